"""Yoga as PyPI's `poga` has it: yoga.py WORK ROUNDS"""
import os, sys
from poga.libpoga_capi import *
from passes import least_pass, print_pass
from trees import BODY_OF_LIST, lines_of, offer_of, tree_of

CONFIG = YGConfigNew()
# Frames are not rounded to pixels, which would cost a walk through the whole tree.
YGConfigSetPointScaleFactor(CONFIG, 0)


def measured(one):
    """The size of a text, of which `one` says the number of characters at that time."""
    def measure(node, width, width_mode, height, height_mode):
        wide = one["characters"] * 8
        if width_mode != YGMeasureMode.Undefined and width < wide:
            wide = max(8, width // 8 * 8)
        return YGSize(wide, lines_of(one["characters"], wide) * 16)
    return measure


def make(tree):
    """The nodes. This Yoga knows no gaps, so what comes second in a stack has a margin."""
    nodes, filled = [], set()
    for one in tree:
        node, kind, parent = YGNodeNewWithConfig(CONFIG), one["kind"], one["parent"]
        YGNodeStyleSetFlexShrink(node, 1 if one.get("shrinks") else 0)
        if kind in ("row", "column"):
            YGNodeStyleSetFlexDirection(node, YGFlexDirection.Row if kind == "row" else YGFlexDirection.Column)
            YGNodeStyleSetAlignItems(node, YGAlign.FlexStart if one.get("leading") else YGAlign.Center)
            across, down = one.get("padding", (0, 0))
            YGNodeStyleSetPadding(node, YGEdge.Horizontal, across)
            YGNodeStyleSetPadding(node, YGEdge.Vertical, down)
        elif kind == "box":
            YGNodeStyleSetWidth(node, one["width"])
            YGNodeStyleSetHeight(node, one["height"])
        elif kind == "text":
            YGNodeSetMeasureFunc(node, measured(one))
        if one.get("grows") or kind == "spacer":
            YGNodeStyleSetFlexGrow(node, 1)
            YGNodeStyleSetFlexBasis(node, 0)
        if one.get("grows") or one.get("stretches"):
            YGNodeStyleSetAlignSelf(node, YGAlign.Stretch)
        if parent >= 0:
            spacing = tree[parent].get("spacing", 0)
            if spacing and parent in filled:
                edge = YGEdge.Left if tree[parent]["kind"] == "row" else YGEdge.Top
                YGNodeStyleSetMargin(node, edge, spacing)
            filled.add(parent)
            YGNodeInsertChild(nodes[parent], node, YGNodeGetChildCount(nodes[parent]))
        nodes.append(node)
    return nodes


def main():
    work, rounds = sys.argv[1], int(sys.argv[2])
    tree = tree_of(work)
    nodes = make(tree)

    def lay_out(width=390):
        offered = [YGUndefined if length is None else length for length in offer_of(work, width)]
        YGNodeCalculateLayout(nodes[0], *offered, YGDirection.LTR)

    if work.startswith("leaf"):
        def change(turn):
            YGNodeStyleSetWidth(nodes[-1], 20 if turn % 2 else 10)
            lay_out()
    elif work == "body":
        def change(turn):
            tree[BODY_OF_LIST]["characters"] = 90 if turn % 2 else 40
            YGNodeMarkDirty(nodes[BODY_OF_LIST])
            lay_out()
    elif work == "width":
        def change(turn):
            lay_out(390 - turn % 100)
    else:
        change = None

    def prepare():
        nonlocal nodes
        YGNodeFreeRecursive(nodes[0])
        nodes = make(tree)
        return lay_out

    nanoseconds = least_pass(rounds, lay_out, change, prepare)
    print_pass(nanoseconds, YGNodeLayoutGetWidth(nodes[0]), YGNodeLayoutGetHeight(nodes[0]))
    # The functions that measure end after Python does, and end the process with an error.
    os._exit(0)


main()
