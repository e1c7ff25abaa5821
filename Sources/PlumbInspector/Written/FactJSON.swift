import PlumbExplanation
import PlumbLayout

/// Facts as JSON and back. Their names and fields are those of their descriptions.
extension LayoutFact {
  fileprivate static let kindName = "fact"

  /// The fact's name and fields, as Documentation/Trace.md lists them.
  func fields(_ names: ChildNames) -> [(String, JSON)] {
    var reader = FieldReader(names: names)
    pass(to: &reader)
    return reader.fields
  }
}

private struct FieldReader: FactReader {
  let names: ChildNames
  var fields: [(String, JSON)] = []

  init(names: ChildNames) { self.names = names }

  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {
    fields.append((LayoutFact.kindName, .string(kind.rawValue)))
  }

  mutating func field(_ field: LayoutFact.Field, _ word: some FactWord, _ meaning: String) {
    fields.append((field.rawValue, .string(word.rawValue)))
  }

  mutating func field(_ field: LayoutFact.Field, _ value: FactValue, _ meaning: String) {
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
  /// A fact as it was written.
  package struct Fact {
    let kind: LayoutFact.Kind
    private let json: JSON

    /// `nil` for what is no fact, or one that this Plumb has no name for.
    init?(_ json: JSON) {
      guard let kind = json[LayoutFact.kindName]?.string.flatMap(LayoutFact.Kind.init) else { return nil }
      (self.kind, self.json) = (kind, json)
    }

    func number(_ field: LayoutFact.Field) -> CGFloat? { json[field.rawValue]?.length }
    func word(_ field: LayoutFact.Field) -> String? { json[field.rawValue]?.string }
    func flag(_ field: LayoutFact.Field) -> Bool? { json[field.rawValue]?.bool }
  }
}
