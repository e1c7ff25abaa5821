import PlumbLayout

// The names in JSON, which readers of older files go by too.

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
}

extension LayoutReason {
  package enum Kind: String, CaseIterable {
    case passedOn, minimum, maximum, sameForAll, onlyChild, share
    case cell, slot
    case aspectRatio, proportions, fit, layer, layout, placement
    case arrangement
  }
}

/// The fields of facts and reasons.
package enum TraceField: String {
  case anchorX, anchorY, available, axis, bottom, by, child, children, column, columns, committed, container
  case content, elements, explicit, fills, first, fits, flexibility, frame, gap, gaps, given, guide, height
  case horizontal, ideal, known, leading, length, limit, line, lineHeight, lines, maximum, minimum, number
  case offered, offset, open, order, priority, proposed, ratio, remaining, reserved, room, row, rule, scale
  case scrollView, share, source, start, top, trailing, truncated, value, vertical, widest, width, x, y
}
