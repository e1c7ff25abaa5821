import Foundation
import Synchronization

/// The programs that a run has started, by kind. They are looked for twice a second, so the shortest are not all seen.
final class StartedPrograms: Sendable {
  private struct Started: Hashable {
    let process: Int32
    /// When it began, in ticks: the system gives a number again.
    let time: Substring
    let name: Substring
  }

  private let seen = Mutex<Set<Started>>([])
  private let own: Int32

  init(of own: Int32 = getpid()) { self.own = own }

  /// Looks at the processes that the run has now.
  func look() {
    var parents: [Int32: Int32] = [:]
    var all: [Started] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = Int32(name),
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let start = state.firstIndex(of: "("), let end = state.lastIndex(of: ")")
      else { continue }
      // The fields after the name: the state, the parent, and 17 on, when the process began.
      let fields = state[end...].split(separator: " ")
      guard fields.count > 20, let parent = Int32(fields[2]) else { continue }
      parents[process] = parent
      all.append(Started(process: process, time: fields[20], name: state[state.index(after: start)..<end]))
    }
    let ours = all.filter { started in
      var process = started.process
      while let parent = parents[process], parent > 1 {
        if parent == own { return true }
        process = parent
      }
      return false
    }
    seen.withLock { $0.formUnion(ours) }
  }

  /// A line with the number of each kind.
  var line: String {
    let names = seen.withLock { $0.map(\.name) }
    let counts = Self.kinds.map { kind, programs in "\(names.count { programs.contains(String($0)) }) \(kind)"
    }
    return "Programs that were seen, twice a second: \(counts.joined(separator: ", "))"
  }

  private static let kinds: [(String, Set<String>)] = [
    ("compilers", ["swift-frontend", "clang", "clang-17", "clang-19", "clang-21"]),
    ("builds", ["swift-build", "swift-test"]),
    ("commands of Plumb", ["plumb"]), ("processes of browsers", ["chromium", "chrome", "headless_shell"]),
    ("sandboxes", ["bwrap"]),
  ]
}
