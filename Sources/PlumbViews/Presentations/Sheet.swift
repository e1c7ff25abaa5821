import PlumbLayout

nonisolated extension View {
  /// Shows a view on a card over this one, while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("sheet", isPresented: isPresented, onDismiss: onDismiss) { _ in
      _SheetCard(content: content())
    }
  }

  /// Shows a view for an item on a card over this one, while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation("sheet", item: item, onDismiss: onDismiss) { item, _ in _SheetCard(content: content(item)) }
  }

  /// Covers this view with another one, while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("fullScreenCover", isPresented: isPresented, onDismiss: onDismiss) { _ in
      _Cover(content: content())
    }
  }

  /// Covers this view with one for an item, while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation("fullScreenCover", item: item, onDismiss: onDismiss) { item, _ in
      _Cover(content: content(item))
    }
  }
}

/// A view that covers everything.
nonisolated private struct _Cover<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color(.background).ignoresSafeArea() }
      .modifier(_PresentationMotion(.slide))
      .environment(\.navigation, nil)
  }
}

/// A card that comes from the bottom and leaves 10 points below the top of the safe area; its corners have a radius of 10
/// (UIKit's own, assumed). What is behind it is dimmed by a fifth.
nonisolated struct _SheetCard<Content: View>: View {
  let content: Content
  @State private var wishes = SheetWishes()
  @Environment(\.dismiss) private var dismiss

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    GeometryReader { canvas in
      let insets = canvas.safeAreaInsets
      let whole = canvas.size.height + insets.top + insets.bottom
      let room = max(10, whole - insets.top)
      let height = wishes.height(in: room) ?? room - 10
      ZStack(alignment: .bottom) {
        Color.black.opacity(0.2)
          .onTapGesture { if !wishes.isFixed { dismiss() } }
          .modifier(_PresentationMotion(.fade))
        card.frame(height: max(0, height)).modifier(_PresentationMotion(.slide))
      }
      .frame(width: canvas.size.width + insets.leading + insets.trailing, height: whole)
      .ignoresSafeArea()
    }
  }

  @MainActor private var card: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color(.sheet) }
      .overlay(alignment: .top) {
        if wishes.showsGrabber {
          Capsule().fill(Color(.tertiary)).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: wishes.cornerRadius ?? 10, topTrailingRadius: wishes.cornerRadius ?? 10)
      )
      .onPreferenceChange(SheetWishesKey.self) { wishes = $0 }
      .onPreferenceChange(InteractiveDismissKey.self) { wishes.isFixed = $0 }
      .environment(\.navigation, nil)
      .environment(\.screenGround, .sheet)
  }
}

/// What the content of a sheet says about it.
struct SheetWishes: Equatable, Sendable {
  var detents: Set<PresentationDetent> = []
  var grabber = Visibility.automatic
  var cornerRadius: CGFloat?
  var isFixed = false

  /// The smallest of the heights that the sheet may have, in points; `nil` leaves the usual one.
  func height(in room: CGFloat) -> CGFloat? { detents.map { $0.height(in: room) }.min() }

  /// Several heights to choose from show the grabber.
  var showsGrabber: Bool { grabber == .visible || grabber == .automatic && detents.count > 1 }
}

struct SheetWishesKey: PreferenceKey {
  static var defaultValue: SheetWishes { SheetWishes() }
  static func reduce(value: inout SheetWishes, nextValue: () -> SheetWishes) {
    let next = nextValue()
    value.detents.formUnion(next.detents)
    if next.grabber != .automatic { value.grabber = next.grabber }
    if let radius = next.cornerRadius { value.cornerRadius = radius }
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Form: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }
  let form: Form

  /// About half of the screen.
  public static let medium = PresentationDetent(form: .medium)
  public static let large = PresentationDetent(form: .large)
  /// A share of the height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(form: .fraction(fraction))
  }
  /// In points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(form: .height(height))
  }

  func height(in room: CGFloat) -> CGFloat {
    let height: CGFloat =
      switch form {
      case .medium: room / 2
      case .large: room - 10
      case .fraction(let share): room * share
      case .height(let height): height
      }
    return height.isFinite ? min(max(0, height), room) : room
  }
}

nonisolated extension View {
  /// Says at which heights the sheet around rests. It opens at the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: SheetWishesKey.self, value: SheetWishes(detents: detents))
  }

  /// Says at which heights the sheet around rests, and which one it has now.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = detents.contains(selection.wrappedValue) ? [selection.wrappedValue] : detents
    return preference(
      key: SheetWishesKey.self,
      value: SheetWishes(detents: chosen, grabber: detents.count > 1 ? .visible : .automatic))
  }

  /// Shows or hides the grabber at the top of the sheet around.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: SheetWishesKey.self, value: SheetWishes(grabber: visibility))
  }

  /// Sets the radius of the corners of the sheet around, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    preference(key: SheetWishesKey.self, value: SheetWishes(cornerRadius: cornerRadius))
  }
}
