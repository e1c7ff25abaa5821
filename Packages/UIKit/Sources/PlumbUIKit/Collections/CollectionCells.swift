import Foundation

extension UICollectionView {
  // MARK: Registration

  /// Makes cells of a class for a name.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    content.types[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// There are no interface files here, so the cells of a name are empty ones.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    report("UICollectionView.register: there are no nibs here; cells of “\(identifier)” are empty.")
    content.types[identifier] = nib == nil ? nil : UICollectionViewCell.self
  }

  /// Makes views of a class for a kind and a name.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { content.types[elementKind + "\n" + identifier] = viewClass as? UICollectionReusableView.Type }

  private func free(_ identifier: String) -> UICollectionReusableView? {
    if let kept = content.kept, kept.reuseIdentifier == identifier { return kept }
    let view = content.free[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  private func make(_ identifier: String) -> UICollectionReusableView? {
    let view =
      free(identifier) ?? content.types[identifier].map { ReusableViewMadeByType.make($0, identifier) }
    view?.superview = self
    return view
  }

  /// Returns a cell of the registered class for an item.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = make(identifier) as? UICollectionViewCell { return cell }
    report(
      "UICollectionView: no class is registered for cells of “\(identifier)”, so the item at \(indexPath) is empty."
    )
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a view of the registered class for a place beside the cells.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = make(elementKind + "\n" + identifier) { return view }
    report(
      "UICollectionView: no class is registered for views of “\(identifier)”, so the one at \(indexPath) is empty."
    )
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: Configured cells

  /// A closure that fills the cells of a class.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// The closure.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    let name: String
    let handler: Handler

    /// Creates a registration with a closure that fills cells.
    public init(handler: @escaping Handler) {
      (name, self.handler) = (RegistrationNames.next(Cell.self), handler)
    }
  }

  /// A closure that fills the views of a class beside the cells.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// The closure.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    let name: String
    let kind: String
    let handler: Handler

    /// Creates a registration of a kind with a closure that fills views.
    public init(elementKind: String, handler: @escaping Handler) {
      (name, kind, self.handler) = (RegistrationNames.next(Supplementary.self), elementKind, handler)
    }
  }

  /// Returns a cell that a registration fills for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    content.types[registration.name] = Cell.self
    let cell = make(registration.name) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view that a registration fills.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    content.types[registration.name] = Supplementary.self
    let view = make(registration.name) as! Supplementary
    (view as? UICollectionViewListCell)?.kind = registration.kind
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Names of registrations, each another one.
enum RegistrationNames {
  private nonisolated(unsafe) static var count = 0
  static func next(_ type: Any.Type) -> String {
    count += 1
    return "\(type) \(count)"
  }
}

/// A view of a collection view whose initializer can be called on a type that is known only when the program runs.
@preconcurrency @MainActor open class ReusableViewMadeByType: UICollectionReusableView {
  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: UICollectionReusableView.Type, _ identifier: String) -> UICollectionReusableView {
    let view = unsafeBitCast(type, to: ReusableViewMadeByType.Type.self).init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }
}
