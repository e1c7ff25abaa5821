/// How a preview is shown: the device's orientation, or a canvas of a size of its own.
public struct PreviewTrait<Kind> {
  public enum Value: Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case defaultLayout, sizeThatFitsLayout
    /// In points.
    case fixedLayout(width: Double, height: Double)
  }

  public let value: Value
}

extension PreviewTrait: Sendable where Kind: Sendable {}

extension PreviewTrait where Kind == Preview.ViewTraits {
  public static var portrait: Self { Self(value: .portrait) }
  public static var portraitUpsideDown: Self { Self(value: .portraitUpsideDown) }
  public static var landscapeLeft: Self { Self(value: .landscapeLeft) }
  public static var landscapeRight: Self { Self(value: .landscapeRight) }
  public static var defaultLayout: Self { Self(value: .defaultLayout) }
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFitsLayout) }

  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(value: .fixedLayout(width: width, height: height))
  }
}
