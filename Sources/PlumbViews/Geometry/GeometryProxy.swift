import PlumbGraph
import PlumbLayout

/// A proxy with which a view reads its own place.
///
/// A body that reads it runs again when what it has read is another after a layout, also if only a view around it moved.
public struct GeometryProxy: @unchecked Sendable {
  let source: GeometrySource

  /// The size of the view, in points.
  public var size: CGSize { onMain { source.size() } }

  /// The distance of the view from the canvas's edge where it ends at the edge of the safe area, in points.
  public var safeAreaInsets: EdgeInsets {
    let insets = onMain {
      source.read("safe area") { node in
        let insets = node.safeRegion.insets(of: node.canvasFrame)
        return CGRect(x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom)
      }
    }
    return EdgeInsets(
      top: insets.minY, leading: insets.minX, bottom: insets.size.height, trailing: insets.size.width)
  }

  /// The distance by which the window's round corners and the controls in them extend into the view, in points; zero
  /// where the window has none.
  public var containerCornerInsets: RectangleCornerInsets { onMain { cornerInsets } }

  @MainActor private var cornerInsets: RectangleCornerInsets {
    func corner(_ name: String, _ corner: WritableKeyPath<RectangleCornerInsets, CGSize>) -> CGSize {
      source.read(AnyHashable(["corner", name])) { node in
        let size = node.cornerInsets[keyPath: corner]
        return CGRect(origin: .zero, size: size)
      }.size
    }
    return RectangleCornerInsets(
      topLeading: corner("topLeading", \.topLeading), topTrailing: corner("topTrailing", \.topTrailing),
      bottomLeading: corner("bottomLeading", \.bottomLeading),
      bottomTrailing: corner("bottomTrailing", \.bottomTrailing))
  }

  /// Returns the view's rectangle in some coordinates, in points. A name that no view around it has means the canvas's.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    nonisolated(unsafe) let space = space
    return onMain { isolatedFrame(in: space) }
  }

  @MainActor private func isolatedFrame(in space: CoordinateSpace) -> CGRect {
    guard space != .local else { return CGRect(origin: .zero, size: size) }
    let origin = source.read(AnyHashable(space)) { node in
      let frame = node.canvasFrame
      let base = space == .global ? CGRect.zero : node.rect(of: space) ?? .zero
      return CGRect(x: frame.minX - base.minX, y: frame.minY - base.minY, width: 0, height: 0)
    }.origin
    return CGRect(origin: origin, size: size)
  }

  /// Returns the view's rectangle in some coordinates, in points. A name that no view around it has means the canvas's.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the rectangle of the view whose coordinates have a name, in this view's coordinates; `nil` if no view has
  /// the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let space = space
    return onMain { isolatedBounds(of: space) }
  }

  @MainActor private func isolatedBounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard source.node?.rect(of: space.coordinateSpace) != nil else { return nil }
    return source.read(AnyHashable([space.name, "bounds"])) { node in
      guard let rect = node.rect(of: space.coordinateSpace) else { return .zero }
      let own = node.canvasFrame
      return CGRect(
        x: rect.minX - own.minX, y: rect.minY - own.minY, width: rect.width, height: rect.height)
    }
  }

  /// The value of an anchor, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let place = anchor.place
    return anchor.value(onMain { rect(of: place) })
  }

  @MainActor private func rect(of place: AnchorPlace) -> CGRect {
    source.read(AnyHashable(place)) { node in
      let own = node.canvasFrame
      guard let target = place.node, !target.isDisposed else { return .zero }
      let rect = target.canvasFrame
      return CGRect(
        x: rect.minX - own.minX, y: rect.minY - own.minY, width: rect.width, height: rect.height)
    }
  }

  /// Views are laid out on the main actor, and there people's functions ask, whether they say so or not.
  private func onMain<T: Sendable>(_ read: @MainActor () -> T) -> T { MainActor.assumeIsolated(read) }
}

/// The source of a proxy's numbers, and the questions that it was asked.
final class GeometrySource: @unchecked Sendable {
  @Linked var node: ViewNode?
  /// The size, if somebody else watches it.
  private let ownSize: (@MainActor () -> CGSize)?
  /// Whether readers are notified of changes.
  private let isWatched: Bool
  private var watched: [AnyHashable: (compute: @MainActor (ViewNode) -> CGRect, last: CGRect)] = [:]
  private var version: Attribute<Int>?
  private var count = 0

  init(_ node: ViewNode?, isWatched: Bool, size: (@MainActor () -> CGSize)? = nil) {
    (self.node, self.isWatched, ownSize) = (node, isWatched, size)
  }

  @MainActor func size() -> CGSize { ownSize?() ?? node?.canvasFrame.size ?? .zero }

  /// A value, which becomes an input of the rule that runs.
  @MainActor func read(_ key: AnyHashable, _ compute: @escaping @MainActor (ViewNode) -> CGRect) -> CGRect {
    guard let node, !node.isDisposed else { return .zero }
    let value = compute(node)
    guard isWatched else { return value }
    watched[key] = (compute, value)
    let version = version ?? node.host.graph.input(count, name: "GeometryProxy")
    self.version = version
    _ = version.value
    if node.readLayout == nil { node.readLayout = { [weak self] in self?.check($0) } }
    return value
  }

  @MainActor private func check(_ node: ViewNode) {
    guard watched.contains(where: { $0.value.compute(node) != $0.value.last }) else { return }
    // Who still wants to know asks again.
    watched = [:]
    count += 1
    version?.set(count)
  }
}
