"""Taffy as PyPI's `stretchable` has it: taffy.py WORK ROUNDS"""
import logging, sys
from stretchable import Edge, Node, taffylib
from stretchable.context import taffy
from stretchable.style import AUTO, AlignItems, AlignSelf, FlexDirection, Style
from stretchable.style.geometry.size import SizeAvailableSpace, SizePoints
from passes import least_pass, print_pass
from trees import BODY_OF_LIST, lines_of, offer_of, tree_of

logging.disable()
taffy.use_rounding = False
sys.setrecursionlimit(100_000)


def measured(one):
    """The size of a text, of which `one` says the number of characters at that time."""
    def measure(node, known, available):
        wide = one["characters"] * 8
        offered = known.width.value if is_number(known.width) else available_length(available.width)
        if offered is not None and offered < wide:
            wide = max(8, offered // 8 * 8)
        return SizePoints(wide, lines_of(one["characters"], wide) * 16)
    return measure


def is_number(length):
    return length is not None and length.value == length.value


def available_length(length):
    """How much there is; nothing where a text may be as wide as it likes, and one character at the narrowest."""
    scale = length.scale.name
    return length.value if scale == "DEFINITE" else 8 if scale == "MIN_CONTENT" else None


def style(one, width=None):
    words = {"flex_shrink": 1 if one.get("shrinks") else 0}
    kind = one["kind"]
    if kind in ("row", "column"):
        words["flex_direction"] = FlexDirection.ROW if kind == "row" else FlexDirection.COLUMN
        words["align_items"] = AlignItems.FLEX_START if one.get("leading") else AlignItems.CENTER
        across, down = one.get("padding", (0, 0))
        words["padding"] = (down, across, down, across)
        words["gap"] = one.get("spacing", 0)
    elif kind == "box":
        words["size"] = (width or one["width"], one["height"])
    if one.get("shrinks"):
        words["min_size"] = (0, 0)
    if one.get("grows") or kind == "spacer":
        words["flex_grow"], words["flex_basis"] = 1, 0
    if one.get("grows") or one.get("stretches"):
        words["align_self"] = AlignSelf.STRETCH
    return words


STYLES = {}


def make(tree, offered):
    """The nodes; items that are alike share a style."""
    nodes = []
    for one in tree:
        words = style(one)
        if one["parent"] < 0:
            words["size"] = tuple(AUTO if length is None else length for length in offered)
        key = str(words)
        if key not in STYLES:
            STYLES[key] = Style(**words)
        node = Node(style=STYLES[key], measure=measured(one) if one["kind"] == "text" else None)
        if one["parent"] >= 0:
            nodes[one["parent"]].append(node)
        nodes.append(node)
    return nodes


def main():
    work, rounds = sys.argv[1], int(sys.argv[2])
    tree = tree_of(work)
    nodes = make(tree, offer_of(work))
    any_text = any(one["kind"] == "text" for one in tree)

    def lay_out():
        # Without texts, Taffy is called as it is: `compute_layout` asks Python for the size of each leaf, again and again.
        if any_text:
            nodes[0].compute_layout()
        else:
            taffylib.node_compute_layout(taffy._ptr, nodes[0]._node_id, SizeAvailableSpace.default().to_dict())

    if work.startswith("leaf"):
        styles = [Style(**style(tree[-1], width)) for width in (10, 20)]
        def change(turn):
            nodes[-1].style = styles[turn % 2]
            lay_out()
    elif work == "body":
        def change(turn):
            tree[BODY_OF_LIST]["characters"] = 90 if turn % 2 else 40
            nodes[BODY_OF_LIST].mark_dirty()
            lay_out()
    elif work == "width":
        styles = [Style(**style(tree[0]), size=(390 - narrower, AUTO)) for narrower in range(100)]
        def change(turn):
            nodes[0].style = styles[turn % 100]
            lay_out()
    else:
        change = None

    def prepare():
        nonlocal nodes
        nodes = make(tree, offer_of(work))
        return lay_out

    nanoseconds = least_pass(rounds, lay_out, change, prepare)
    nodes[0].compute_layout()
    box = nodes[0].get_box(Edge.BORDER)
    print_pass(nanoseconds, box.width, box.height)


main()
