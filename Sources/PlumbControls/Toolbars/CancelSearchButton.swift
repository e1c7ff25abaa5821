import PlumbLayout
import PlumbViews

/// The button beside a search field in use, which ends the search: a word, on iOS 26 a cross on a circle of glass.
nonisolated struct _CancelSearchButton: View {
  let search: SearchField
  @Environment(\.platformStyle) private var platformStyle

  init(search: SearchField) { self.search = search }

  @MainActor var body: some View {
    _AddedView {
      if platformStyle.isGlass {
        Button {
          search.end()
        } label: {
          _GlassItemRoom {
            Image(systemName: "xmark").font(.system(size: 17, weight: .semibold)).accessibilityHidden(true)
          }
          .contentShape(Rectangle())
        }
        .accessibilityLabel("Cancel")
        .environment(\.barItemColor, .primary)
        .modifier(_BarGlass())
      } else {
        Button("Cancel") { search.end() }.lineLimit(1).fixedSize()
      }
    }
  }
}
