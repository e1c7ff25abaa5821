import PlumbViews

/// The names and contents of types that were met: to write one out takes longer than to look it up.
final class KnownTypes {
  /// The names of the source's own view types.
  var names: [ObjectIdentifier: String?] = [:]
  private var bodies: [ObjectIdentifier: WrittenTypes] = [:]
  private var arguments: [ObjectIdentifier: WrittenTypes] = [:]
  private var contents: [ObjectIdentifier: Bool] = [:]
  private var spellings: [ObjectIdentifier: (name: String, isTitled: Bool)?] = [:]

  /// The types in the body of a view.
  func body(of type: Any.Type) -> WrittenTypes {
    let id = ObjectIdentifier(type)
    let types = bodies[id] ?? WrittenTypes(in: nil, WrittenTypes.body(of: type))
    bodies[id] = types
    return types
  }

  /// Whether a view in an `AnyView` is one that people can write, and none of those that controls are made of.
  func isContent(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isContent = contents[id] { return isContent }
    var name = Substring(String(reflecting: type))
    while let end = name.firstIndex(of: "<"), Self.isAround(name[..<end]) {
      name = name[name.index(after: end)...]
    }
    name = name.prefix { $0 != "<" && $0 != "," }
    let isContent = !isOwn(type) || !(name.contains("(unknown context") || name.contains("._"))
    contents[id] = isContent
    return isContent
  }

  /// Whether a type of this name wraps what people write: a modifier, an `if` or a filled shape.
  private static func isAround(_ name: Substring) -> Bool {
    ["ModifiedContent", "_ConditionalContent", "_ShapeView"].contains { name.hasSuffix($0) }
  }

  /// The name of a view that people write by it, and whether its label is a text alone: `Label("Star", …)`. A view whose name
  /// begins with an underscore has none, and neither has one that is a part of another's configuration.
  func spelling(of type: Any.Type) -> (name: String, isTitled: Bool)? {
    let id = ObjectIdentifier(type)
    if let spelling = spellings[id] { return spelling }
    let full = String(reflecting: type)
    let names = full.prefix { $0 != "<" }.split(separator: ".")
    let isWritten = names.count == 2 && !names[1].hasPrefix("_")
    let sourceName = ViewsAround.sourceName(type)
    let isTitled = (type as? any LabelNamed.Type)?.labelType == Text.self
    let spelling = sourceName.map { ($0, false) } ?? (isWritten ? (String(names[1]), isTitled) : nil)
    spellings[id] = .some(spelling)
    return spelling
  }

  /// The types of a view's arguments.
  func arguments(of type: Any.Type) -> WrittenTypes {
    let id = ObjectIdentifier(type)
    let types = arguments[id] ?? WrittenTypes(in: nil, String(reflecting: type))
    arguments[id] = types
    return types
  }
}

/// The types that the source writes at one place, as the name of the type that is made of them.
final class WrittenTypes {
  private let outer: WrittenTypes?
  private let text: String
  private var known: [ObjectIdentifier: Bool] = [:]
  private var bare: [ObjectIdentifier: Bool] = [:]
  private var inner: [ObjectIdentifier: WrittenTypes] = [:]
  private var erased: [ObjectIdentifier: WrittenTypes] = [:]

  init(in outer: WrittenTypes?, _ text: String) { (self.outer, self.text) = (outer, text) }

  func has(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let has = known[id] { return has }
    let has = text.contains(String(reflecting: type)) || outer?.has(type) ?? false
    known[id] = has
    return has
  }

  /// Whether a view is written, or, for a shape in the foreground style, the shape alone.
  func hasView(_ type: Any.Type) -> Bool {
    if has(type) { return true }
    guard let shape = (type as? any ForegroundShapeView.Type)?.shapeType else { return false }
    let id = ObjectIdentifier(type)
    if let has = bare[id] { return has }
    let has = Self.has(String(reflecting: shape), alone: text) || outer?.hasView(type) ?? false
    bare[id] = has
    return has
  }

  /// Whether the name of a shape is in a text elsewhere than as what another type fills or draws.
  static func has(_ name: String, alone text: String) -> Bool {
    var rest = text[...]
    while let found = rest.firstRange(of: name) {
      let before = text[..<found.lowerBound]
      let isEnd = rest[found.upperBound...].first.map { ",>)".contains($0) } ?? true
      if isEnd, !before.hasSuffix("View<"), !before.hasSuffix("Shape<") { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  /// These types and those that the body of a view in them is made of.
  func adding(_ type: Any.Type) -> WrittenTypes {
    let id = ObjectIdentifier(type)
    let types = inner[id] ?? WrittenTypes(in: self, Self.body(of: type))
    inner[id] = types
    return types
  }

  /// These types and those in an erased view.
  func adding(erased type: Any.Type) -> WrittenTypes {
    let id = ObjectIdentifier(type)
    let types = erased[id] ?? WrittenTypes(in: self, String(reflecting: type))
    erased[id] = types
    return types
  }

  /// The type of a view's body, in full.
  static func body(of type: Any.Type) -> String {
    func name<V: View>(_: V.Type) -> String { String(reflecting: V.Body.self) }
    return (type as? any View.Type).map { name($0) } ?? String(reflecting: type)
  }
}
