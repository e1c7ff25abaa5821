/// Each `#Preview` becomes a type with this conformance, by which a host finds it.
public protocol PreviewRegistry {
  /// `Module/File.swift` of the preview.
  static var fileID: String { get }
  /// The line of the preview, counted from 1.
  static var line: Int { get }
  /// The column of the preview, counted from 1.
  static var column: Int { get }
  /// Makes the preview; throws where that cannot be.
  @MainActor static func makePreview() throws -> Preview
  /// Makes the previews, one for each argument.
  @MainActor static func makePreviews() throws -> [Preview]
}

extension PreviewRegistry {
  /// Makes the only preview.
  @MainActor public static func makePreviews() throws -> [Preview] { [try makePreview()] }
}

/// One preview: a name, how to show it, and what to show.
public struct Preview {
  /// Represents previews of views in the type of their traits.
  public struct ViewTraits {}

  /// The preview's name; `nil` where nobody gave one.
  public let displayName: String?
  /// The traits of the preview. If two disagree, the later one counts.
  public let traits: [PreviewTrait<ViewTraits>]
  /// Makes what the preview shows.
  public let body: @MainActor () -> any View

  /// Creates a preview on a canvas of the usual size.
  @preconcurrency public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    (displayName, traits, self.body) = (name, [], body)
  }

  /// Creates a preview that is shown as some traits say.
  @preconcurrency public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (displayName, self.traits, self.body) = (name, [traits] + additionalTraits, body)
  }

  /// Returns a preview for each argument. Its name is the argument's description, after the name of all.
  @preconcurrency @MainActor public static func _each<Argument>(
    _ name: String? = nil, arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> any View
  ) -> [Preview] {
    arguments.map { argument in Preview(named(name, argument)) { body(argument) } }
  }

  /// Returns a preview for each argument, shown as some traits say.
  @preconcurrency @MainActor public static func _each<Argument>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
    arguments: [Argument], @ViewBuilder body: @escaping @MainActor (Argument) -> any View
  ) -> [Preview] {
    arguments.map { argument in
      Preview(named(name, argument), [traits] + additionalTraits) { body(argument) }
    }
  }

  private init(
    _ name: String?, _ traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View
  ) {
    (displayName, self.traits, self.body) = (name, traits, body)
  }

  private static func named(_ name: String?, _ argument: Any) -> String {
    name.map { "\($0): \(argument)" } ?? "\(argument)"
  }
}
