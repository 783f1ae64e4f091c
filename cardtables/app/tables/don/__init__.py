"""The tables of Don and its relatives."""
