"""The pieces of a screen: each draws one region from data and knows no rules."""
