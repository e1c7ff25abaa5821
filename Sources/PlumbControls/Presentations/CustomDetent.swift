import PlumbLayout
import PlumbViews

/// A height for sheets that a program works out.
public protocol CustomPresentationDetent: SendableMetatype {
  typealias Context = PresentationDetent.Context
  /// The height in points. At `nil` Plumb takes the whole height.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The values that a height is computed from.
  @dynamicMemberLookup public struct Context: Sendable {
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment. Plumb gives its default.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// Returns a height that a program works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      form: .custom(CustomDetent(type: ObjectIdentifier(type)) { D.height(in: Context(maxDetentValue: $0)) }))
  }
}

/// A height that a program computes from the available one; its type distinguishes it from others.
struct CustomDetent: Hashable, Sendable {
  let type: ObjectIdentifier
  let height: @Sendable (CGFloat) -> CGFloat?

  static func == (one: CustomDetent, other: CustomDetent) -> Bool { one.type == other.type }
  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}
