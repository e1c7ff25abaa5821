/// The contrast between colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

private struct AccessibilityFlagsKey: EnvironmentKey {
  static var defaultValue: AccessibilityFlags { AccessibilityFlags() }
}

/// The accessibility settings that a person has chosen on the device.
struct AccessibilityFlags: Equatable {
  var enabled = false
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
  var showButtonShapes = false
  var voiceOver = false
  var switchControl = false
  var dimFlashingLights = false
  var playAnimatedImages = true
  var largeContentViewer = false
  var contrast = ColorSchemeContrast.standard
}

extension EnvironmentValues {
  private var flags: AccessibilityFlags {
    get { self[AccessibilityFlagsKey.self] }
    set { self[AccessibilityFlagsKey.self] = newValue }
  }

  /// Whether an assistive tool is at work. No host reports it, so it is false where no view sets it.
  public var accessibilityEnabled: Bool {
    get { flags.enabled }
    set { flags.enabled = newValue }
  }

  /// Whether a person wants little motion. No host reports it, so it is false.
  public package(set) var accessibilityReduceMotion: Bool {
    get { flags.reduceMotion }
    set { flags.reduceMotion = newValue }
  }

  /// Whether a person wants solid backgrounds. No host reports it, so it is false.
  public package(set) var accessibilityReduceTransparency: Bool {
    get { flags.reduceTransparency }
    set { flags.reduceTransparency = newValue }
  }

  /// Whether a person wants signs beside colours. No host reports it, so it is false.
  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { flags.differentiateWithoutColor }
    set { flags.differentiateWithoutColor = newValue }
  }

  /// Whether a person has inverted the colours. No host reports it, so it is false.
  public package(set) var accessibilityInvertColors: Bool {
    get { flags.invertColors }
    set { flags.invertColors = newValue }
  }

  /// Whether a person wants to see the shapes of buttons. No host reports it, so it is false.
  public package(set) var accessibilityShowButtonShapes: Bool {
    get { flags.showButtonShapes }
    set { flags.showButtonShapes = newValue }
  }

  /// Whether a person has the screen read aloud. No host reports it, so it is false.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { flags.voiceOver }
    set { flags.voiceOver = newValue }
  }

  /// Whether a person works with switches. No host reports it, so it is false.
  public package(set) var accessibilitySwitchControlEnabled: Bool {
    get { flags.switchControl }
    set { flags.switchControl = newValue }
  }

  /// Whether a person wants flashes dimmed. No host reports it, so it is false.
  public package(set) var accessibilityDimFlashingLights: Bool {
    get { flags.dimFlashingLights }
    set { flags.dimFlashingLights = newValue }
  }

  /// Whether images may move by themselves. No host reports it, so it is true.
  public package(set) var accessibilityPlayAnimatedImages: Bool {
    get { flags.playAnimatedImages }
    set { flags.playAnimatedImages = newValue }
  }

  /// Whether a person sees things large while holding them. No host reports it, so it is false.
  public package(set) var accessibilityLargeContentViewerEnabled: Bool {
    get { flags.largeContentViewer }
    set { flags.largeContentViewer = newValue }
  }

  /// The contrast between colours. It is always standard, since no host of Plumb reports it.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { flags.contrast }
    set { flags.contrast = newValue }
  }
}
