import PlumbLayout

/// An object of the layout whose answers are explained in their own way.
enum ObjectRole: Equatable {
  /// A geometry reader.
  case reader
  case scroll
  /// The first view of several that fits.
  case choice
  /// A lazy stack or grid along an axis.
  case lazy(Axis)
  /// A view that ignores the safe area.
  case outset
  case other

  init(_ object: LayoutObject) {
    self =
      switch object {
      case is GeometryLayout: .reader
      case is ScrollLayout: .scroll
      case is FirstFit: .choice
      case let lazy as LazyLayout: .lazy(lazy.axis)
      case is OutsetFrame: .outset
      default: .other
      }
  }
}
