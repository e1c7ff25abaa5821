"""The trees of Benchmarks/PlumbWorkloads for the peers in Python, each item after its parent. trees.h has the same ones."""


def item(parent, kind, **rest):
    return {"parent": parent, "kind": kind, **rest}


def row():
    return [item(-1, "row")] + [item(0, "box", width=10, height=10) for _ in range(1000)]


def heap(count, flexible):
    tree, level, last = [], 0, 0
    for index in range(count):
        if index > last:
            last, level = last * 4 + 4, level + 1
        parent = (index - 1) // 4
        if index * 4 + 1 < count:
            tree.append(item(parent, "column" if level % 2 else "row"))
        elif flexible and index % 2:
            tree.append(item(parent, "fill", grows=True))
        else:
            tree.append(item(parent, "box", width=10, height=10))
    tree[0]["parent"] = -1
    for one in reversed(tree[1:]):
        if one.get("grows"):
            tree[one["parent"]]["grows"] = True
    return tree


def chain(growing):
    """A thousand columns and rows in turn around a text, each with a padding of one."""
    tree, parent = [], -1
    for level in reversed(range(1000)):
        index = len(tree)
        tree.append(item(parent, "column" if level % 2 else "row", padding=(1, 1), grows=growing))
        if growing and parent >= 0:
            tree.append(item(parent, "fill", grows=True))
        parent = index
    tree.append(item(parent, "text", characters=100))
    if growing:
        tree.append(item(parent, "fill", grows=True))
    return tree


def list_of_rows():
    tree = [item(-1, "column")]
    for index in range(1000):
        row = len(tree)
        tree.append(item(0, "row", padding=(12, 8), spacing=12, stretches=True))
        tree.append(item(row, "box", width=40, height=40))
        tree.append(item(row, "column", spacing=2, leading=True, shrinks=True))
        tree.append(item(row + 2, "text", characters=8 + index * 7 % 12))
        tree.append(item(row + 2, "text", characters=20 + index * 37 % 100))
        tree.append(item(row, "spacer"))
        tree.append(item(row, "text", characters=5))
    return tree


# The body of row 500.
BODY_OF_LIST = 1 + 500 * 7 + 4


def tree_of(work):
    if work == "row":
        return row()
    if work.startswith("chain"):
        return chain(work == "chain-growing")
    if work in ("list", "body", "width"):
        return list_of_rows()
    return heap(10_001 if "10k" in work else 100_001, "flex" in work)


def lines_of(characters, width):
    in_line = max(1, min(characters, int(width // 8)))
    return -(-characters // in_line)


def offer_of(work, width=390):
    """The width and height that the root is offered; nothing where it is as large as what is in it."""
    if work in ("list", "body", "width"):
        return width, None
    if "flex" in work:
        return 16384, 16384
    return (3000, 3000) if work == "chain-growing" else (None, None)
