import PlumbLayout
import PlumbText

extension Font {
  /// The surroundings in which a font becomes numbers: the type size and the platform.
  nonisolated public struct Context: Hashable, Sendable {
    let platform: PlatformStyle.Platform
    let typeSize: DynamicTypeSize
  }

  /// A font in numbers.
  nonisolated public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// The weight of the font.
    public let weight: Weight
    /// Whether it is semibold or heavier.
    public let isBold: Bool
    /// Whether it leans.
    public let isItalic: Bool
    /// Whether all its letters are of one width.
    public let isMonospaced: Bool
    /// Whether its small letters are drawn as small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether its capitals are drawn as small capitals.
    public let isUppercaseSmallCaps: Bool
  }

  /// Returns the font in numbers, in some surroundings.
  nonisolated public func resolve(in context: Context) -> Resolved {
    let request = request(context.platform, context.typeSize)
    return Resolved(
      pointSize: request.size, weight: Weight(value: request.weight), isBold: request.weight >= 600,
      isItalic: request.isItalic, isMonospaced: request.family == .monospaced,
      isLowercaseSmallCaps: request.smallCaps == .lowercase || request.smallCaps == .all,
      isUppercaseSmallCaps: request.smallCaps == .uppercase || request.smallCaps == .all)
  }

  /// The font of texts that are given none: that of the body.
  nonisolated public static var `default`: Font { .body }

  /// Returns the font, bold or not.
  nonisolated public func bold(_ isActive: Bool) -> Font { isActive ? bold() : weight(.regular) }

  /// Returns the font in its italic form where that is asked for; Plumb takes no italics away.
  nonisolated public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
}

extension EnvironmentValues {
  /// The context that a font needs to become numbers here.
  public var fontResolutionContext: Font.Context {
    Font.Context(platform: platformStyle.platform, typeSize: dynamicTypeSize)
  }
}
