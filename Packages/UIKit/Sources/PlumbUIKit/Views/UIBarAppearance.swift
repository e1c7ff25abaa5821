import Foundation
import PlumbControls
import PlumbViews

/// The colours and words of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The effect on the content behind the bar.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The picture behind the bar; it is not drawn.
  @_Unheeded(.barLooks, "UIBarAppearance.backgroundImage")
  open var backgroundImage: UIImage? = nil
  /// The colour of the line at the edge; none without one.
  open var shadowColor: UIColor? = .separator { didSet { hasUsualShadow = false } }
  /// Whether the line is the one that bars have by themselves.
  private(set) var hasUsualShadow = true
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?

  /// Creates the usual looks.
  public required override init() { super.init() }
  /// Creates the usual looks of a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Sets the usual background.
  open func configureWithDefaultBackground() {
    setGround(UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
    hasUsualShadow = true
  }
  /// Sets a background through which nothing shows.
  open func configureWithOpaqueBackground() {
    setGround(nil, .systemBackground, .separator)
    hasUsualShadow = true
  }
  /// Removes the background, with the line at the edge.
  open func configureWithTransparentBackground() { setGround(nil, nil, nil) }

  private func setGround(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}

/// Returns the looks of a bar; where nobody has set any, those that it has then are the usual ones.
@MainActor func usualLooks<Bar: UIView, Looks: UIBarAppearance>(
  of bar: Bar, _ own: ReferenceWritableKeyPath<Bar, Looks?>
) -> Looks {
  if let known = bar[keyPath: own] { return known }
  let usual = Looks()
  bar[keyPath: own] = usual
  return usual
}

/// The looks of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  @_Unheeded(.barLooks, "UINavigationBarAppearance.titlePositionAdjustment")
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of buttons; they have the bar's.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the picture of the back button, which is an arrow here.
  @available(
    *, deprecated,
    message:
      "In Plumb, UINavigationBarAppearance.setBackIndicatorImage does nothing: the button that leads back has an arrow."
  )
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The looks of a bar's buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The looks in one state.
  public final class State: NSObject {
    /// The attributes of the words.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title.
    @_Unheeded(.barLooks, "UIBarButtonItemAppearance.State.titlePositionAdjustment")
    public var titlePositionAdjustment = UIOffset.zero
  }
  /// The looks in the usual state.
  public let normal = State()
  /// The looks of a pressed button.
  public let highlighted = State()
  /// The looks of a button that cannot be used.
  public let disabled = State()
  /// Creates the usual looks.
  public override init() { super.init() }
  /// Creates the usual looks of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The looks of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs in a row.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs in a low row.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The looks of a tab.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The looks in one state.
  public final class State: NSObject {
    /// The attributes of the words.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the picture.
    public var iconColor: UIColor?
    /// The colour of the badge.
    public var badgeBackgroundColor: UIColor?
  }
  /// The looks in the usual state.
  public let normal = State()
  /// The looks of the chosen tab.
  public let selected = State()
}

/// The looks of a bar below.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
