import Foundation
import PlumbControls
import PlumbViews

/// A control that does something when it is pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    /// The look of older buttons.
    public static var roundedRect: ButtonType { .system }
  }

  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  private var looks: [UInt: Look] = [:]
  /// The look that was asked for.
  open private(set) var buttonType = ButtonType.custom
  /// The label with the title: its font and lines count.
  open private(set) lazy var titleLabel: UILabel? = InnerLabel(of: self)
  /// The view with the image: its content mode counts.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The look as a whole; it goes before the titles and images of the states.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// Changes the configuration when the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// The menu that a long press shows, or a press.
  open var menu: UIMenu? { didSet { changed() } }
  /// The distance of the content from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets of the title.
  @_Unheeded(.buttonParts, "UIButton.titleEdgeInsets")
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets of the image.
  @_Unheeded(.buttonParts, "UIButton.imageEdgeInsets")
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Whether the image is drawn darker while the button is pressed.
  @_Unheeded(.buttonParts, "UIButton.adjustsImageWhenHighlighted")
  open var adjustsImageWhenHighlighted = true
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system: break
    }
  }

  /// Creates a button with a title, an image and an action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Creates a button with a look as a whole.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    var configuration = configuration
    if let primaryAction {
      configuration.title = configuration.title ?? primaryAction.title
      configuration.image = configuration.image ?? primaryAction.image
    }
    self.configuration = configuration
  }

  private func contentChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  override func stateChanged() {
    super.stateChanged()
    configurationUpdateHandler?(self)
  }

  /// Lets the handler look at the state again.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  private func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state.rawValue, default: Look()])
    contentChanged()
  }

  private func look<Value>(_ part: KeyPath<Look, Value?>, in state: State) -> Value? {
    looks[state.rawValue]?[keyPath: part] ?? looks[0]?[keyPath: part]
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.color = color } }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }
  /// Sets the configuration of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { look in
      if let configuration { look.image = look.image?.applyingSymbolConfiguration(configuration) }
    }
  }
  /// Returns the title in a state.
  open func title(for state: State) -> String? { look(\.title, in: state) }
  /// Returns the colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { look(\.color, in: state) }
  /// Returns the image behind the button in a state.
  open func backgroundImage(for state: State) -> UIImage? { look(\.background, in: state) }
  /// Returns the image in a state.
  open func image(for state: State) -> UIImage? { look(\.image, in: state) }
  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) }

  override var hasOwnSize: Bool { true }

  // MARK: Content

  override func makeContent() -> AnyView? {
    let button = self
    let label = AnyView(makeLabel())
    let isMeasuring = LayoutPass.isMeasuring
    if let menu, showsMenuAsPrimaryAction {
      return AnyView(
        Menu {
          menu.items
        } label: {
          label
        })
    }
    let look = configuration
    return AnyView(
      Button {
        button.sendActions(for: .touchUpInside)
      } label: {
        label.frame(
          maxWidth: isMeasuring ? nil : .infinity, maxHeight: isMeasuring ? nil : .infinity,
          alignment: contentHorizontalAlignment.place
        )
        .background { look?.shape() }
        .contentShape(Rectangle())
      }.buttonStyle(PressedStyle(dims: buttonType == .system || configuration != nil)))
  }

  private var textColor: UIColor {
    if let configuration { return configuration.foreground(tint: tintColor) }
    return look(\.color, in: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  private func makeLabel() -> some View {
    let font = titleLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    let words =
      configuration?.attributedTitle.map { Text($0) }
      ?? look(\.attributedTitle, in: state).map { Text($0, font) }
      ?? (configuration?.title ?? currentTitle).map { Text(verbatim: $0) }
    let picture = configuration?.image ?? currentImage
    let padding =
      configuration?.padding
      ?? EdgeInsets(
        top: contentEdgeInsets.top, leading: contentEdgeInsets.left, bottom: contentEdgeInsets.bottom,
        trailing: contentEdgeInsets.right)
    let arrangement = configuration?.imagePlacement ?? .leading
    let isColumn = arrangement == .top || arrangement == .bottom
    let isReversed = arrangement == .trailing || arrangement == .bottom
    let space = configuration?.imagePadding ?? 0
    let layout = isColumn ? AnyLayout(VStackLayout(spacing: space)) : AnyLayout(HStackLayout(spacing: space))
    let background = look(\.background, in: state)
    let image = picture.map { Image(uiImage: $0) }
    return layout {
      if configuration?.showsActivityIndicator == true { ProgressView() }
      if let image, !isReversed { image }
      if let words {
        VStack(alignment: .leading, spacing: 2) {
          words
          if let subtitle = configuration?.subtitle { Text(verbatim: subtitle).font(.footnote) }
        }
        .lineLimit(titleLabel?.numberOfLines == 0 ? nil : titleLabel?.numberOfLines ?? 1)
      }
      if let image, isReversed { image }
    }
    .font(Font(font))
    .foregroundStyle(Color(uiColor: isEnabled ? textColor : .tertiaryLabel))
    .padding(padding)
    .background { if let background { Image(uiImage: background).resizable() } }
  }
}

/// Notifies the button of changes.
private final class InnerLabel: UILabel {
  private weak var button: UIButton?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    self.button = button
  }

  override func changed() { button?.changed() }
  override func setNeedsLayout() { button?.setNeedsLayout() }
}

/// A button that shows a press, and is otherwise as its label is.
private struct PressedStyle: ButtonStyle {
  let dims: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(dims && configuration.isPressed ? 0.3 : 1)
  }
}

extension UIControl.ContentHorizontalAlignment {
  var place: Alignment {
    switch self {
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    default: .center
    }
  }
}
