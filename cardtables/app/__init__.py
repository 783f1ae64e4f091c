"""The program as friends see it: screens, tables, words and colours."""
