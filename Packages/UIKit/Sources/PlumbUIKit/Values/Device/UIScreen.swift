import Foundation
import PlumbLayout
import PlumbViews

/// The screen: that of the stage on which the views are shown.
open class UIScreen: NSObject, @unchecked Sendable {
  /// The screen of the views whose code runs, or else of those that were shown last.
  public class var main: UIScreen { shared }
  private static let shared = UIScreen()
  /// The only screen.
  public class var screens: [UIScreen] { [main] }

  private var screen: Surroundings.Screen { Surroundings.current.screen }

  /// The whole screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }
  /// The whole screen of an upright device, in pixels.
  open var nativeBounds: CGRect {
    let (size, scale) = (screen.size, scale)
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  /// Pixels per point.
  open var scale: CGFloat { Surroundings.current.environment.displayScale }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The maximum number of frames in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// Whether the screen is recorded or shown elsewhere, which nobody knows here.
  open var isCaptured: Bool { false }

  /// The brightness of the display, from 0 to 1. A page cannot change it: it stays at a half.
  open var brightness: CGFloat {
    get { 0.5 }
    set { WithoutEffect.brightness.report() }
  }

  /// The screen's brightness changed, which no host reports.
  public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChange")
  /// The screen began or ended to be recorded, which no host reports.
  public static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChange")
}

extension Surroundings.Screen {
  /// As wide as a phone at its narrower side: between the widest phone, 440 points, and the narrowest tablet, 744
  /// (assumed).
  var isPhone: Bool { min(size.width, size.height) < 600 }
}
