extension Explanation {
  /// The rules that sentences are about, with their names in JSON; Documentation/Trace.md says what each means.
  package enum Rule: String, CaseIterable {
    case after, anchored, aspectRatio, bar, bounds, canvas, content, cross, empty, field, fill, first, fit,
      fixed, fixedSize, frame, gap, gridShare, group, guide, hint, ideal, layer, linedUp, lines, longest,
      matched, minimum, offset, onlyChild, order, own, padding, passedOn, pixels, placed, position, relative,
      safeArea, sameForAll, scroll, share, slot, spacer, square, sum, text, thickness, tracks, union
  }
}
