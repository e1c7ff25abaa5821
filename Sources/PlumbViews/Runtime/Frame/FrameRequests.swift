import PlumbLayout

/// Requests of views and controls for the next passes.
extension ViewHost {
  /// A view's body or nodes are out of date.
  func becameStale(_ composite: AnyComposite) {
    if frames.updates.add(composite) { needsUpdate?() }
  }

  /// Performs an action once the current walk has ended: attributes do not change while a rule runs.
  package func afterWalk(_ action: @escaping () -> Void) { frames.updates.add(.action(action)) }

  /// Makes the nodes of a new view once the current walk has ended.
  func makeNodesAfterWalk(of composite: AnyComposite) { frames.updates.add(.nodes(composite)) }

  /// Performs an action once the views are placed, such as one of a view that appears or changes.
  package func afterLayout(_ action: @escaping () -> Void) { frames.appearance.add(action) }

  /// Performs an action after a number of layouts: what the action of a view changes is placed in the second.
  package func afterLayouts(_ count: Int, _ action: @escaping () -> Void) {
    frames.appearance.add(after: count, action)
  }

  /// A node has another value for a preference.
  package func preferencesChanged() { frames.preferences.request() }

  /// A node is to be laid out again, because of where the last layout put it or because it was scrolled.
  func layoutChanged(of id: NodeID) {
    guard id.exists else { return }
    layoutTree.setNeedsLayout(id)
    frames.layout.request()
    needsUpdate?()
  }

  /// A view that reads its own size was given another one.
  func geometryChanged(isFirst: Bool) {
    if isFirst { frames.layout.requestForNewReaders() }
    needsUpdate?()
  }

  /// An action waits for the next layout.
  package var awaitsLayout: Bool { frames.appearance.isRequested }

  /// Something is about to change.
  func willChange() { frames.willChange(self) }

  /// The transaction of the running update, and everything that moves.
  package var animations: AnimationClock { frames.motion }

  /// Adds a pass to each frame from now on, behind those that there are.
  package func add(_ pass: any FramePass) { frames.add(pass) }

  /// A closure that is called when the picture is out of date.
  package var needsUpdate: (() -> Void)? {
    get { frames.needsFrame }
    set { frames.needsFrame = newValue }
  }

  /// The number of times that a view that is out of date was looked at to find its turn, since the host was made.
  package var looksAtStaleViews: Int { frames.updates.looks }
}
