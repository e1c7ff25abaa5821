/// How a preview is shown: the device's orientation, a canvas of a size of its own, or with something around it.
public struct PreviewTrait<T> {
  public enum Value: Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case defaultLayout, sizeThatFitsLayout
    /// In points.
    case fixedLayout(width: Double, height: Double)
  }

  public let value: Value
  /// What is put around the preview.
  package var modification: PreviewModification?

  init(value: Value) { self.value = value }
}

extension PreviewTrait: Sendable where T: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var portrait: Self { Self(value: .portrait) }
  public static var portraitUpsideDown: Self { Self(value: .portraitUpsideDown) }
  public static var landscapeLeft: Self { Self(value: .landscapeLeft) }
  public static var landscapeRight: Self { Self(value: .landscapeRight) }
  public static var defaultLayout: Self { Self(value: .defaultLayout) }
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFitsLayout) }

  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(value: .fixedLayout(width: width, height: height))
  }

  /// Puts something around a preview, such as a store with sample data.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
    var trait = Self(value: .defaultLayout)
    trait.modification = PreviewModification(modifier)
    return trait
  }
}
