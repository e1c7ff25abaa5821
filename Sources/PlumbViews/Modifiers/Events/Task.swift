nonisolated extension View {
  /// Starts something when the view appears, and cancels it when the view is gone or covered.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts something when the view appears, and again when `id` has changed: what runs then is cancelled before.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}

nonisolated package struct _TaskModifier<ID: Equatable>: _NodeModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @MainActor package func configure(_ node: ViewNode) {
    let run = node.composite as? Run ?? Run()
    node.composite = run
    let isChanged = run.id.map { $0 != id } ?? false
    run.id = id
    let appearance = node.makeAppearance()
    appearance.appear = { run.start(self) }
    appearance.disappear = { run.stop() }
    if isChanged {
      node.host.afterLayout { if appearance.isInSight { run.start(self) } }
    }
  }

  /// The task that runs for one view.
  @MainActor private final class Run {
    var id: ID?
    private var task: Task<Void, Never>?

    func start(_ modifier: _TaskModifier) {
      task?.cancel()
      task = Task(priority: modifier.priority, operation: modifier.action)
    }

    func stop() {
      task?.cancel()
      task = nil
    }

    // A host that is released does not make its views disappear first.
    deinit { task?.cancel() }
  }
}
