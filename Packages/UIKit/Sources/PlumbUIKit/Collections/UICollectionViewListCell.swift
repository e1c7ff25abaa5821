import Foundation
import PlumbControls
import PlumbViews

/// A row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks at both ends of the row.
  open var accessories: [UICellAccessory] = [] { didSet { changed() } }
  /// The depth of the row in a tree.
  open var indentationLevel = 0 { didSet { changed() } }
  /// The points of one level.
  open var indentationWidth: CGFloat = 10 { didSet { changed() } }
  /// The kind of a header or a footer.
  var kind: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the usual content of a row, or of a header or a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = collection?.collectionViewLayout.listConfiguration?.appearance == .plain
    switch kind {
    case UICollectionView.elementKindSectionHeader: return isPlain ? .plainHeader() : .groupedHeader()
    case UICollectionView.elementKindSectionFooter: return isPlain ? .plainFooter() : .groupedFooter()
    default: return .cell()
    }
  }
  /// Returns the usual background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  override var drawnBackground: UIColor? { layer.cornerRadius > 0 ? backgroundColor : nil }

  override var contentMargins: EdgeInsets {
    let margin = surroundings.listMargin
    return EdgeInsets(
      top: 11, leading: margin + CGFloat(indentationLevel) * indentationWidth, bottom: 11, trailing: margin)
  }

  override var shownContent: AnyView? {
    guard let content = super.shownContent else { return nil }
    let margin = surroundings.listMargin
    let (before, after) = (accessories.filter(\.isBefore), accessories.filter { !$0.isBefore })
    return AnyView(
      HStack(spacing: 10) {
        ForEach(Array(before.enumerated()), id: \.offset) { _, one in one.shown.padding(.leading, margin) }
        content.frame(maxWidth: .infinity, alignment: .leading)
          .padding(.leading, before.isEmpty ? 0 : -margin)
          .padding(.trailing, after.isEmpty ? 0 : -margin)
        ForEach(Array(after.enumerated()), id: \.offset) { _, one in one.shown }
        if !after.isEmpty { Color.clear.frame(width: max(0, margin - 10), height: 1) }
      }
      .frame(minHeight: kind == nil ? 44 : nil))
  }
}

/// A mark at an end of a row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When a mark is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The side of a custom view.
  public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always)
  }
  /// A custom view.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    /// Creates a custom view.
    public init(customView: UIView, placement: Placement) { (view, self.placement) = (customView, placement) }
  }

  let shown: AnyView
  var isBefore = false

  private static func usual(_ displayed: DisplayedState, _ view: some View) -> Self {
    Self(shown: AnyView(Group { if displayed != .whenEditing { view } }))
  }

  /// Returns an arrow.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    usual(
      displayed,
      // As the arrow of a link.
      Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
        .foregroundStyle(.tertiary).frame(width: 8).accessibilityHidden(true))
  }
  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> Self {
    usual(
      displayed,
      Image(systemName: "checkmark").font(.system(size: 17, weight: .semibold)).foregroundStyle(.tint))
  }
  /// Returns a button with an i.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    usual(
      displayed,
      Button {
        actionHandler?()
      } label: {
        Image(systemName: "info.circle").font(.system(size: 22))
      }
      .buttonStyle(.borderless).accessibilityLabel("More Info"))
  }
  /// Returns words.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    usual(displayed, Text(verbatim: text).foregroundStyle(.secondary))
  }
  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let size = configuration.view.bounds.size
    let own = size == .zero ? configuration.view.intrinsicContentSize : size
    let view = UIViewContent(configuration.view).frame(width: max(0, own.width), height: max(0, own.height))
    switch configuration.placement {
    case .leading(let displayed):
      var accessory = usual(displayed, view)
      accessory.isBefore = true
      return accessory
    case .trailing(let displayed): return usual(displayed, view)
    }
  }
}
