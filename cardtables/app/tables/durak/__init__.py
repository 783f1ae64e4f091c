"""The table of English Durak."""
