import PlumbLayout
import PlumbViews

/// A well that shows a colour and lets one choose another.
nonisolated public struct ColorPicker<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.platformStyle) private var platformStyle

  /// Creates a colour picker with any view as its label.
  /// - Parameter supportsOpacity: whether the palette also chooses how much shows through.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
  }

  @MainActor public var body: some View {
    _ControlElement("ColorPicker") {
      HStack(spacing: 8) {
        if !labelsAreHidden {
          label
          if platformStyle.platform != .macOS { Spacer(minLength: 0) }
        }
        button
      }
    }
  }

  @MainActor private var button: some View {
    let (selection, supportsOpacity) = (selection, supportsOpacity)
    return named(_Pressable(action: { if isEnabled { isOpen = true } }) { well.opacity(isEnabled ? 1 : 0.4) })
      .popover(isPresented: $isOpen) { _ColorPalette(selection: selection, supportsOpacity: supportsOpacity) }
  }
  public static var _memberCount: Int? { 1 }

  /// The well by the words of the label, and by its kind where there are none.
  @MainActor @ViewBuilder private func named(_ well: some View) -> some View {
    if let words = (label as? any SpokenView)?.spokenText {
      well.accessibilityLabel(words).accessibilityValue("Color well")
    } else {
      well.accessibilityLabel("Color well")
    }
  }

  /// On macOS 48 by 24 points (Recorded/Controls.md#U11); on iOS a ring of 28, UIKit's own, assumed.
  @MainActor @ViewBuilder private var well: some View {
    let color = selection.wrappedValue
    if platformStyle.platform == .macOS {
      RoundedRectangle(cornerRadius: 5).fill(color).padding(3)
        .background(Color(.fill), in: RoundedRectangle(cornerRadius: 6))
        .frame(width: 48, height: 24)
    } else {
      Circle().fill(color).padding(5)
        .overlay {
          Circle().strokeBorder(
            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
            lineWidth: 3)
        }
        .frame(width: 28, height: 28)
    }
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a colour picker with a localised title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a colour picker with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
