import PlumbLayout
import PlumbViews

/// A type that describes the look and the behaviour of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view that shows a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle's label and value.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label of the toggle, for the style to place.
  public let label: Label
  /// Whether the toggle is on; a style changes it here.
  @Binding public var isOn: Bool
  /// Whether some of the toggle's sources are on and some off. No style of the library shows it.
  public var isMixed: Bool
  let binding: Binding<Bool>

  init(label: Label, isMixed: Bool, binding: Binding<Bool>) {
    (self.label, self.isMixed, self.binding) = (label, isMixed, binding)
    _isOn = binding
  }
}

/// A switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.tint) private var surroundingTint
  @Environment(\.controlLooks) private var looks
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listLook) private var look
  @Environment(\.platformStyle) private var platformStyle

  /// Creates the style that `.switch` names, in the tint of the surroundings.
  nonisolated public init() { tint = nil }
  /// Creates the style with its own tint, whatever the surroundings set.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Draws the switch after the label; while it is on it has the tint, which is green on iOS by default.
  public func makeBody(configuration: Configuration) -> some View {
    // Its height keeps other views eight points away, whatever its label would want (Recorded/Pictures.md#Y20).
    if platformStyle.platform == .macOS || look != nil {
      row(configuration)
    } else {
      row(configuration).frame(minHeight: SwitchMeasure(platformStyle).size.height)
    }
  }

  private func row(_ configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    let isMac = platformStyle.platform == .macOS
    let fillsRow = look != nil && !isMac && !labelsAreHidden
    return HStack(spacing: 8) {
      if !labelsAreHidden {
        _ControlLabel(configuration.label.view)
        if !isMac { Spacer(minLength: 0) }
      }
      let measure = SwitchMeasure(platformStyle)
      _Switch(
        isOn: isOn,
        tint: tint ?? surroundingTint ?? looks.toggle.filled ?? (isMac ? .accentColor : Color(.green)),
        thumb: looks.toggle.thumb ?? Color.white, measure: measure
      )
      .frame(width: measure.overhang > 0 ? measure.size.width - measure.overhang : nil, alignment: .leading)
      .modifier(_ControlInRow())
      // A view of UIKit.
      .modifier(_OneLeaf())
      .opacity(isEnabled ? 1 : 0.5)
      // As a UIKit control, it takes fingers in its whole rectangle, also beside its round ends.
      .contentShape(Rectangle())
      .onTapGesture { configuration.isOn.toggle() }
      .modifier(_SwitchMark())
    }
    .modifier(_SwitchTarget(fillsRow: fillsRow, isWhole: isMac))
  }
}

/// Lets a switch with a label be pressed with the row of a list whose whole content it is, and elsewhere alone.
nonisolated private struct _SwitchTarget: _ElementModifier {
  let fillsRow: Bool
  /// All between the edges of the toggle is pressed.
  let isWhole: Bool

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    var node: ViewNode? = builder.parent
    while let here = node, here.accessibility.role != .toggle { node = here.item == nil ? here.parent : nil }
    if let toggle = node {
      let row = toggle.parent?.directRow
      if let row, modifier.fillsRow {
        row.add(toggle)
      } else {
        row?.remove(toggle)
        toggle.interactions.place =
          modifier.isWhole ? nil : { [weak toggle] in toggle?.markedSwitch?.canvasFrame }
      }
    }
    content()
  }
}

/// Marks the node of a switch, to which its toggle's element is as large.
nonisolated private struct _SwitchMark: _NodeModifier {
  @MainActor func configure(_ node: ViewNode) { node.composite = SwitchMark.mark }
}

@MainActor private final class SwitchMark {
  static let mark = SwitchMark()
}

extension ViewNode {
  /// The switch in a toggle.
  fileprivate var markedSwitch: ViewNode? {
    if composite is SwitchMark { return self }
    for child in children { if let found = child.markedSwitch { return found } }
    return nil
  }
}

/// Lets a control that is higher than a row's text be in a row of the usual height, as a switch
/// does (Recorded/Pictures.md#Y37); that steppers, dates and segments do the same is assumed.
nonisolated struct _ControlInRow: ViewModifier {
  @Environment(\.listLook) private var look
  @Environment(\.platformStyle) private var platformStyle

  @MainActor func body(content: Content) -> some View {
    if look != nil && platformStyle.platform == .iOS {
      content.frame(height: ListMeasure(platformStyle).controlHeight)
    } else {
      content
    }
  }
}

