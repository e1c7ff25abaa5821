/// Each `#Preview` becomes a type with this conformance, by which a host finds it.
public protocol PreviewRegistry {
  /// `Module/File.swift` of the preview.
  static var fileID: String { get }
  /// The line of the preview, counted from 1.
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// One preview: a name, how to show it, and what to show.
public struct Preview {
  public struct ViewTraits {}

  public let displayName: String?
  public let traits: [PreviewTrait<ViewTraits>]
  public let body: @MainActor () -> any View

  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    (displayName, traits, self.body) = (name, [], body)
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (displayName, self.traits, self.body) = (name, [traits] + additionalTraits, body)
  }
}
