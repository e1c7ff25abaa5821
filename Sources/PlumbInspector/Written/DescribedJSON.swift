import PlumbExplanation
import PlumbLayout

/// Facts and reasons as JSON and back. Their names and fields are those of their descriptions.
protocol DescribedKind: RawRepresentable where RawValue == String {
  /// The name of the field that says it.
  static var field: String { get }
}

extension LayoutFact.Kind: DescribedKind { static let field = "fact" }
extension LayoutReason.Kind: DescribedKind { static let field = "reason" }

extension LayoutFact {
  /// The fact's name and fields, as Documentation/Trace.md lists them.
  func fields(_ names: ChildNames) -> [(String, JSON)] {
    var reader = FieldReader(names: names)
    pass(to: &reader)
    return reader.fields
  }
}

extension LayoutReason? {
  /// The reason's name and numbers, as Documentation/Trace.md lists them.
  var fields: [(String, JSON)] {
    var reader = FieldReader(names: [:])
    pass(to: &reader)
    return reader.fields
  }
}

private struct FieldReader: TraceReader {
  let names: ChildNames
  var fields: [(String, JSON)] = []

  init(names: ChildNames) { self.names = names }

  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {
    fields.append((LayoutFact.Kind.field, .string(kind.rawValue)))
  }

  mutating func reason(
    _ kind: LayoutReason.Kind, _ purpose: LayoutReason.Purpose, _ meaning: String, clause: () -> String
  ) {
    fields.append((LayoutReason.Kind.field, .string(kind.rawValue)))
  }

  mutating func field(_ field: TraceField, _ word: some TraceWord, _ meaning: String) {
    fields.append((field.rawValue, .string(word.rawValue)))
  }

  mutating func field(_ field: TraceField, _ value: TraceValue, _ meaning: String) {
    let json: JSON =
      switch value {
      case .length(let length): length.map(JSON.number) ?? .null
      case .number(let number): .number(number)
      case .count(let count): count.map { .number(CGFloat($0)) } ?? .null
      case .flag(let flag): .bool(flag)
      case .axis(let axis): .string(axis.description)
      case .guide(let key): .string(Words.guide(key))
      case .view(let view): .string(names[view] ?? "a view")
      case .viewIfAny(let view): names[view].map(JSON.string) ?? .null
      case .frame(let frame): JSON(frame)
      }
    fields.append((field.rawValue, json))
  }
}

extension Snapshot {
  /// A fact or a reason as it was written.
  package struct Described<Kind: RawRepresentable> where Kind.RawValue == String {
    let kind: Kind
    private let json: JSON

    func number(_ field: TraceField) -> CGFloat? { json[field.rawValue]?.length }
    func word(_ field: TraceField) -> String? { json[field.rawValue]?.string }
    func flag(_ field: TraceField) -> Bool? { json[field.rawValue]?.bool }
  }

  package typealias Fact = Described<LayoutFact.Kind>
  package typealias Reason = Described<LayoutReason.Kind>
}

extension Snapshot.Described where Kind: DescribedKind {
  /// `nil` for what is neither, or one that this Plumb has no name for.
  init?(_ json: JSON) {
    guard let kind = json[Kind.field]?.string.flatMap({ Kind(rawValue: $0) }) else { return nil }
    (self.kind, self.json) = (kind, json)
  }
}
