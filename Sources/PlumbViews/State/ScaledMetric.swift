import PlumbLayout

/// A number that grows with the user's type size, as a text style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.platformStyle) private var platformStyle

  /// Creates a number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// The scaled value, rounded to a third of a point, as on a display of three pixels a point (assumed).
  public var wrappedValue: Value {
    let scale = TextStyleMeasure.scale(style, platformStyle.platform, typeSize)
    return scale == 1 ? base : (base * Value(scale) * 3).rounded() / 3
  }
}
