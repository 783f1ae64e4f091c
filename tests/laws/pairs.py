"""Few settings of the options that together try every pair of values."""

from itertools import product


def pairwise(menu):
    """Few settings of the options in which every pair of values of two options occurs."""
    worth = {
        option.key: list(dict.fromkeys([*option.values, *([option.lowest, option.highest] if option.highest else [])]))
        for option in menu
    }
    missing = {
        frozenset([(one, a), (other, b)])
        for one, other in product(worth, worth)
        if one < other
        for a in worth[one]
        for b in worth[other]
    }
    rows = []
    while missing:
        row = dict(sorted(min(missing, key=lambda pair: sorted(map(repr, pair)))))  # alike in every process
        for key, values in worth.items():
            if key not in row:
                gain = {value: sum({(key, value), pair} in missing for pair in row.items()) for value in values}
                row[key] = max(values, key=gain.__getitem__)
        rows.append(row)
        missing -= {frozenset([a, b]) for a, b in product(row.items(), row.items()) if a != b}
    return rows
