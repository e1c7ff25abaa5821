import Foundation
import Synchronization

/// The programs that a run has started, by kind. They are looked for twice a second, so the shortest are not all seen.
final class StartedPrograms: Sendable {
  private struct Started: Hashable {
    let process: Int32
    let start, name: Substring
  }

  private let seen = Mutex<Set<Started>>([])
  private let own: Int32

  init(of own: Int32 = getpid()) { self.own = own }

  /// Looks at the processes that the run has now.
  func look() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let all = names.compactMap { Int32($0).flatMap(ProcessState.init) }
    let parents = Dictionary(uniqueKeysWithValues: all.map { ($0.process, $0.parent) })
    let ours = all.filter { started in
      var process = started.process
      while let parent = parents[process], parent > 1 {
        if parent == own { return true }
        process = parent
      }
      return false
    }
    seen.withLock { seen in
      for state in ours { seen.insert(Started(process: state.process, start: state.start, name: state.name)) }
    }
  }

  /// A line with the number of each kind.
  var line: String {
    let counts = counts.map { "\($0.count) \($0.kind.name)" }
    return "Programs that were seen, twice a second: \(counts.joined(separator: ", "))"
  }

  /// The failures of a run that has started more than ordinary tests may.
  ///
  /// - Parameter limits: the most of each kind, by its name.
  func excess(over limits: [String: Int] = limits) -> [String] {
    counts.compactMap { kind, count in
      guard let limit = limits[kind.name], count > limit else { return nil }
      return """
        ✘ The run has started \(count) \(kind.name), and ordinary tests start \(limit) at most. Share a fixture, or keep tests \
        that need more for --long with .tags(.long).
        """
    }
  }

  private var counts: [(kind: Kind, count: Int)] {
    let names = seen.withLock { $0.map { String($0.name) } }
    return Self.kinds.map { kind in (kind, names.count { kind.programs.contains($0) }) }
  }

  private struct Kind {
    let name: String
    let programs: Set<String>
  }

  private static let kinds = [
    Kind(name: "compilers", programs: ["swift-frontend", "clang", "clang-17", "clang-19", "clang-21"]),
    Kind(name: "builds", programs: ["swift-build", "swift-test"]),
    Kind(name: "commands of Plumb", programs: ["plumb"]),
    Kind(name: "processes of browsers", programs: ["chromium", "chrome", "headless_shell"]),
    Kind(name: "sandboxes", programs: ["bwrap"]),
  ]

  /// So that their number does not grow unseen. A slow machine sees nearly all, and a fast one fewer: the ordinary tests of December
  /// 2026 started 1,720 and 2,515 where they took 56 minutes, before some of them became long ones.
  static let limits = ["compilers": 2_000, "commands of Plumb": 3_000]
}
