"""The smallest Textual program: a label that changes at a key. What the table is measured against."""

from textual.app import App
from textual.widgets import Label


class Hello(App):
    """Says hello, and at any key something else of the same length."""

    count = 0

    def compose(self):
        """One label."""
        yield Label("HELLO 0")

    def on_key(self):
        """Change the label."""
        self.count = (self.count + 1) % 10
        self.query_one(Label).update(f"HELLO {self.count}")


if __name__ == "__main__":
    Hello().run()