/// The numbers of a switch, in points.
struct SwitchMeasure {
  /// As it is drawn.
  let size: CGSize
  let knob: CGSize
  /// The length by which it exceeds the trailing edge of its frame.
  let overhang: CGFloat
  /// The ground while it is off.
  let off: SystemColor

  init(_ style: PlatformStyle) {
    switch (style.platform, style.generation) {
    // Recorded/Pictures.md#Y15 to Y18: the size that UIKit's switch has had since iOS 7.
    case (.iOS, .iOS18):
      (size, knob) = (CGSize(width: 51, height: 31), CGSize(width: 27, height: 27))
      (overhang, off) = (2, .secondaryFill)
    // Recorded/Pictures.md#Y19.
    case (.iOS, .iOS26):
      (size, knob) = (CGSize(width: 63, height: 28), CGSize(width: 37, height: 24))
      (overhang, off) = (2, .tertiary)
    // Recorded/Controls.md#U3.
    case (.macOS, _):
      (size, knob) = (CGSize(width: 54, height: 24), CGSize(width: 20, height: 20))
      (overhang, off) = (0, .secondaryFill)
    }
  }
}

/// The switch itself, with its knob 2 points from its edges.
nonisolated private struct _Switch: View {
  let isOn: Bool
  let tint: Color
  let thumb: Color
  let measure: SwitchMeasure

  @MainActor var body: some View {
    Capsule(style: .circular)
      .fill(isOn ? tint : Color(measure.off))
      .frame(width: measure.size.width, height: measure.size.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        if measure.knob.width == measure.knob.height {
          knob(Circle())
        } else {
          knob(Capsule(style: .circular))
        }
      }
  }

  @MainActor private func knob<S: Shape>(_ shape: S) -> some View {
    shape
      .fill(thumb)
      .shadow(color: Color.black.opacity(0.15), radius: 4, y: 3)
      .shadow(color: Color.black.opacity(0.06), radius: 0.5, y: 1)
      .frame(width: measure.knob.width, height: measure.knob.height)
      .padding(2)
  }
}

/// A button that stays tinted while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  @Environment(\.controlSize) private var size
  @Environment(\.platformStyle) private var platformStyle
  /// Creates the style that `.button` names.
  nonisolated public init() {}

  /// Draws the label in the accent colour, on a ground of that colour while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    _Pressable(action: { configuration.isOn.toggle() }) {
      configuration.label
        .foregroundStyle(Color.accentColor)
        .padding(ButtonMeasure(size, platformStyle).insets)
        .background(
          isOn ? Color.accentColor.opacity(0.15) : .clear,
          in: RoundedRectangle(cornerRadius: ControlMeasure(platformStyle).toggleRadius))
    }
  }
}

/// A box with a tick in it. Sizes as measured on macOS (Recorded/Controls.md#U3: the box with its gap is 21 by 19
/// alone).
public struct CheckboxToggleStyle: ToggleStyle {
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  /// Creates the style that `.checkbox` names.
  nonisolated public init() {}

  /// Draws the box before the label; a press on either turns the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    HStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 3.5)
        .fill(isOn ? Color.accentColor : Color(.background))
        .overlay {
          RoundedRectangle(cornerRadius: 3.5).strokeBorder(Color(.tertiary), lineWidth: isOn ? 0 : 1)
        }
        .overlay {
          if isOn { _CheckMark().stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round)) }
        }
        .frame(width: 16, height: 16)
        .padding(.trailing, 5)
      if !labelsAreHidden { _ControlLabel(configuration.label.view) }
    }
    .contentShape(Rectangle())
    .onTapGesture { configuration.isOn.toggle() }
  }
}

/// A tick, in shares of its square.
nonisolated struct _CheckMark: Shape, PlainShape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: point(0.27, 0.53))
    path.addLine(to: point(0.43, 0.7))
    path.addLine(to: point(0.74, 0.3))
    return path
  }
}

/// The platform's own: a switch on iOS, a box on macOS.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.platformStyle) private var platformStyle
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}

  /// Draws the toggle as `.checkbox` does on a Mac, and as `.switch` does elsewhere.
  public func makeBody(configuration: Configuration) -> some View {
    if platformStyle.platform == .macOS {
      ErasedStyle(CheckboxToggleStyle()) { $0.makeBody(configuration: $1) }.body(of: configuration)
    } else {
      ErasedStyle(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }.body(of: configuration)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays tinted while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick in it; Plumb has it on iOS too.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's own: a switch on iOS, a box on macOS.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension View {
  /// Sets how toggles look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
