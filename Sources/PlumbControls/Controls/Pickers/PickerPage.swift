import PlumbLayout
import PlumbViews

/// A picker as a link to a page with its options; outside of a navigation stack a menu.
nonisolated struct _LinkPicker: View {
  let picker: PickerConfiguration
  @State private var isShown = false
  @Environment(\.navigation) private var navigation
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(picker: PickerConfiguration) { self.picker = picker }

  @MainActor var body: some View {
    if navigation == nil {
      _MenuPicker(picker: picker)
    } else {
      NavigationLink(isActive: $isShown) {
        _PickerPage(picker: picker) { isShown = false }
      } label: {
        HStack(spacing: 8) {
          if !labelsAreHidden { picker.label }
          Spacer(minLength: 0)
          if let value = picker.shownValue { value.foregroundStyle(.secondary) }
        }
      }
    }
  }
  static var _memberCount: Int? { 1 }
}

/// The options as rows, the chosen one with a tick. Who chooses one goes back.
nonisolated private struct _PickerPage: View {
  let picker: PickerConfiguration
  let close: @MainActor () -> Void

  init(picker: PickerConfiguration, close: @escaping @MainActor () -> Void) {
    (self.picker, self.close) = (picker, close)
  }

  @MainActor var body: some View {
    List {
      ForEach(picker.options) { option in
        Button {
          option.select()
          close()
        } label: {
          option.row
        }
        .accessibilityAddTraits(option.isSelected ? .isSelected : [])
      }
    }
    .navigationTitle(picker.title ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}
