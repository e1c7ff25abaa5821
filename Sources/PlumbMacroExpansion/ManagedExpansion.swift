/// `@NSManaged` on a property or a method of an object of Core Data, which Objective-C's runtime fills on Apple's systems.
///
/// A source that is compiled here has `@_Managed` in its place: a property reads and sets a value by its name, and a method
/// such as `addToNotes(_:)` changes the set that its name says.
public struct ManagedExpansion {
  private let statements: Statements
  private let words: [String]

  /// Creates the expansion for the declaration that it is attached to.
  public init(declaration: String) {
    statements = Statements(declaration)
    words = statements.tokens.filter { $0.kind != .newline && $0.kind != .comment }.map(\.text)
  }

  /// The accessors of a property.
  public var accessors: Expansion {
    guard let name = name(behind: "var") else {
      return .failure("@NSManaged belongs on a variable or a method.")
    }
    return .source(
      """
      get { _managedValue("\(name)") }
      set { setValue(newValue, forKey: "\(name)") }
      """)
  }

  /// The body of a method.
  public var body: Expansion {
    guard let name = name(behind: "func"), let place = words.firstIndex(of: "func") else {
      return .failure("@NSManaged belongs on a variable or a method.")
    }
    let call = (["\"\(name)\""] + parameters(from: place)).joined(separator: ", ")
    // The compiler takes the whole block.
    return .source("{ _managedCall(\(call)) }")
  }

  private func name(behind keyword: String) -> String? {
    guard let place = words.firstIndex(of: keyword), place + 1 < words.count else { return nil }
    return words[place + 1].filter { $0 != "`" }
  }

  /// The inner names of `(_ value: Note, at place: Int)`.
  private func parameters(from place: Int) -> [String] {
    guard let open = words[place...].firstIndex(of: "(") else { return [] }
    let inside = words[(open + 1)...].prefix { $0 != ")" }
    return inside.indices.filter { words[$0] == ":" && $0 > inside.startIndex }.map { words[$0 - 1] }
  }
}
