"""Input that is wrong: one sentence that says what and where, which can be said in any language."""


class Wrong(ValueError):
    """What somebody gave us cannot be used. `message` is the English sentence with {places} for the details.

    A detail may itself be a Wrong, an Illegal, or what the system complains of: `texts.say` translates each.
    """

    lasting = False
    """Whether the same, tried again, will be as wrong."""

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message.format(**details))
        self.message, self.details = message, details
