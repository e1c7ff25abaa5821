import PlumbLayout

/// The chosen option with a sign that there are others.
nonisolated struct _MenuPicker: View {
  let picker: PickerConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.isInForm) private var isInForm

  @MainActor var body: some View {
    HStack(spacing: 8) {
      if (isInForm || platformStyle.platform == .macOS) && !labelsAreHidden { picker.label }
      if isInForm { Spacer(minLength: 0) }
      Menu(content: { options }) { value }
    }
  }

  @MainActor private var options: some View {
    _MenuOptions(options: picker.options)
  }

  @MainActor private var value: some View {
    HStack(spacing: 4) {
      if let selected = picker.selected { selected.subview.lineLimit(1) }
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).font(.footnote)
    }
    .foregroundStyle(isInForm ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
    .padding(.horizontal, isInForm ? 0 : 12)
    .padding(.vertical, isInForm ? 0 : 7)
  }
}

private struct IsInFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The view stands in a form, where labels and values go apart.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
}
