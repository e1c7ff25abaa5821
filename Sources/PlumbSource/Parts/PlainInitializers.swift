/// Finds out which types can be made by their name and a pair of parentheses, from the symbols of a library.
///
/// That is one with an `init()`, or with an initializer whose arguments all have defaults: each default is a
/// function with its own symbol.
struct PlainInitializers {
  /// The names of the types, with their module.
  private(set) var types: Set<String> = []

  init(symbols: some Sequence<String>) {
    var initializers: [String] = []
    var defaults: [String: Int] = [:]
    for symbol in symbols where symbol.hasSuffix("fC") || symbol.hasSuffix("_") && symbol.contains("cfA") {
      guard let text = demangled(symbol) else { continue }
      // "default argument 0 of Module.Row.init(title: Swift.String) -> Module.Row"
      if text.hasPrefix("default argument "), let start = text.firstRange(of: " of ") {
        defaults[String(text[start.upperBound...]), default: 0] += 1
      } else {
        initializers.append(text)
      }
    }
    for text in initializers {
      guard let (type, count) = Self.parsed(text), count == defaults[text] ?? 0 else { continue }
      types.insert(type)
    }
  }

  /// The type of `Module.Row.init(a: A, b: B) -> Module.Row`, and how many arguments there are; `nil` for
  /// initializers that throw or may fail.
  static func parsed(_ text: String) -> (type: String, count: Int)? {
    guard let start = text.firstRange(of: ".init(") else { return nil }
    let type = String(text[..<start.lowerBound])
    let end = ") -> \(type)"
    guard text.hasSuffix(end) else { return nil }
    let arguments = text[start.upperBound...].dropLast(end.count)
    guard !arguments.isEmpty else { return (type, 0) }
    var (depth, count) = (0, 1)
    var before: Character?
    for character in arguments {
      if "([<".contains(character) { depth += 1 }
      // The arrow of a function's type closes nothing.
      if ")]>".contains(character), before != "-" { depth -= 1 }
      if character == ",", depth == 0 { count += 1 }
      before = character
    }
    return (type, count)
  }
}
