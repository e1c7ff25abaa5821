import Foundation
import PlumbViews

/// The header or the footer of a table's section, or of the table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The name under which it is used again.
  public let reuseIdentifier: String?
  /// The view for the content.
  public private(set) lazy var contentView = ties.view
  /// The words. Without other content they have the list's look.
  open private(set) lazy var textLabel: UILabel? = label(.preferredFont(forTextStyle: .footnote))
  /// Smaller words below.
  open private(set) lazy var detailTextLabel: UILabel? = label(.preferredFont(forTextStyle: .footnote))
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { changed() } }
  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ties.show(contentConfiguration) }
  }
  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
  private lazy var ties = ContentTies(in: self)
  private var labels: [UILabel] = []

  /// Creates a header or a footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates a header or a footer without a name.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// It is used again.
  open func prepareForReuse() {}
  /// Returns the usual content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  private func label(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    labels.append(label)
    contentView.addSubview(label)
    return label
  }

  override var isLayoutRoot: Bool { true }

  /// The words, where the view has nothing else.
  var plainWords: String? {
    guard !labels.isEmpty, contentConfiguration == nil, contentView.subviews.allSatisfy({ $0 is UILabel }),
      contentView.subviews.count == labels.count
    else { return nil }
    return labels.compactMap(\.text).joined(separator: "\n")
  }

  /// The height for a width; `nil` where nothing in it says one.
  func fittingHeight(_ width: CGFloat) -> CGFloat? { ties.fittingHeight(width) }

  override func prepareLayout() { ties.prepare() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ties.place(room: 0)
  }

  override func describe() -> AnyView {
    let ground = backgroundView
    let colour = backgroundConfiguration?.backgroundColor.map { Color(uiColor: $0) }
    let content =
      (contentConfiguration as? any ShownContent).map {
        AnyView($0.shown(EdgeInsets(top: 6, leading: ties.margin, bottom: 6, trailing: ties.margin)))
      } ?? AnyView(framed(nil, shownSubviews))
    return decorated(
      AnyView(
        content.background {
          if let ground { UIViewContent(ground) }
          colour
        }))
  }
}
