import OpenCombine
import PlumbGraph

nonisolated extension View {
  /// Adds an action to perform with each value of a publisher, on the main actor, as long as the view exists.
  ///
  /// A publisher that is made anew each time the body runs is subscribed to anew, unless it is equal to the last.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    modifier(_Reception(publisher: publisher, action: action))
  }
}

nonisolated package struct _Reception<P: Publisher>: _NodeModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor package func configure(_ node: ViewNode) {
    let subscriber = node.composite as? Subscriber ?? Subscriber()
    node.composite = subscriber
    subscriber.action = action
    if let known = subscriber.publisher, valuesAreEqual(known, publisher) { return }
    subscriber.publisher = publisher
    // Many publishers send a value at once; views do not act while they are walked.
    node.host.afterLayout { [node = node.link] in
      if let node = node.object, !node.isDisposed { subscriber.subscribe(in: node.host) }
    }
  }

  /// The subscription of one view; it ends with the view.
  @MainActor final class Subscriber {
    var publisher: P?
    var action: (P.Output) -> Void = { _ in }
    private var subscription: AnyCancellable?

    @Linked private var host: ViewHost?

    func subscribe(in host: ViewHost) {
      self.host = host
      subscription = publisher?.sink { @Sendable [weak self] value in
        let carried = Carried(value: value)
        MainTurn.run { self?.receive(carried.value) }
      }
    }

    private func receive(_ value: P.Output) { host?.running { action(value) } }
  }
}
