import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Sets the screen that the stack around shows for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _DestinationModifier(type: D.self) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      })
  }

  /// Pushes a screen onto the stack around while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    return modifier(
      _PushModifier(
        identity: isPresented.wrappedValue ? AnyHashable(true) : nil,
        dismiss: { isPresented.wrappedValue = false }, view: { view }))
  }

  /// Pushes a screen for an item onto the stack around while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let current = item.wrappedValue
    // The binding is written on the main actor, where it was made.
    nonisolated(unsafe) let item = item
    return modifier(
      _PushModifier(
        identity: current.map { AnyHashable($0) }, dismiss: { item.wrappedValue = nil },
        view: { AnyView(current.map(destination)) }))
  }
}

/// Registers the screens for a type with the stack around.
nonisolated struct _DestinationModifier: _ElementModifier {
  let type: Any.Type
  let make: (AnyHashable) -> AnyView?

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let context = builder.inherited.environment.navigation
    builder.element(
      Self.self, "", nil,
      configure: { node in
        guard let context else { return }
        let (host, model) = (node.host, context.model)
        if let known = node.composite as? NavigationDestination {
          return host.afterWalk { known.make.set(modifier.make) }
        }
        let destination = NavigationDestination(
          ObjectIdentifier(modifier.type), depth: context.index,
          make: host.graph.input(modifier.make, name: "navigationDestination"))
        node.composite = destination
        host.afterWalk { model.register(destination) }
        node.willDispose = { model.unregister(destination) }
      }, content: content)
  }
}

/// Puts a screen on the stack around as long as a value says so.
nonisolated struct _PushModifier: _ElementModifier {
  let identity: AnyHashable?
  let dismiss: @MainActor () -> Void
  let view: () -> AnyView

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let context = builder.inherited.environment.navigation
    builder.element(
      Self.self, "", nil,
      configure: { node in
        guard let context else { return modifier.reportMissingStack(node) }
        let view = modifier.identity == nil ? nil : modifier.view()
        let known = node.composite as? PushedScreen
        let shown: PushedScreen?
        if let known, known.identity == modifier.identity {
          shown = known
        } else {
          shown = modifier.identity.map {
            PushedScreen($0, node.host.graph.input(AnyView(EmptyView()), name: "screen"))
          }
        }
        node.composite = shown
        shown?.dismiss = modifier.dismiss
        let model = context.model
        node.willDispose = { if let shown { model.end(shown) } }
        node.host.afterWalk {
          if let known, known !== shown { model.end(known) }
          guard let shown, let view else { return }
          shown.view.set(view)
          if known !== shown { model.show(shown, above: context.index) }
        }
      }, content: content)
  }

  @MainActor private func reportMissingStack(_ node: ViewNode) {
    guard identity != nil else { return }
    node.host.report("navigationDestination: there is no NavigationStack around; put one around the view.")
  }
}
