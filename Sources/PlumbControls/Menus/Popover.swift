import PlumbLayout
import PlumbViews

/// The point or rectangle of a view to which a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

nonisolated extension View {
  /// Shows a view beside this one while a binding is true; on narrow canvases as a sheet.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: the part of this view that it is beside.
  ///   - arrowEdge: the side of that part on which it is, if there is space; `nil` is below, or beyond a point that is
  ///     on the edge of this view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.popover, isPresented: isPresented) { source in
      _Popover(anchor: source, place: PopoverPlace(attachmentAnchor, arrowEdge), content: content())
    }
  }

  /// Shows a view for an item beside this one while there is one; on narrow canvases as a sheet.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: the part of this view that it is beside.
  ///   - arrowEdge: the side of that part on which it is, if there is space; `nil` is below, or beyond a point that is
  ///     on the edge of this view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.popover, item: item) { item, source in
      _Popover(anchor: source, place: PopoverPlace(attachmentAnchor, arrowEdge), content: content(item))
    }
  }

  /// Sets the adaptation of a presentation to narrow canvases. Plumb uses it for popovers only.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    preference(key: CompactAdaptationKey.self, value: adaptation)
  }

  /// Sets the adaptation of a presentation to narrow and to low canvases. An adaptation to low canvases alone is
  /// reported.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    presentationCompactAdaptation(horizontal)
      .unsupported(
        "presentationCompactAdaptation(vertical:)", fileID, line,
        if: vertical != .automatic && vertical != horizontal)
  }
}

/// The form of a presentation where there is little space.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The platform's form: a popover becomes a sheet.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation: a popover stays a popover.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover, also on narrow canvases.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet, which slides in from the bottom.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen. Plumb shows a popover as a sheet then.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

struct CompactAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation { .automatic }
  static func reduce(value: inout PresentationAdaptation, nextValue: () -> PresentationAdaptation) {
    let next = nextValue()
    if next != .automatic { value = next }
  }
}

/// A card as large as its content, or a sheet where there is little space.
nonisolated private struct _Popover<Content: View>: View {
  let anchor: PresentationSource
  let place: PopoverPlace
  let content: Content
  @State private var adaptation = PresentationAdaptation.automatic
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(anchor: PresentationSource, place: PopoverPlace, content: Content) {
    (self.anchor, self.place, self.content) = (anchor, place, content)
  }

  @MainActor var body: some View {
    let content = content.onPreferenceChange(CompactAdaptationKey.self) { adaptation = $0 }
    Group {
      if sizeClass == .compact && adaptation != .popover && adaptation != .none {
        _SheetCard(content: content)
      } else {
        _PopoverCard(anchor: anchor, place: place) { _Screen(content: _GivenView(content: content)) }
      }
    }
    .environment(\.navigation, nil)
  }
}

/// A card beside what presents it, which a tap elsewhere takes away; the corners of 13 are UIKit's own (assumed).
nonisolated struct _FloatingCard<Content: View>: View {
  let anchor: PresentationSource
  let content: Content
  @Environment(\.dismiss) private var dismiss

  init(anchor: PresentationSource, @ViewBuilder content: () -> Content) {
    (self.anchor, self.content) = (anchor, content())
  }

  @MainActor var body: some View {
    ZStack {
      Color.black.opacity(0.001).ignoresSafeArea().onTapGesture { dismiss() }.accessibilityHidden(true)
      _BesideAnchor(source: anchor) {
        content
          .background(Color(.alert))
          .clipped(withTouchesTo: RoundedRectangle(cornerRadius: 13, style: .continuous))
          .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
          .modifier(_PresentationMotion(.grow(from: anchor, to: nil)))
      }
      .ignoresSafeArea()
    }
  }
}
