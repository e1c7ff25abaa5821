import PlumbLayout

extension ViewNode {
  /// The entries of a lazy container, in order.
  var lazyEntries: [LazyEntry] {
    var entries: [LazyEntry] = []
    for child in children { child.appendLazyEntries(to: &entries, part: .content) }
    return entries
  }

  private func appendLazyEntries(to entries: inout [LazyEntry], part: SectionPart) {
    if layout.exists { return entries.append(.member(layout, part)) }
    if let run = lazyRun {
      entries.append(.absent(run, 0..<run.realised.lowerBound, isTrailing: false))
      for (index, child) in zip(run.realised, children) {
        entries.append(.begin(run, index))
        child.appendLazyEntries(to: &entries, part: part)
        entries.append(.end(run, index))
      }
      let end = run.realised.upperBound
      return entries.append(.absent(run, end..<max(run.count, end), isTrailing: true))
    }
    if sectionPart == .whole { entries.append(.beginSection) }
    let own = sectionPart == .header || sectionPart == .footer ? sectionPart ?? part : part
    for child in children { child.appendLazyEntries(to: &entries, part: own) }
    if sectionPart == .whole { entries.append(.endSection) }
  }
}
