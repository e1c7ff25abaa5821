import Foundation
import PlumbViews

/// A view of a collection view that may be used again: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  open internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// It is used again.
  open func prepareForReuse() {}
  /// It has got a place. Overrides take over what it says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the place that the content would like.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes.size = fitting(layoutAttributes)
    return layoutAttributes
  }

  override var isLayoutRoot: Bool { true }

  /// The size that the content has, where the layout leaves it to it.
  func fitting(_ place: UICollectionViewLayoutAttributes) -> CGSize {
    LayoutPass.measure {
      let size = hasConstraintsInside ? constrainedSize(place) : sizeThatFits(place.size)
      return CGSize(
        width: place.fitsWidth && size.width > 0 ? size.width : place.size.width,
        height: place.fitsHeight && size.height > 0 ? size.height : place.size.height)
    }
  }

  func constrainedSize(_ place: UICollectionViewLayoutAttributes) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: place.fitsWidth ? 0 : place.size.width, height: place.fitsHeight ? 0 : place.size.height),
      withHorizontalFittingPriority: place.fitsWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: place.fitsHeight ? .fittingSizeLevel : .required)
  }
}

/// An item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private(set) lazy var ties = ContentTies(in: self)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    _ = ties
    ties.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// The view for the content.
  open var contentView: UIView { ties.view }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { changed() } }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? { didSet { changed() } }
  /// Whether the item is selected. Overrides change looks here.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the item is pressed; nobody is notified here.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ties.show(contentConfiguration) }
  }
  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
  /// A closure that brings the content up to date after each change of the cell's state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// The content is brought up to date.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    changed()
  }
  /// Brings the content up to date. Overrides do so here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: Layout

  override func prepareLayout() { ties.prepare() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ties.place(room: 0)
  }

  /// The distance that a content that is a value keeps from the edges.
  var contentMargins: EdgeInsets { EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
  var shownContent: AnyView? { (contentConfiguration as? any ShownContent)?.shown(contentMargins) }

  override func fitting(_ place: UICollectionViewLayoutAttributes) -> CGSize {
    guard let shownContent else {
      ties.prepare()
      return super.fitting(place)
    }
    return ViewHost(shownContent, environment: surroundings).measured(
      ProposedViewSize(
        width: place.fitsWidth ? nil : place.size.width, height: place.fitsHeight ? nil : place.size.height))
  }

  override func describe() -> AnyView {
    let chosen = isSelected ? selectedBackgroundView : nil
    let ground = backgroundView
    let said = backgroundConfiguration
    let content =
      shownContent.map { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)) }
      ?? AnyView(framed(nil, shownSubviews))
    return decorated(
      AnyView(
        content.background {
          if let color = said?.backgroundColor {
            RoundedRectangle(cornerRadius: max(0, said?.cornerRadius ?? 0)).fill(Color(uiColor: color))
              .strokeBorder(
                Color(uiColor: said?.strokeColor ?? .clear), lineWidth: said?.strokeWidth ?? 0)
          }
          if let ground { UIViewContent(ground) }
          if let chosen { UIViewContent(chosen) }
        }))
  }
}
