import PlumbLayout

/// A reader of facts. A fact passes it its kind, its sentence and its fields, in the order of its JSON, and the reader
/// keeps the part that it is for. A generic function costs pages nothing for the parts that their readers leave.
package protocol FactReader {
  /// Begins a fact.
  ///
  /// - Parameters:
  ///   - owner: the view or modifier whose rule finds it.
  ///   - meaning: the content of the fact, for Documentation/Trace.md.
  ///   - sentence: the rest of a sentence in a story; ``LayoutFact/untold`` if the events around it tell the same.
  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?)

  mutating func field(_ field: LayoutFact.Field, _ value: FactValue, _ meaning: String)
  mutating func field(_ field: LayoutFact.Field, _ word: some FactWord, _ meaning: String)
}

extension FactReader {
  package mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {}

  package mutating func field(_ field: LayoutFact.Field, _ value: FactValue, _ meaning: String) {}
  package mutating func field(_ field: LayoutFact.Field, _ word: some FactWord, _ meaning: String) {}

  mutating func field(_ field: LayoutFact.Field, _ value: FactValue) { self.field(field, value, "") }

  mutating func fields(_ insets: EdgeInsets) {
    field(.top, .length(insets.top))
    field(.leading, .length(insets.leading))
    field(.bottom, .length(insets.bottom))
    field(.trailing, .length(insets.trailing))
  }
}

/// The value of a fact's field, with its unit.
package enum FactValue {
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
package protocol FactWord: CaseIterable, RawRepresentable where RawValue == String {
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

private struct KindReader: FactReader {
  var kind: LayoutFact.Kind?

  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {
    self.kind = kind
  }
}

private struct ChildReader: FactReader {
  var child: NodeID?

  mutating func field(_ field: LayoutFact.Field, _ value: FactValue, _ meaning: String) {
    if field == .child, case .view(let view) = value { child = view }
  }
}
