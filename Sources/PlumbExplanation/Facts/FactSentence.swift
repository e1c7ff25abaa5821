import PlumbLayout

/// The rest of a sentence about a fact, behind the name of the view whose rule found it.
package struct FactSentence {
  var words: String
  var mark: LayoutStory.Mark

  init(_ words: String, mark: LayoutStory.Mark = .none) { (self.words, self.mark) = (words, mark) }
}

/// The view whose rule found a fact, among the names of a story.
package struct FactFinder {
  let names: StoryNames
  let node: NodeID

  /// The axis of a stack.
  var axis: Axis { names.axis(of: node) }

  func below(_ child: NodeID) -> String { names.below(child) }

  /// A point of the view on the canvas.
  func point(_ x: CGFloat, _ y: CGFloat) -> String {
    let origin = names.origin(of: node)
    return Words.point(CGPoint(x: origin.x + x, y: origin.y + y))
  }

  func sentence(of fact: LayoutFact) -> FactSentence? {
    var reader = SentenceReader(finder: self)
    fact.pass(to: &reader)
    return reader.sentence
  }
}

private struct SentenceReader: TraceReader {
  let finder: FactFinder
  var sentence: FactSentence?

  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {
    self.sentence = sentence(finder)
  }
}

extension LayoutFact {
  /// No sentence: the events around the fact say the same.
  static func untold(_: FactFinder) -> FactSentence? { nil }
}

// MARK: Words of values

extension GapSource: TraceWord {
  package var meaning: String {
    switch self {
    case .explicit: "the stack says so"
    case .usual: "neighbours without preferred spacing keep 8"
    case .wish: "a neighbour prefers it; a spacer prefers none"
    case .textToText: "between two texts it is the leading of the lower one's font"
    case .symbol: "a symbol keeps no distance from a text or another symbol"
    case .aboveText: "the font of the text or symbol prefers it, towards the view above"
    case .belowText: "the font of the text or symbol prefers it, towards the view below"
    }
  }

  /// The same in short, behind the distance.
  var clause: String {
    switch self {
    case .explicit: "as the code says"
    case .usual: "as usual"
    case .wish: "as a neighbour prefers"
    case .textToText: "because both are texts"
    case .symbol: "because a symbol counts as a text"
    case .aboveText: "as the text or symbol below prefers"
    case .belowText: "as the text or symbol above prefers"
    }
  }
}

extension FrameRule: TraceWord {
  package var meaning: String {
    switch self {
    case .ideal: "its ideal length"
    case .proposalWithinBounds: "what it is offered, within its bounds"
    case .maximum: "its maximum"
    case .minimum: "its minimum"
    case .childWithinBounds: "that of its child, within its bounds"
    }
  }
}

extension EdgeInsets {
  var words: String {
    let sides = [
      (top, "top"), (leading, "leading edge"), (bottom, "bottom"), (trailing, "trailing edge"),
    ]
    if sides.allSatisfy({ $0.0 == top }) { return "\(describe(top)) on each side" }
    return Words.list(sides.filter { $0.0 != 0 }.map { "\(describe($0.0)) at the \($0.1)" })
  }
}

extension TextFacts {
  var words: String? {
    // Offered no width, it has lines of nothing.
    guard widest != 0 else { return nil }
    var words =
      lines == 1
      ? "has one line, \(describe(widest)) wide" : "has \(lines) lines, the widest \(describe(widest))"
    if isTruncated { words += ", and is shortened with “…”" }
    if scale < 1 { words += ", at \(describe((scale * 100).rounded())) % of its font's size" }
    if lines > 1 || isTruncated || scale != 1 {
      words += "; in full, on one line, it would be \(describe(ideal)) wide"
    }
    return words
  }
}
