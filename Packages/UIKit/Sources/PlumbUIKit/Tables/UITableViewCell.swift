import Foundation
import PlumbControls
import PlumbViews

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangement of the labels.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The mark at the end of the row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The way in which a row is edited.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  let style: CellStyle
  /// The name under which the cell is used again.
  public let reuseIdentifier: String?
  weak var table: UITableView?
  private(set) lazy var ties = ContentTies(in: self)
  private(set) var labels = CellLabels()
  private(set) var accessory: UIView?

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Creates a cell of the usual style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    _ = ties
  }

  // MARK: Content

  /// The view for the content.
  open var contentView: UIView { ties.view }
  /// The words.
  open var textLabel: UILabel? { label(\.text) { labels.makeText(style) } }
  /// The smaller words, or the value; `nil` in the usual style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : label(\.detail) { labels.makeDetail(style) }
  }
  /// The picture before the words.
  open var imageView: UIImageView? { label(\.image) { labels.makeImage() } }

  private func label<Label: UIView>(_ known: KeyPath<CellLabels, Label?>, _ make: () -> Label) -> Label {
    if let label = labels[keyPath: known] { return label }
    let label = make()
    contentView.addSubview(label)
    return label
  }

  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ties.show(contentConfiguration) }
  }
  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
  /// A closure that brings the content up to date after each change of the cell's state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isDisabled) = (isEditing, !isUserInteractionEnabled)
    return state
  }

  /// Returns the usual content of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Returns the usual background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The content is brought up to date.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// Brings the content up to date. Overrides do so here.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The cell is used again.
  open func prepareForReuse() {}

  // MARK: Looks

  /// The mark at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { makeAccessory() } } }
  /// The view at the end of the row.
  open var accessoryView: UIView? { didSet { makeAccessory() } }
  /// The look of the selected row.
  open var selectionStyle = SelectionStyle.default { didSet { changed() } }
  /// The view behind a selected row.
  open var selectedBackgroundView: UIView? { didSet { changed() } }
  /// The view behind the row.
  open var backgroundView: UIView? { didSet { changed() } }
  /// The insets of the line below the row; the table's where nobody sets them.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set { ownSeparatorInset = newValue }
  }
  var ownSeparatorInset: UIEdgeInsets? { didSet { changed() } }

  private func makeAccessory() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? (accessoryType == .none ? nil : CellMark(accessoryType, of: self))
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the row is pressed; a row shows that here only for a link or a button that fills it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the table is edited.
  open internal(set) var isEditing = false
  /// Selects the row, or takes it out of the selection. Overrides change looks here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Shows a press. Overrides change looks here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  // MARK: Layout

  override var isLayoutRoot: Bool { true }
  override var drawnBackground: UIColor? { layer.cornerRadius > 0 ? backgroundColor : nil }

  override func prepareLayout() { prepareParts() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  override func describe() -> AnyView {
    guard let content = contentConfiguration as? any ShownContent else { return usualDescription() }
    let size = accessory.map { accessorySize($0) }
    let margin = ties.margin
    let shown = content.shown(
      EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: accessory == nil ? margin : 10))
    return decorated(
      AnyView(
        HStack(spacing: 0) {
          shown.frame(maxWidth: .infinity, alignment: .leading)
          if let accessory, let size {
            UIViewContent(accessory).frame(width: size.width, height: size.height).padding(.trailing, margin)
          }
        }
        .frame(minHeight: 44)))
  }
}
