import PlumbLayout

/// A place in one view that another view can find.
public struct Anchor<Value> {
  let place: AnchorPlace
  /// Makes the value of the view's rectangle.
  let value: (CGRect) -> Value
  private let key: AnyHashable

  /// The location of an anchor in a view.
  public struct Source {
    let key: AnyHashable
    package let value: (CGRect) -> Value
  }

  init(_ source: Source, _ node: ViewNode) {
    (place, value, key) = (AnchorPlace(node), source.value, source.key)
  }
}

extension Anchor: Equatable {
  public static func == (one: Anchor, other: Anchor) -> Bool {
    one.place == other.place && one.key == other.key
  }
}

extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(key)
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

/// The view that an anchor is in.
struct AnchorPlace: Hashable {
  @Linked var node: ViewNode?
  private let id: ObjectIdentifier

  init(_ node: ViewNode) { (self.node, id) = (node, ObjectIdentifier(node)) }

  static func == (one: AnchorPlace, other: AnchorPlace) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's rectangle.
  public static var bounds: Anchor<CGRect>.Source { .init(key: "bounds", value: { $0 }) }

  /// Returns a rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init(key: [rect.minX, rect.minY, rect.width, rect.height]) { bounds in
      CGRect(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY, width: rect.width, height: rect.height)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init(key: [point.x, point.y]) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// Returns a point as a share of the view's size.
  public static func unitPoint(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(key: unit) { CGPoint(x: $0.minX + unit.x * $0.width, y: $0.minY + unit.y * $0.height) }
  }

  /// The view's top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The view's top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The view's middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The view's bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The view's bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension View {
  /// Passes a place of the view up the tree.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWriting<A, K>(source: value) { _, anchor in transform(anchor) })
  }

  /// Changes what the views inside pass up, with a place of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorWriting<A, K>(source: value) { value, anchor in
        var value = value ?? K.defaultValue
        transform(&value, anchor)
        return value
      })
  }
}

nonisolated package struct _AnchorWriting<A, Key: PreferenceKey>: _NodeModifier {
  let source: Anchor<A>.Source
  let change: (Key.Value?, Anchor<A>) -> Key.Value

  init(source: Anchor<A>.Source, _ change: @escaping (Key.Value?, Anchor<A>) -> Key.Value) {
    (self.source, self.change) = (source, change)
  }

  @MainActor package func configure(_ node: ViewNode) {
    let anchor = Anchor(source, node)
    node.preferenceWriter = PreferenceWriter<Key> { change($0, anchor) }
    node.host.preferencesChanged()
  }
}
