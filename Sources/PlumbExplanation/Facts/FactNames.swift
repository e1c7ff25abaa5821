import PlumbLayout

/// The names in JSON.
extension LayoutFact {
  package enum Kind: String, CaseIterable {
    case gap, range, group
    case guide, line
    case fixed, bounds, insets, ratio, fixedSize, offset, position
    case ideal, minimum, thickness, text
    case candidate, gridShare, track, slot, cell, estimated, scroll, margins
    case anchored, placed
    case relative, bar, matched, outset, field
  }

  package enum Field: String {
    case anchorX, anchorY, available, axis, bottom, by, child, children, column, columns, committed, container
    case content, elements, explicit, fills, first, fits, frame, gap, gaps, given, guide, height, horizontal
    case ideal, known, leading, length, limit, line, lineHeight, lines, maximum, minimum, number, offered
    case offset, open, order, priority, proposed, ratio, reserved, room, row, rule, scale, scrollView, share
    case source, start, top, trailing, truncated, value, vertical, widest, width, x, y
  }
}
