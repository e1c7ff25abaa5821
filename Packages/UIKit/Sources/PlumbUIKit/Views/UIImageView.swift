import Foundation
import PlumbViews

/// A picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { imageChanged() } }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { imageChanged() } }
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false { didSet { imageChanged() } }
  /// Pictures that are shown one after the other; the first of them is shown here.
  open var animationImages: [UIImage]? { didSet { imageChanged() } }
  /// The duration of one round of the pictures.
  @_Unheeded(.controlParts, "UIImageView.animationDuration")
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions.
  @_Unheeded(.controlParts, "UIImageView.animationRepeatCount")
  open var animationRepeatCount = 0
  /// The configuration of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }
  /// Whether the pictures run; they do not move here.
  open private(set) var isAnimating = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view as large as its picture.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Begins to show the pictures.
  open func startAnimating() { isAnimating = true }
  /// Shows the pictures no more.
  open func stopAnimating() { isAnimating = false }

  override func setUp() {
    super.setUp()
    priorities.hugging = (UILayoutPriority(251), UILayoutPriority(251))
    isUserInteractionEnabled = false
  }

  private func imageChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first
    return preferredSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
  }

  open override var intrinsicContentSize: CGSize { shown?.size ?? CGSize(width: -1, height: -1) }

  override func makeContent() -> AnyView? {
    // In UIKit the picture is the layer's contents, so whatever else is set there replaces it.
    layer.displayIfNeeded()
    guard layer.contents == nil, let shown else { return nil }
    let image = Image(uiImage: shown)
    let tinted = { (view: AnyView) in AnyView(view.foregroundStyle(Color(uiColor: self.tintColor))) }
    switch contentMode {
    case .scaleToFill, .redraw: return tinted(AnyView(image.resizable()))
    case .scaleAspectFit: return tinted(AnyView(image.resizable().aspectRatio(contentMode: .fit)))
    case .scaleAspectFill:
      return tinted(
        AnyView(
          Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }))
    default: return tinted(AnyView(Color.clear.overlay(alignment: contentMode.place) { image.fixedSize() }))
    }
  }
}

extension UIView.ContentMode {
  /// The position of content with its own size.
  var place: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
