/// Pulling: a read brings up to date what it needs.
///
/// 1. A clean node is done.
/// 2. A stale node runs.
/// 3. One that is perhaps stale looks at its inputs, in the order in which it read them: each is brought up to date
///    first, and the first that has really changed makes it run. An input behind that one is not touched, because
///    the new run may not read it any more. If none has changed, it is clean without a run.
///
/// The way down is a list (`Graph.path`), so a chain of rules that have run before may be as long as memory allows.
/// A rule that runs for the first time reads inputs that nobody knows yet, from inside its body; there each level
/// takes the thread's stack.
extension Graph {
  /// One node on the way down, and how far its inputs were checked.
  struct Frame {
    let node: Node
    /// The input to look at next. The node keeps it, or is released.
    var next: Edge.ID
    var pulled = Edge.ID.none
    var staysStale = false
  }

  func bringUpToDate(_ target: Node) {
    guard target.state != .clean else { return }
    let base = path.count
    enter(target)
    while path.count > base {
      let node = path[path.count - 1].node
      switch node.state {
      case .clean: leave()
      case .stale: run(node)
      case .maybeStale: checkNextInput(of: node)
      }
    }
    if base == 0 { runDeferred() }
  }

  /// The names from a busy node down to the top of the path and back to the node.
  func cycleThrough(_ node: Node) -> [String] {
    let start = path.firstIndex { $0.node === node } ?? path.count
    return path[start...].map(\.node.name) + [node.name]
  }

  private func enter(_ node: Node) {
    node.isBusy = true
    path.append(Frame(node: node, next: node.inputs.first))
  }

  private func leave() {
    path.removeLast().node.isBusy = false
  }

  private func checkNextInput(of node: Node) {
    let top = path.count - 1
    let next = path[top].next
    guard next.exists, !node.isReleased else {
      if !path[top].staysStale { node.state = .clean }
      graphWatch(.spared, node)
      return leave()
    }
    let edge = edges[next]
    guard let input = edge.input else { return path[top].next = edge.next }
    if input.version != edge.version {
      node.state = .stale
    } else if input.state == .clean {
      path[top].next = edge.next
    } else if input.isBusy {
      report(.cycle(cycleThrough(input)))
      path[top].next = edge.next
    } else if path[top].pulled != next {
      path[top].pulled = next
      enter(input)
    } else {
      // It was invalidated while it ran; the next read looks again.
      path[top].staysStale = true
      path[top].next = edge.next
    }
  }

  private func graphWatch(_ event: GraphEvent, _ node: Node) { watch?(event, AnyAttribute(node: node)) }

  private func run(_ node: Node) {
    let (reader, outerRun, subgraph) = (running, run, currentSubgraph)
    runs += 1
    (running, run) = (node, runs)
    currentSubgraph = node.subgraph
    evaluations += 1
    log?.append(node.name)
    // Clean before the run, so that an invalidation during the run is kept.
    node.state = .clean
    node.startRecording()
    let version = node.version
    node.evaluate()
    node.stopRecording()
    graphWatch(node.version == version ? .stopped : .evaluated, node)
    (running, run, currentSubgraph) = (reader, outerRun, subgraph)
    leave()
  }
}
