import PlumbViews

/// Cells that a data source makes. It is a labelled box here; only settings of its look are accepted.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Whether cells can be chosen.
  open var allowsSelection = true

  override func describe() -> AnyView {
    decorated(
      AnyView(
        Plate(name: "\(type(of: self))", reason: "cells of a data source are not made; write a LazyVGrid")))
  }
}
