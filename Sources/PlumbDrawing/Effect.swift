import PlumbLayout

/// An effect of a group on its items, taken as one picture.
public indirect enum Effect: Equatable, Sendable {
  case opacity(Double)
  case clip(Path, FillStyle)
  case transform(CGAffineTransform)
  /// `radius` is the standard deviation of the blur, in points (Recorded/Paint.md#W4).
  case shadow(ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// `radius` is the standard deviation, in points.
  case blur(radius: CGFloat, isOpaque: Bool)
  case blend(BlendMode)
  /// Shows the group where these items are opaque.
  case mask([DisplayItem])
  case color(ColorEffect)
  /// Draws the items into one layer first, so that effects outside treat them as one.
  case layer
}

/// A change of every colour of a group.
public enum ColorEffect: Equatable, Sendable {
  case invert
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  /// In radians.
  case hueRotation(Double)
  case multiply(ResolvedColor)
  case luminanceToAlpha
}

/// The mode in which a group is blended with the content below it.
public enum BlendMode: Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}
