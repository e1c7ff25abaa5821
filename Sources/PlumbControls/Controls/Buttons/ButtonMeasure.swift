import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The numbers of a bordered button of some size.
nonisolated struct ButtonMeasure {
  let insets: EdgeInsets
  /// `nil` leaves the font of the surroundings.
  let font: Font?
  /// In points; `nil` is half the height.
  let cornerRadius: CGFloat?

  init(_ size: ControlSize, _ style: PlatformStyle) {
    switch style.platform {
    // Room and fonts are what UIKit's button configurations are known to have; radii are assumed. On iOS 26 the room of a
    // button of regular size is the same, and it is a capsule (Recorded/Pictures.md#Y23); for other sizes that is assumed.
    case .iOS:
      let (x, y): (CGFloat, CGFloat) =
        switch size {
        case .mini, .small: (10, 5)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
      insets = EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
      font = size == .mini || size == .small ? .subheadline : nil
      cornerRadius =
        style.isGlass || size == .mini || size == .small ? nil : size == .regular ? 8 : 12
    // Lengths are measured (Recorded/Controls.md#U2), fonts by their height there; radii are assumed.
    case .macOS:
      let (x, y): (CGFloat, CGFloat) =
        switch size {
        case .mini: (8, 1)
        case .small: (10, 3)
        case .regular: (12, 4)
        case .large: (14, 6)
        case .extraLarge: (18, 10)
        }
      insets = EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
      font = size == .mini ? .system(size: 9) : size == .small ? .system(size: 11) : nil
      cornerRadius = 6
    }
  }
}

/// The outline of a bordered button.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }
  private let kind: Kind

  /// The outline that the platform has for the button's size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle whose shorter sides are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// The circle around the label with its padding, which may reach beyond the button's own frame.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners of the platform's own radius, 8 points where it has none.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// Returns a rectangle with round corners of a custom radius.
  ///
  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  func outline(_ measure: ButtonMeasure) -> _ButtonOutline {
    switch kind {
    case .automatic: _ButtonOutline(radius: measure.cornerRadius)
    case .capsule: _ButtonOutline(radius: nil)
    case .circle: _ButtonOutline(radius: nil, isCircle: true)
    case .roundedRectangle(let radius): _ButtonOutline(radius: radius ?? measure.cornerRadius ?? 8)
    }
  }
}

// A shape has no environment, so the outline is that of the screen's platform for a button of regular size.
nonisolated extension ButtonBorderShape: InsettableShape {
  /// Returns the outline in a rectangle, in points. Without a choice it is the platform's for a button of regular size.
  public func path(in rect: CGRect) -> Path {
    outline(ButtonMeasure(.regular, Surroundings.current.environment.platformStyle)).path(in: rect)
  }

  /// Returns the shape with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

nonisolated extension Shape where Self == ButtonBorderShape {
  /// The outline of bordered buttons of the platform. Plumb follows no `buttonBorderShape(_:)` of a view around it.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// A rounded rectangle, a capsule, or the circle around both sides.
nonisolated struct _ButtonOutline: Shape, PlainShape {
  /// In points; `nil` is half the shorter side.
  var radius: CGFloat?
  var isCircle = false

  func path(in rect: CGRect) -> Path {
    if isCircle {
      let side = max(rect.width, rect.height)
      return Path(
        ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    guard let radius else { return Capsule().path(in: rect) }
    return Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
  }
}

private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private struct RepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// The outline of bordered buttons here; the platform's own by default.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether buttons here repeat their action while they are held. Plumb's buttons do not read it.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatBehaviorKey.self] }
    set { self[RepeatBehaviorKey.self] = newValue }
  }
}

/// Whether a button that is held does its action again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let number: UInt8
  /// Leaves it to the platform.
  public static let automatic = ButtonRepeatBehavior(number: 0)
  /// Repeats the action. Plumb's buttons do not.
  public static let enabled = ButtonRepeatBehavior(number: 1)
  /// Does the action once for each press.
  public static let disabled = ButtonRepeatBehavior(number: 2)
}

nonisolated extension View {
  /// Sets the outline of the bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets in the environment whether a held button repeats its action. Buttons do not.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
