/// The views whose body or nodes are out of date.
///
/// A pass brings them up to date from the top down, since a view that is walked again may release or change one below
/// it. A view that becomes stale below the view that was walked joins the pass: a collection goes before its elements.
/// A view that becomes stale beside or above it waits for the next pass. Each depth has its own list, so that
/// nothing is sorted again when a view joins.
@MainActor struct StaleViews {
  /// Those that nobody has looked at yet.
  private var arrived: [AnyComposite] = []
  private var ofNextPass: [AnyComposite] = []
  /// Those of the pass, by depth, in the order in which they came.
  private var levels: [[AnyComposite]] = []
  /// The depth that the pass has come to, and how many of it are done.
  private var (depth, done) = (0, 0)

  /// The number of times that a view was looked at to find its place in a pass.
  private(set) var looks = 0

  var count: Int { arrived.count + ofNextPass.count }
  var isEmpty: Bool { count == 0 }
  /// One of those that wait for the next pass and are still there.
  var first: AnyComposite? { (ofNextPass + arrived).first { $0.livingNode != nil } }

  mutating func add(_ view: AnyComposite) { arrived.append(view) }

  mutating func removeAll() { (arrived, ofNextPass) = ([], []) }

  /// Begins a pass over all that are out of date.
  mutating func beginPass() {
    (arrived, ofNextPass) = (ofNextPass + arrived, [])
    (depth, done) = (.max, 0)
    sort(below: -1)
  }

  /// The next of the pass; `nil` at its end.
  mutating func next() -> AnyComposite? {
    if !arrived.isEmpty { sort(below: depth) }
    while depth < levels.count {
      if done < levels[depth].count {
        done += 1
        return levels[depth][done - 1]
      }
      levels[depth] = []
      (depth, done) = (depth + 1, 0)
    }
    return nil
  }

  private mutating func sort(below depth: Int) {
    looks += arrived.count
    for view in arrived where view.livingNode != nil {
      guard view.depth > depth else {
        ofNextPass.append(view)
        continue
      }
      if view.depth >= levels.count {
        levels += Array(repeating: [], count: view.depth + 1 - levels.count)
      }
      levels[view.depth].append(view)
      if depth < 0 { self.depth = min(self.depth, view.depth) }
    }
    arrived.removeAll(keepingCapacity: true)
  }
}
