"""When something was, as people say it: `today 14:02`, `yesterday`, `27 Nov`."""

from datetime import datetime, timedelta

from cardtables.app.texts import N_, _

MONTHS = (
    N_("{day} Jan"), N_("{day} Feb"), N_("{day} Mar"), N_("{day} Apr"), N_("{day} May"), N_("{day} Jun"),
    N_("{day} Jul"), N_("{day} Aug"), N_("{day} Sep"), N_("{day} Oct"), N_("{day} Nov"), N_("{day} Dec"),
)  # fmt: skip


def day_of(when: datetime, now: datetime) -> str:
    """The day of `when`, seen from `now`; today with the time."""
    if when.date() == now.date():
        return _("today {time}").format(time=f"{when:%H:%M}")
    if when.date() == now.date() - timedelta(days=1):
        return _("yesterday")
    day = _(MONTHS[when.month - 1]).format(day=when.day)
    return day if when.year == now.year else f"{day} {when.year}"
