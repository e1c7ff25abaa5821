import PlumbLayout
import PlumbViews

/// Pages side by side.
nonisolated struct _TabPages: View {
  let pages: [Subview]
  let selected: Int
  let select: (Int) -> Void
  @Environment(\.pageDots) private var dots

  init(pages: [Subview], selected: Int, select: @escaping (Int) -> Void) {
    (self.pages, self.selected, self.select) = (pages, selected, select)
  }

  @MainActor var body: some View {
    let (selected, select) = (selected, select)
    GeometryReader { room in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(Array(pages.enumerated()), id: \.offset) { _, page in
            _Screen(content: page).frame(width: room.size.width, height: room.size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(
        id: Binding<Int?>(
          get: { selected }, set: { index in if let index, index != selected { select(index) } }))
    }
    .overlay(alignment: .bottom) {
      if dots ?? (pages.count > 1) {
        _PageDots(count: pages.count, selected: selected) { index in withAnimation { select(index) } }
          .padding(.bottom, 10.5)
      }
    }
  }
}

/// The dots of pages. As those of UIKit they are one control: a tap on its trailing half goes to the next page, and one on
/// its leading half to the page before.
nonisolated private struct _PageDots: View {
  let count: Int
  let selected: Int
  let select: (Int) -> Void
  @Environment(\.pageDotsHaveGround) private var haveGround
  @Environment(\.controlLooks) private var looks

  init(count: Int, selected: Int, select: @escaping (Int) -> Void) {
    (self.count, self.selected, self.select) = (count, selected, select)
  }

  @MainActor var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        // 7 points wide, the others at 3 tenths (UIKit's own, assumed).
        let own = index == selected ? looks.dots.current : looks.dots.others
        Circle().fill(own ?? .white.opacity(index == selected ? 1 : 0.3)).frame(width: 7, height: 7)
      }
    }
    // UIKit's capsule: 26 points high, the label colour at a fifth (assumed).
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background(haveGround ? Color.primary.opacity(0.2) : .clear, in: Capsule())
    .overlay { halves }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Page \(selected + 1) of \(count)")
    .accessibilityAdjustableAction { go($0 == .increment ? 1 : -1) }
  }

  @MainActor private var halves: some View {
    HStack(spacing: 0) {
      Color.clear.contentShape(Rectangle()).onTapGesture { go(-1) }
      Color.clear.contentShape(Rectangle()).onTapGesture { go(1) }
    }
  }

  @MainActor private func go(_ distance: Int) {
    let page = selected + distance
    if (0..<count).contains(page) { select(page) }
  }
}
