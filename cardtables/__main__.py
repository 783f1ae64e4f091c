"""`python -m cardtables` is the command `cardtables`."""

from cardtables.cli import main

if __name__ == "__main__":
    main()
