import Foundation
import PlumbControls
import PlumbViews

/// A wheel that turns while something is done.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    case medium = 100, large = 101, white = 1, gray = 2
    /// The large white wheel of older systems.
    public static var whiteLarge: Style { .large }
  }

  /// The size of the wheel.
  open var style: Style { didSet { sizeChanged() } }
  /// Whether the wheel is left out while it is stopped.
  open var hidesWhenStopped = true { didSet { changed() } }
  /// The colour.
  open var color: UIColor! { didSet { changed() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false { didSet { changed() } }

  /// Creates a wheel of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    priorities.hugging = (.defaultHigh, .defaultHigh)
    isUserInteractionEnabled = false
  }

  private func sizeChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  /// Lets the wheel turn.
  open func startAnimating() { isAnimating = true }
  /// Stops the wheel.
  open func stopAnimating() { isAnimating = false }

  // The sizes of UIKit's wheels: 20 and 37 points.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  override func makeContent() -> AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    let tint = color ?? (style == .white ? .white : nil)
    let wheel = ProgressView().controlSize(style == .large ? .large : .regular)
    return tint.map { AnyView(wheel.tint(Color(uiColor: $0))) } ?? AnyView(wheel)
  }
}

/// A bar that shows how much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  override func setUp() {
    super.setUp()
    priorities.hugging.1 = .defaultHigh
  }

  /// The height of the bar.
  public enum Style: Int, Sendable { case `default`, bar }
  /// The progress, from 0 to 1.
  open var progress: Float = 0 { didSet { if progress != oldValue { changed() } } }
  /// The colour of what is done.
  open var progressTintColor: UIColor? { didSet { changed() } }
  /// The colour of what is not done; grey without one.
  open var trackTintColor: UIColor? { didSet { changed() } }
  /// The height of the bar; one here.
  open var progressViewStyle = Style.default

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 4) }
  override func makeContent() -> AnyView? {
    let bar = ProgressView(value: Double(max(0, min(progress, 1))))
      .environment(\.controlLooks.progress.track, trackTintColor.map { Color(uiColor: $0) })
    return progressTintColor.map { AnyView(bar.tint(Color(uiColor: $0))) } ?? AnyView(bar)
  }
}

/// An effect on the content behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  var material: Material? { nil }
}

/// An effect that blurs the content behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The strength and the brightness of the effect.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  /// Creates an effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }

  var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// Content before a blur has its colours brightened; here it keeps them.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a blur.
  @available(
    *, deprecated,
    message: "In Plumb, UIVibrancyEffect does nothing: what is before a blur keeps its own colours."
  )
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for a blur and a kind of content.
  @available(
    *, deprecated,
    message: "In Plumb, UIVibrancyEffect does nothing: what is before a blur keeps its own colours."
  )
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The kinds of content before a blur; all keep their colours here.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view that changes what is behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect on the content behind.
  open var effect: UIVisualEffect? { didSet { changed() } }
  /// The view for content before the effect.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  override func makeContent() -> AnyView? {
    guard let material = effect?.material else { return nil }
    let filled = Rectangle().fill(material)
    if let scheme = (effect as? UIBlurEffect)?.scheme {
      return AnyView(filled.environment(\.colorScheme, scheme))
    }
    return AnyView(filled)
  }
}
