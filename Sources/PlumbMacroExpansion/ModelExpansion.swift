/// `@Model` on a class makes it observed, and something that a store of SwiftData can hold.
///
/// Each stored variable becomes one of Observation's; the identity, and the list of the variables that may lead to other
/// objects, are SwiftData's own. `@Attribute` and `@Relationship` expand to nothing, because nothing is written to a disk;
/// the list has the rule of `@Relationship`.
public struct ModelExpansion {
  private let statements: Statements

  /// Creates the expansion for the declaration it is attached to: the class, or one of its members.
  public init(declaration: String) { statements = Statements(declaration) }

  /// The declarations that are added to the class.
  public var members: Expansion {
    guard let name = className else { return .failure(Self.needsClass) }
    return .source(
      """
      @Observation.ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()

      @Observation.ObservationIgnored public let persistentModelID = SwiftData.PersistentIdentifier(entityName: "\(name)")
      \(relationships(of: name))
      internal nonisolated func access<ModelMember>(keyPath: Swift.KeyPath<\(name), ModelMember>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }

      internal nonisolated func withMutation<ModelMember, ModelResult>(
        keyPath: Swift.KeyPath<\(name), ModelMember>, _ mutation: () throws -> ModelResult
      ) rethrows -> ModelResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }

      private nonisolated func shouldNotifyObservers<ModelMember>(_ lhs: ModelMember, _ rhs: ModelMember) -> Swift.Bool {
        true
      }

      private nonisolated func shouldNotifyObservers<ModelMember: Swift.Equatable>(
        _ lhs: ModelMember, _ rhs: ModelMember
      ) -> Swift.Bool {
        lhs != rhs
      }
      """)
  }

  /// The list of the variables that may lead to other objects, for the context that deletes one.
  private func relationships(of name: String) -> String {
    let found = ModelRelationships(statements).all.map {
      "SwiftData._ModelRelationship(\\\(name).\($0.name), .\($0.rule)),\n"
    }
    guard !found.isEmpty else { return "" }
    return """

      @Observation.ObservationIgnored private let _$relationships: [SwiftData._ModelRelationship] = [
      \(found.joined())]

      """
  }

  /// Returns the extension with the class's conformance. The compiler passes the class's name, which includes the names
  /// of the types around it.
  public func conformance(of type: String) -> Expansion {
    guard className != nil else { return .source("") }
    return .source("extension \(type): SwiftData.PersistentModel {}")
  }

  /// The attribute before a member: a stored variable is observed.
  public var memberAttribute: Expansion { .source(isStored ? "@Observation.ObservationTracked" : "") }

  private static let needsClass = "@Model belongs on a class."

  private var className: String? {
    let content = indices
    guard let keyword = content.firstIndex(where: { statements.tokens[$0].text == "class" }),
      keyword + 1 < content.count, statements.tokens[content[keyword + 1]].kind == .identifier
    else { return nil }
    return statements.tokens[content[keyword + 1]].text
  }

  /// Whether the declaration is a variable of each object that has its own place.
  private var isStored: Bool {
    let content = indices
    guard let keyword = content.firstIndex(where: { statements.tokens[$0].text == "var" }) else {
      return false
    }
    let before = Set(content[..<keyword].map { statements.tokens[$0].text })
    let exceptions: Set = [
      "func", "init", "class", "struct", "enum", "static", "lazy", "Transient", "ObservationIgnored", "let",
    ]
    guard before.isDisjoint(with: exceptions) else { return false }
    var index = keyword + 1
    while index < content.count {
      let text = statements.tokens[content[index]].text
      if text == "=" { return true }
      if text == "{" { return hasObservers(after: content[index]) }
      if ["(", "["].contains(text), let close = statements.closing(content[index]) {
        index = content.firstIndex(of: close) ?? content.count
      }
      index += 1
    }
    return true
  }

  private func hasObservers(after brace: Int) -> Bool {
    let first = indices.first { $0 > brace }.map { statements.tokens[$0].text }
    return first == "didSet" || first == "willSet"
  }

  private var indices: [Int] {
    statements.tokens.indices.filter {
      statements.tokens[$0].kind != .newline && statements.tokens[$0].kind != .comment
    }
  }
}
