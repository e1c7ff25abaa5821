/// A setting of a preview: the device's orientation, the size of its canvas, or a modification.
public struct PreviewTrait<T> {
  /// The value of a trait for the canvas.
  public enum Value: Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case defaultLayout, sizeThatFitsLayout
    /// In points.
    case fixedLayout(width: Double, height: Double)
  }

  /// The trait's value for the canvas.
  public let value: Value
  /// The modification that is applied to the preview.
  package var modification: PreviewModification?

  init(value: Value) { self.value = value }
}

extension PreviewTrait: Sendable where T: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A canvas of the usual size.
  public static var portrait: Self { Self(value: .portrait) }
  /// A device upside down. Plumb shows the usual canvas, and does not turn it.
  public static var portraitUpsideDown: Self { Self(value: .portraitUpsideDown) }
  /// A canvas that is as wide as the usual one is high, and the other way round.
  public static var landscapeLeft: Self { Self(value: .landscapeLeft) }
  /// A canvas that is as wide as the usual one is high, and the other way round. Plumb shows it as `landscapeLeft`.
  public static var landscapeRight: Self { Self(value: .landscapeRight) }
  /// A canvas of the usual size.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }
  /// A canvas as large as the view, unless a size is asked for on the command line.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFitsLayout) }

  /// A canvas of a size in points, unless another is asked for on the command line.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(value: .fixedLayout(width: width, height: height))
  }

  /// Returns a trait that applies a modifier to a preview, such as a store with sample data.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    var trait = Self(value: .defaultLayout)
    trait.modification = PreviewModification(modifier)
    return trait
  }
}
