import PlumbLayout

/// A coordinate space.
public enum CoordinateSpace: Equatable, Hashable {
  /// The canvas's.
  case global
  /// The view's own.
  case local
  /// Those of the nearest view around with that name; the canvas's where there is none.
  case named(AnyHashable)
}

/// A type that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinates that are named.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates the name of the view's own coordinates.
  public init() {}
  /// The view's own coordinates.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The canvas's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates the name of the canvas's coordinates.
  public init() {}
  /// The canvas's coordinates.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinates under the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The canvas's coordinates.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinates of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroll view's.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
  }

  /// Those of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

/// The name of the nearest scroll view's coordinates.
private struct ScrollViewSpace: Hashable {
  var axis: Axis?
}

nonisolated extension View {
  /// Names the view's coordinate space, for the views inside.
  public func coordinateSpace(name: some Hashable) -> some View {
    modifier(_CoordinateName(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space, for the views inside.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateName(name: space.name))
  }
}

nonisolated package struct _CoordinateName: _NodeModifier {
  let name: AnyHashable

  @MainActor package func configure(_ node: ViewNode) { node.coordinateName = name }
}

extension ViewNode {
  /// The rectangle of the view whose coordinates are meant, on the canvas; `nil` if nobody has the name.
  func rect(of space: CoordinateSpace) -> CGRect? {
    switch space {
    case .global: return host.canvas?.whole ?? host.layoutTree.absoluteFrame(of: host.root.layout)
    case .local: return canvasFrame
    case .named: return owner(of: space)?.canvasFrame
    }
  }

  /// The node around this one whose coordinates have a name; `nil` for other spaces and if nobody has it.
  func owner(of space: CoordinateSpace) -> ViewNode? {
    guard case .named(let name) = space else { return nil }
    let scroll = name.base as? ScrollViewSpace
    var node = parent
    while let here = node {
      let isMeant =
        scroll.map { wanted in
          here.scrollNode.map { scroll in wanted.axis.map { scroll.axes.contains($0) } ?? true } ?? false
        } ?? (here.coordinateName == name)
      if isMeant { return here }
      node = here.parent
    }
    return nil
  }

  /// The node's rectangle on the canvas, in points.
  package var canvasFrame: CGRect {
    layout.exists ? host.layoutTree.absoluteFrame(of: layout) : frameOfMembers ?? .zero
  }
}
