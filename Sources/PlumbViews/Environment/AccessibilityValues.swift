/// How far colours stand apart.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

private struct AccessibilityFlagsKey: EnvironmentKey {
  static var defaultValue: AccessibilityFlags { AccessibilityFlags() }
}

/// What a person has asked for in the settings of the device.
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

  public var accessibilityEnabled: Bool {
    get { flags.enabled }
    set { flags.enabled = newValue }
  }

  public package(set) var accessibilityReduceMotion: Bool {
    get { flags.reduceMotion }
    set { flags.reduceMotion = newValue }
  }

  public package(set) var accessibilityReduceTransparency: Bool {
    get { flags.reduceTransparency }
    set { flags.reduceTransparency = newValue }
  }

  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { flags.differentiateWithoutColor }
    set { flags.differentiateWithoutColor = newValue }
  }

  public package(set) var accessibilityInvertColors: Bool {
    get { flags.invertColors }
    set { flags.invertColors = newValue }
  }

  public package(set) var accessibilityShowButtonShapes: Bool {
    get { flags.showButtonShapes }
    set { flags.showButtonShapes = newValue }
  }

  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { flags.voiceOver }
    set { flags.voiceOver = newValue }
  }

  public package(set) var accessibilitySwitchControlEnabled: Bool {
    get { flags.switchControl }
    set { flags.switchControl = newValue }
  }

  public package(set) var accessibilityDimFlashingLights: Bool {
    get { flags.dimFlashingLights }
    set { flags.dimFlashingLights = newValue }
  }

  public package(set) var accessibilityPlayAnimatedImages: Bool {
    get { flags.playAnimatedImages }
    set { flags.playAnimatedImages = newValue }
  }

  public package(set) var accessibilityLargeContentViewerEnabled: Bool {
    get { flags.largeContentViewer }
    set { flags.largeContentViewer = newValue }
  }

  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { flags.contrast }
    set { flags.contrast = newValue }
  }
}
