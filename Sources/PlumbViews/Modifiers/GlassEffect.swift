import PlumbLayout

/// A material that looks like glass: here a thin material with a bright edge (assumed).
public struct Glass: Equatable, Sendable {
  private enum Form { case regular, clear, identity }
  private var form: Form
  fileprivate var color: Color?

  /// Glass that covers most of what is behind it: a thin material here.
  public static let regular = Glass(form: .regular)
  /// Glass that covers little of what is behind it: an ultra-thin material here.
  public static let clear = Glass(form: .clear)
  /// No glass.
  public static let identity = Glass(form: .identity)

  /// Returns the glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Glass does not move under a finger here.
  public func interactive(_ isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> Glass
  {
    reportUnsupported("Glass.interactive", fileID, line, if: isEnabled)
    return self
  }

  fileprivate var isVisible: Bool { form != .identity }
  fileprivate var material: Material { form == .clear ? .ultraThin : .thin }

  /// Returns the amount of white that makes it brighter than what is behind it.
  fileprivate func brightness(_ scheme: ColorScheme) -> Double {
    (scheme == .dark ? 0.06 : 0.5) * (form == .clear ? 0.5 : 1)
  }
}

/// Glass in a shape. In the looks of iOS 26 it is brighter than what is behind it, so that it is visible in bars (assumed).
nonisolated private struct _GlassGround<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.platformStyle) private var style
  @Environment(\.colorScheme) private var scheme

  init(glass: Glass, shape: S) { (self.glass, self.shape) = (glass, shape) }

  @MainActor var body: some View {
    shape.fill(glass.material)
      .overlay { if style.isGlass { shape.fill(Color(white: 1, opacity: glass.brightness(scheme))) } }
      .overlay { if let color = glass.color { shape.fill(color.opacity(0.75)) } }
      .overlay { shape.stroke(Color(white: 1, opacity: 0.35), lineWidth: 0.5) }
      .shadow(color: Color(white: 0, opacity: 0.12), radius: 6, y: 2)
  }
}

/// The shape that glass has by default: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  /// Returns a capsule in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
  /// Adds glass behind the view.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape())
    -> some View
  {
    modifier(
      _BackgroundModifier(
        content: glass.isVisible ? _GlassGround(glass: glass, shape: shape) : nil, alignment: .center,
        name: "glassEffect"))
  }

  /// Glass does not flow from view to view here.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("glassEffectID", fileID, line, if: id != nil) }

  /// Glass does not flow from view to view here.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("glassEffectUnion", fileID, line, if: id != nil) }

  /// Glass comes and goes as other views do.
  public func glassEffectTransition(
    _ transition: GlassEffectTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("glassEffectTransition", fileID, line, if: transition != .identity) }
}

/// The transition of glass that is inserted or removed.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// No transition.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Glass flows from other glass. Plumb does not show it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Glass appears as glass. Plumb does not show it.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass belongs together; here they are beside each other as without it.
nonisolated public struct GlassEffectContainer<Content: View>: View, CalledView {
  package let callSite = _CallSite()
  private let content: Content

  /// Creates a group of glass views. Plumb makes no use of `spacing`.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { content }
  public static var _memberCount: Int? { nil }
}
