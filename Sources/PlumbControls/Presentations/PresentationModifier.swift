import PlumbLayout
import PlumbViews

/// Presents something as long as a value says so.
nonisolated struct _PresentationModifier<Content: View>: _ElementModifier {
  let kind: PresentationKind
  let isModal: Bool
  /// The identity of the presentation among others of its kind: another one replaces it; `nil` while there is none.
  let identity: AnyHashable?
  /// Whether the presentation can begin. One that is shown already stays while it could not begin.
  var canBegin = true
  /// Marks that nothing is presented any more.
  let dismiss: @MainActor () -> Void
  /// Returns whether the presentation is still asked for.
  let isPresented: @MainActor () -> Bool
  /// Done once the presentation is over.
  var onDismiss: (() -> Void)?
  /// The content to show. It receives the place of the presenting view.
  let content: (PresentationSource) -> Content

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    builder.element(
      Self.self, "", nil,
      configure: { node in
        let (inherited, host) = (builder.inherited, node.host)
        // Not while the views are walked: what is presented has its own nodes elsewhere.
        host.afterWalk { [node = node.link] in
          guard let node = node.object, !node.isDisposed else { return }
          modifier.bringUpToDate(node, inherited)
        }
      }, content: content)
  }

  @MainActor private func bringUpToDate(_ node: ViewNode, _ inherited: Inherited) {
    let current = node.composite as? Shown
    if let current, current.identity != identity {
      current.presentation.end(then: current.onDismiss)
      node.composite = nil
    }
    if node.composite is WaitingAlert { node.composite = nil }
    guard let identity, canBegin else { return }
    let shown: Shown
    if let known = node.composite as? Shown {
      shown = known
    } else if kind == .alert, node.host.showsAlert {
      return wait(node, inherited)
    } else {
      let presentation = Presentation(kind, isModal: isModal, from: node)
      shown = Shown(identity: identity, presentation: presentation)
      node.composite = shown
      node.willDispose = { presentation.cut() }
    }
    shown.onDismiss = onDismiss
    let source = PresentationSource(node: node, isMirrored: inherited.isMirrored)
    let presented = _PresentedContent(
      isPresented: isPresented, make: { self.content(source) }, last: shown.last)
    shown.presentation.show(presented, inherited, dismiss: dismiss)
  }

  /// Of several alerts that come at once one is shown; the others wait until it is gone.
  @MainActor private func wait(_ node: ViewNode, _ inherited: Inherited) {
    node.composite = WaitingAlert { [node = node.link] in
      if let node = node.object, !node.isDisposed { bringUpToDate(node, inherited) }
    }
    node.readLayout =
      node.readLayout ?? { node in
        if !node.host.showsAlert { (node.composite as? WaitingAlert)?.show() }
      }
  }

  /// The current presentation.
  @MainActor private final class Shown {
    let identity: AnyHashable
    let presentation: Presentation
    let last = LastContent<Content>()
    var onDismiss: (() -> Void)?

    init(identity: AnyHashable, presentation: Presentation) {
      (self.identity, self.presentation) = (identity, presentation)
    }
  }
}

/// An alert that is to be shown when another one is gone.
@MainActor private final class WaitingAlert {
  let show: () -> Void
  init(show: @escaping () -> Void) { self.show = show }
}

extension ViewHost {
  fileprivate var showsAlert: Bool {
    root.children.contains { $0.isPresentation && $0.isModal && $0.role == .alert }
  }
}

/// The view that presents something.
@MainActor struct PresentationSource {
  @Linked var node: ViewNode?
  /// Leading is on the right there.
  var isMirrored = false

  /// The position of the view on the canvas.
  var frame: CGRect { node.flatMap { $0.isDisposed ? nil : $0.canvasFrame } ?? .zero }

  /// The part of the canvas that nothing of the system covers; `nil` for all of it.
  var safeArea: CGRect? { node?.host.canvas?.safe }
}

/// The content of a presentation, which follows what its closure reads. Once it is not asked for any more, it stays as it was:
/// the closure may count on what is gone by then.
nonisolated private struct _PresentedContent<Content: View>: View {
  let isPresented: @MainActor () -> Bool
  let make: @MainActor () -> Content
  let last: LastContent<Content>

  @MainActor var body: Content {
    if !isPresented(), let content = last.content { return content }
    let content = make()
    last.content = content
    return content
  }
}

@MainActor private final class LastContent<Content> {
  var content: Content?
}

nonisolated extension View {
  /// Presents something while a binding is true.
  func presentation<Content: View>(
    _ kind: PresentationKind, isModal: Bool = true, isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    content: @escaping (PresentationSource) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind, isModal: isModal, identity: isPresented.wrappedValue ? AnyHashable(true) : nil,
        dismiss: { isPresented.wrappedValue = false }, isPresented: { isPresented.wrappedValue },
        onDismiss: onDismiss, content: content))
  }

  /// Presents something about data while a binding is true; without data it does not begin. Once it is shown, data that
  /// goes away changes nothing.
  func presentation<Data, Content: View>(
    _ kind: PresentationKind, isPresented: Binding<Bool>, presenting data: Data?,
    content: @escaping (Data, PresentationSource) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind, isModal: true, identity: isPresented.wrappedValue ? AnyHashable(true) : nil,
        canBegin: data != nil, dismiss: { isPresented.wrappedValue = false },
        isPresented: { isPresented.wrappedValue },
        content: { source in data.map { content($0, source) } }))
  }

  /// Presents something for the item that a binding holds.
  func presentation<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, isModal: Bool = true, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item, PresentationSource) -> Content
  ) -> some View {
    let current = item.wrappedValue
    nonisolated(unsafe) let identity = current.map { AnyHashable($0.id) }
    // The binding is written on the main actor, where it was made.
    nonisolated(unsafe) let item = item
    return modifier(
      _PresentationModifier(
        kind: kind, isModal: isModal, identity: identity,
        dismiss: { item.wrappedValue = nil },
        isPresented: { item.wrappedValue.map { AnyHashable($0.id) } == identity },
        onDismiss: onDismiss,
        content: { source in current.map { content($0, source) } }))
  }
}
