import PlumbLayout
import PlumbViews

/// The chosen option with a sign that there are others.
nonisolated struct _MenuPicker: View {
  let picker: PickerConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.isInForm) private var isInForm
  @Environment(\EnvironmentValues[StyleOf<PrimitiveButtonStyleConfiguration>()]) private var buttonStyles

  @MainActor @ViewBuilder var body: some View {
    if isInForm && platformStyle.isGlass && !labelsAreHidden {
      ViewThatFits(in: .horizontal) {
        line
        twoLines
      }
    } else {
      line
    }
  }

  /// A value that is too long for the row of its label is in its own line, 12 points in, on iOS 26
  /// (Recorded/Screens.md#Y97).
  @MainActor private var twoLines: some View {
    VStack(alignment: .leading, spacing: 4) {
      _ControlLabel(picker.label)
      rowMenu.padding(EdgeInsets(top: 7, leading: 12, bottom: 7 + 1.66, trailing: 0))
    }
  }

  @MainActor private var line: some View {
    HStack(spacing: 8) {
      if (isInForm || platformStyle.platform == .macOS) && !labelsAreHidden { _ControlLabel(picker.label) }
      // Without its label it is its value alone, as a labelled value is.
      if isInForm && !labelsAreHidden { Spacer(minLength: 0) }
      rowMenu
    }
  }

  @MainActor private var rowMenu: some View { menu.environment(\.buttonsFillRows, isInForm) }

  /// Outside of forms and lists the button has the style around it, if there is one.
  @MainActor @ViewBuilder private var menu: some View {
    if hasStyle {
      Menu(content: { options }) { _MenuPickerValue(picker: picker, isStyled: true) }
    } else {
      Menu(content: { options }) { _MenuPickerValue(picker: picker) }.buttonStyle(.plain)
    }
  }

  private var hasStyle: Bool {
    platformStyle.platform == .iOS && !isInForm && buttonStyles.styles.count > buttonStyles.inUse
  }

  @MainActor private var options: some View {
    _MenuOptions(options: picker.options)
  }
}

/// The option that is chosen, on the button of the menu.
nonisolated struct _MenuPickerValue: View {
  let picker: PickerConfiguration
  /// A style of buttons gives the colour and the room around it.
  var isStyled = false
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.isInForm) private var isInForm

  @MainActor @ViewBuilder var body: some View {
    if platformStyle.platform == .macOS { popUp } else { plainValue }
  }

  /// The widest option and 48 points, 24 tall (Recorded/Controls.md#U5), on a grey ground.
  @MainActor private var popUp: some View {
    HStack(spacing: 0) {
      ZStack(alignment: .leading) {
        ForEach(picker.options) { option in
          let isShown = option.isSelected && picker.currentValueLabel == nil
          option.subview.lineLimit(1).fixedSize().opacity(isShown ? 1 : 0)
            .accessibilityHidden(!isShown)
        }
        if let value = picker.currentValueLabel { value }
      }
      .padding(.leading, 12)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).frame(width: 36)
    }
    .foregroundStyle(Color.primary)
    .frame(height: 24)
    .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 6))
  }

  @MainActor private var plainValue: some View {
    // On iOS 26 the chevrons are 8.7 by 12.7, 6.7 after the value (Recorded/Screens.md#Y93); before it is assumed.
    HStack(spacing: platformStyle.isGlass ? 6 : 4) {
      if let value = picker.shownValue { value }
      if platformStyle.isGlass {
        Image(systemName: "chevron.up.chevron.down").font(.subheadline)
      } else {
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).font(.footnote)
      }
    }
    .foregroundStyle(
      isInForm
        ? AnyShapeStyle(.secondary) : isStyled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tint)
    )
    .padding(.horizontal, isInForm || isStyled ? 0 : 12)
    .padding(.vertical, isInForm || isStyled ? 0 : 7)
    // UIKit's button is pressed anywhere in its frame.
    .contentShape(Rectangle())
  }
}

private struct IsInFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a list or a form, where labels and values go apart.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
}
