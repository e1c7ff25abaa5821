import PlumbLayout

/// A reader of facts and reasons. Each passes it its kind, its words and its fields, in the order of its JSON, and the
/// reader keeps the part that it is for. A generic function costs pages nothing for the parts that their readers leave.
package protocol TraceReader {
  /// Begins a fact.
  ///
  /// - Parameters:
  ///   - owner: the view or modifier whose rule finds it.
  ///   - meaning: the content of the fact, for Documentation/Trace.md.
  ///   - sentence: the rest of a sentence in a story; ``LayoutFact/untold`` if the events around it tell the same.
  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?)

  /// Begins the reason of a step.
  ///
  /// - Parameters:
  ///   - meaning: when a step has it, for Documentation/Trace.md.
  ///   - clause: the rest of a sentence about the offer; nothing if the events around it tell the same.
  mutating func reason(
    _ kind: LayoutReason.Kind, _ purpose: LayoutReason.Purpose, _ meaning: String, clause: () -> String)

  mutating func field(_ field: TraceField, _ value: TraceValue, _ meaning: String)
  mutating func field(_ field: TraceField, _ word: some TraceWord, _ meaning: String)
}

extension TraceReader {
  package mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {}

  package mutating func reason(
    _ kind: LayoutReason.Kind, _ purpose: LayoutReason.Purpose, _ meaning: String, clause: () -> String
  ) {}

  package mutating func field(_ field: TraceField, _ value: TraceValue, _ meaning: String) {}
  package mutating func field(_ field: TraceField, _ word: some TraceWord, _ meaning: String) {}

  mutating func reason(
    _ kind: LayoutReason.Kind, _ purpose: LayoutReason.Purpose, _ meaning: String,
    _ clause: @autoclosure () -> String = ""
  ) {
    reason(kind, purpose, meaning, clause: clause)
  }

  mutating func field(_ field: TraceField, _ value: TraceValue) { self.field(field, value, "") }

  mutating func fields(_ insets: EdgeInsets) {
    field(.top, .length(insets.top))
    field(.leading, .length(insets.leading))
    field(.bottom, .length(insets.bottom))
    field(.trailing, .length(insets.trailing))
  }
}

/// The value of a field, with its unit.
package enum TraceValue {
  /// In points; `nil` is a length that nobody says.
  case length(CGFloat?)
  /// A number without a unit.
  case number(CGFloat)
  case count(Int?)
  case flag(Bool)
  case axis(Axis)
  case guide(AlignmentKey)
  /// A child of the view that found the fact.
  case view(NodeID)
  /// The same, of which there may be none.
  case viewIfAny(NodeID)
  case frame(CGRect)
}

/// One of several words that a field can have, which are its raw values.
package protocol TraceWord: CaseIterable, RawRepresentable where RawValue == String {
  var meaning: String { get }
}

// MARK: Parts of a fact

extension LayoutFact {
  package var kind: Kind? {
    var reader = KindReader()
    pass(to: &reader)
    return reader.kind
  }

  /// The child that the fact is about.
  var child: NodeID? {
    var reader = ChildReader()
    pass(to: &reader)
    return reader.child
  }
}

private struct KindReader: TraceReader {
  var kind: LayoutFact.Kind?

  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {
    self.kind = kind
  }
}

private struct ChildReader: TraceReader {
  var child: NodeID?

  mutating func field(_ field: TraceField, _ value: TraceValue, _ meaning: String) {
    if field == .child, case .view(let view) = value { child = view }
  }
}
