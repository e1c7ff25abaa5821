import PlumbDrawing
import PlumbGraph
import PlumbLayout

/// The line around what has the keyboard's focus.
package struct FocusRing {
  private let color: ResolvedColor

  /// `nil` where the surroundings want none.
  package init?(_ environment: EnvironmentValues) {
    guard environment.isFocusEffectEnabled else { return nil }
    color = Color.accentColor.resolve(in: environment).opacity(0.6)
  }

  /// Distance, width and radius in points are assumed.
  func draw(around frame: CGRect, _ context: inout DrawingContext) {
    let rect = context.rounded(frame)
    let around = CGRect(
      x: rect.minX - 3.5, y: rect.minY - 3.5, width: rect.width + 7, height: rect.height + 7)
    context.add(
      .stroke(
        Path(roundedRect: around, cornerRadius: 7, style: .continuous), .color(color),
        StrokeStyle(lineWidth: 3)))
  }
}

extension DrawingContext {
  /// Draws the ring: only around what has the focus, and only if the keyboard brought it there.
  @MainActor mutating func drawFocusRing(of node: ViewNode, around frame: CGRect) {
    guard let interaction = node.interaction, let focused = node.host.focus.element,
      node.host.input.keyboard.isInUse
    else { return }
    if node.isFocusable, focused == node.number { interaction.focusRing?.draw(around: frame, &self) }
    guard let links = interaction.links, let link = links.link(focused) else { return }
    for place in links.places(of: link, in: frame.size) {
      links.focusRing?.draw(around: place.offsetBy(dx: frame.minX, dy: frame.minY), &self)
    }
  }
}

private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether what has the focus shows it.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

/// The purposes of a view's focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The focus lets keys press the view.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The focus lets keys write in the view.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Both; what the focus is for does not matter here.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated extension View {
  /// Sets whether the view can have the keyboard's focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have the keyboard's focus. Interactions other than the usual ones are reported.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    focusable(isFocusable).unsupported(
      "focusable(interactions:)", fileID, line, if: interactions != .automatic)
  }

  /// Draws no ring around what has the focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(_EnvironmentModifier { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled })
  }
}

nonisolated package struct _FocusableModifier: _ElementModifier {
  let isFocusable: Bool

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let environment = builder.inherited.environment
    let (isEnabled, ring) = (environment.isEnabled, FocusRing(environment))
    var holder: ViewNode?
    builder.element(
      Self.self, "", nil,
      configure: { node in
        node.isFocusable = modifier.isFocusable && isEnabled
        node.interactions.focusRing = ring
        holder = node
      }
    ) {
      builder.tellFocus(of: holder)
      content()
    }
  }
}

extension _TreeBuilder {
  /// Sets for the views that are made next whether the keyboard's focus is on the node around them.
  package func tellFocus(of node: ViewNode?) {
    guard let node, node.isFocusable else { return }
    let hasFocus = node.hasFocus.value
    // What is as around the node is not said again: a value that is set costs the views inside an environment.
    guard hasFocus != inherited.isInFocus else { return }
    inherited.isInFocus = hasFocus
    inherited.environment.isFocused = hasFocus
  }
}

extension ViewNode {
  fileprivate var hasFocus: Attribute<Bool> {
    if let known = interactions.hasFocus { return known }
    let made = host.graph.input(host.focus.element == number, name: "hasFocus")
    interactions.hasFocus = made
    return made
  }
}
