/// A modifier of previews with a context that takes long to make, such as a store with sample data. All previews with
/// modifiers of one type share its context.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.sample() }
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
public protocol PreviewModifier {
  /// The type of the context that all previews with this modifier share.
  associatedtype Context = Void
  /// The type of view that the modifier makes from a preview.
  associatedtype Body: View
  /// The preview to which the modifier is applied.
  typealias Content = PreviewModifierContent

  /// Makes the context that all previews with this modifier share. It is called once.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
  /// Returns the view that replaces the preview, with the shared context.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing: the modifier shares no context.
  public static func makeSharedContext() async throws {}
}

/// The preview to which a modifier is applied.
public struct PreviewModifierContent: View {
  fileprivate let view: AnyView
  public var body: some View { view }
}

/// A preview's modifier of any type.
@MainActor package final class PreviewModification {
  /// By the types of their modifiers.
  private static var contexts: [ObjectIdentifier: Any] = [:]

  private let prepare: @MainActor @Sendable () async throws -> Void
  private let apply: @MainActor @Sendable (AnyView) -> AnyView

  nonisolated init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    let key = ObjectIdentifier(Modifier.self)
    nonisolated(unsafe) let modifier = modifier
    prepare = {
      guard Self.contexts[key] == nil else { return }
      let context = try await Modifier.makeSharedContext()
      Self.contexts[key] = context
    }
    apply = { view in
      guard let context = Self.contexts[key] as? Modifier.Context else { return view }
      return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
    }
  }
}

extension PreviewModification {
  /// Makes the shared contexts that are not there yet.
  package static func prepare(_ traits: [PreviewTrait<Preview.ViewTraits>]) async throws {
    for modification in traits.compactMap(\.modification) { try await modification.prepare() }
  }

  /// A preview with its modifiers around it, the first one innermost (assumed).
  package static func modified(_ preview: Preview) -> AnyView {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    return preview.traits.compactMap(\.modification).reduce(erase(preview.body())) { $1.apply($0) }
  }
}
