import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Shows a view on a card over this one, while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss) { _ in
      _SheetCard(content: content())
    }
  }

  /// Shows a view for an item on a card over this one, while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.sheet, item: item, onDismiss: onDismiss) { item, _ in _SheetCard(content: content(item)) }
  }

  /// Covers this view with another one, while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.fullScreenCover, isPresented: isPresented, onDismiss: onDismiss) { _ in
      _Cover(content: content())
    }
  }

  /// Covers this view with one for an item, while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.fullScreenCover, item: item, onDismiss: onDismiss) { item, _ in
      _Cover(content: content(item))
    }
  }
}

/// A view that covers everything.
nonisolated private struct _Cover<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    _Screen(content: _GivenView(content: content))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color(.background).ignoresSafeArea() }
      .modifier(_PresentationMotion(.slide))
      .environment(\.navigation, nil)
      .modifier(_OutsideOfTabs())
  }
}

/// A card that comes from the bottom and leaves 10 points below the top of the safe area. The content behind it is
/// dimmed by a fifth.
nonisolated struct _SheetCard<Content: View>: View {
  let content: Content
  @State private var settings = SheetSettings()
  /// A person cannot take it away.
  @State private var isFixed = false
  /// The height that a person has dragged it to.
  @State private var dragged: PresentationDetent?
  /// The distance by which it is dragged now, in points; more than 0 is down.
  @State private var drag: CGFloat = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.platformStyle) private var platformStyle

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    GeometryReader { canvas in
      let insets = canvas.safeAreaInsets
      let whole = canvas.size.height + insets.top + insets.bottom
      let room = max(10, whole - insets.top)
      let detent = settings.detent(dragged, in: room)
      let height = detent.height(in: room)
      let measure = SheetMeasure(platformStyle, isLarge: detent == .large)
      ZStack(alignment: .bottom) {
        Color.black.opacity(0.2)
          .onTapGesture { if !isFixed { dismiss() } }
          .modifier(_PresentationMotion(.fade))
        card(covered: insets.sheet(measure.inset), measure)
          .environment(\.leavesPushes, settings.grows(from: height, in: room))
          .padding([.horizontal, .bottom], measure.inset)
          .frame(height: max(0, settings.stretched(height, by: -drag, in: room)))
          .offset(y: max(0, drag))
          .modifier(_PresentationMotion(.slide))
          .modifier(
            _SheetDrag(moved: { drag = $0 }, ended: { letGo($0, from: height, in: room) }))
      }
      // As large as what is offered, so that it ends where the safe area does and can go on from there.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottom)
      .ignoresSafeArea()
    }
  }

  /// Goes to the nearest height at which the sheet rests, or away.
  @MainActor private func letGo(_ translation: CGFloat, from height: CGFloat, in room: CGFloat) {
    let end = height - translation
    let nearest = settings.allDetents.min { abs($0.height(in: room) - end) < abs($1.height(in: room) - end) }
    guard let nearest, isFixed || end > nearest.height(in: room) / 2 else { return dismiss() }
    withAnimation(.screens) {
      (drag, dragged) = (0, nearest)
      settings.selection?.binding.wrappedValue = nearest
    }
  }

  /// The card goes on beside and below its content, which keeps off what is covered of the screen there.
  @MainActor private func card(covered: EdgeInsets, _ measure: SheetMeasure) -> some View {
    _Screen(content: _GivenView(content: content))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(covered)
      .background { Color(.sheet) }
      .overlay(alignment: .top) {
        if settings.showsGrabber {
          Capsule().fill(Color(.tertiary)).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .clipped(withTouchesTo: measure.outline(settings.cornerRadius))
      .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
      .onPreferenceChange(InteractiveDismissKey.self) { isFixed = $0 }
      .environment(\.navigation, nil)
      .modifier(_EnvironmentModifier { $0.platformStyle.palette = $0.platformStyle.palette.elevated })
      // The card has its own top.
      .modifier(_EnvironmentModifier { $0.cover.top = 0 })
      .modifier(_OutsideOfTabs())
  }
}

extension EdgeInsets {
  /// The covered edges of a sheet at this distance from the edges of the screen, and ends below its top.
  fileprivate func sheet(_ distance: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: 0, leading: max(0, leading - distance), bottom: max(0, bottom - distance),
      trailing: max(0, trailing - distance))
  }
}

/// Lets a finger drag a sheet up and down. One that does not move is left to what is on the sheet, also beside a small
/// button.
nonisolated private struct _SheetDrag: _NodeModifier {
  /// Closures that receive how far the finger has gone down, and how far it would go.
  let moved: @MainActor (CGFloat) -> Void
  let ended: @MainActor (CGFloat) -> Void

  init(moved: @escaping @MainActor (CGFloat) -> Void, ended: @escaping @MainActor (CGFloat) -> Void) {
    (self.moved, self.ended) = (moved, ended)
  }

  @MainActor func configure(_ node: ViewNode) {
    let gesture = DragGesture(coordinateSpace: .global)
      .onChanged { moved($0.translation.height) }
      .onEnded { ended($0.predictedEndTranslation.height) }
    node.interactions.gesture = GestureAttachment(for: .sheet) {
      _EndedGesture._makeRecognizer(gesture, $0)
    }
  }
}
