"""The commands: one function each, called with the words of the command line, printing what was asked for."""
