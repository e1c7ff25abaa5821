import PlumbLayout

/// The rest of a sentence about a fact, behind the name of the view whose rule found it.
extension StoryNames {
  /// Returns the words of a fact; nil for a fact that the events around it tell as well.
  func words(of fact: LayoutFact, found node: NodeID) -> String? {
    switch fact {
    case .gap(let child, let length, let source):
      return "leaves \(describe(length)) before \(below(child)), \(Self.words(source))"
    case .range(let child, let least, let most, _, _, _):
      return least == most
        ? "finds that \(below(child)) is \(describe(least)) long whatever it is offered"
        : "finds that \(below(child)) can be from \(describe(least)) to \(describe(most)) long"
    case .group(let priority, let children, let available, let reserved):
      let views = children == 1 ? "one view" : "\(children) views"
      let rank =
        priority == -.infinity
        ? " of the lowest priority" : priority != 0 ? " of priority \(describe(priority))" : ""
      let rest = reserved > 0 ? ", and keeps \(describe(reserved)) for views of a lower priority" : ""
      return "has \(describe(available)) for \(views)\(rank)\(rest)"
    case .fixed(let axis, let length): return "has a fixed \(Words.length(axis)) of \(describe(length))"
    case .bounds(let axis, _, _, _, let rule, let length):
      return "has a \(Words.length(axis)) of \(describe(length)), \(Self.words(rule))"
    case .insets(let insets): return "keeps \(Self.edges(insets)) for itself"
    case .ratio(let ratio, _, _):
      return "offers a size whose ratio of width to height is \(describe(ratio))"
    case .offset(let x, let y): return "draws its child \(Words.moved(x, y)) and leaves its place as it is"
    case .position(let x, let y):
      let origin = origin(of: node)
      let point = Words.point(CGPoint(x: origin.x + x, y: origin.y + y))
      return
        "puts the middle of its child \(describe(x)) from its leading edge and \(describe(y)) from its top edge, at \(point)"
    case .text(let text): return Self.words(text)
    case .candidate(let child, let fits, let axis, let ideal, let room):
      return fits
        ? "finds that \(below(child)) fits"
        : "finds that \(below(child)) does not fit: its \(Words.length(axis)) is \(describe(ideal)), and there is room for \(describe(room))"
    case .scroll(let axis, let content, _):
      return "has content that is \(describe(content)) \(Words.long(axis))"
    case .guide, .line, .fixedSize, .ideal, .minimum, .thickness, .gridShare, .track, .slot, .cell,
      .estimated, .margins, .anchored, .placed, .relative, .bar, .matched, .outset, .field:
      return nil
    }
  }

  /// The part of the picture that a fact is about.
  func mark(of fact: LayoutFact, found node: NodeID) -> LayoutStory.Mark {
    switch fact {
    case .gap(let child, let length, _): .gap(before: child, length: length, axis(of: node))
    case .range(let child, let least, let most, _, _, _):
      .range(of: child, minimum: least, maximum: most, axis(of: node))
    case .candidate(let child, _, _, _, _): .choice(child)
    default: .none
    }
  }

  private static func words(_ source: GapSource) -> String {
    switch source {
    case .explicit: "as the code says"
    case .usual: "as usual"
    case .wish: "as a neighbour prefers"
    case .textToText: "because both are texts"
    case .aboveText: "as the text below prefers"
    case .belowText: "as the text above prefers"
    }
  }

  private static func words(_ rule: FrameRule) -> String {
    switch rule {
    case .ideal: "its ideal length"
    case .proposalWithinBounds: "what it is offered, within its bounds"
    case .maximum: "its maximum"
    case .minimum: "its minimum"
    case .childWithinBounds: "that of its child, within its bounds"
    }
  }

  private static func edges(_ insets: EdgeInsets) -> String {
    let sides = [
      (insets.top, "top"), (insets.leading, "leading edge"), (insets.bottom, "bottom"),
      (insets.trailing, "trailing edge"),
    ]
    if sides.allSatisfy({ $0.0 == insets.top }) { return "\(describe(insets.top)) on each side" }
    return Words.list(sides.filter { $0.0 != 0 }.map { "\(describe($0.0)) at the \($0.1)" })
  }

  private static func words(_ text: TextFacts) -> String? {
    // Offered no width, it has lines of nothing.
    guard text.widest != 0 else { return nil }
    var words =
      text.lines == 1
      ? "has one line, \(describe(text.widest)) wide"
      : "has \(text.lines) lines, the widest \(describe(text.widest))"
    if text.isTruncated { words += ", and is shortened with “…”" }
    if text.scale < 1 { words += ", at \(describe((text.scale * 100).rounded())) % of its font's size" }
    if text.lines > 1 || text.isTruncated || text.scale != 1 {
      words += "; in full, on one line, it would be \(describe(text.ideal)) wide"
    }
    return words
  }
}
