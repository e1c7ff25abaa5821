import Foundation
import Synchronization

/// Files and folders that must not stay behind when the command is interrupted.
public final class TemporaryPaths: Sendable {
  public static let shared = TemporaryPaths()

  private let paths = Mutex<Set<String>>([])

  func insert(_ path: String) { paths.withLock { _ = $0.insert(path) } }
  package func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }
  func remove(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all of them. Another thread may still be writing one, so this looks again.
  public func removeAll() {
    for _ in 0..<10 {
      let left = paths.withLock { $0.filter { access($0, F_OK) == 0 } }
      if left.isEmpty { return }
      for path in left { try? FileManager.default.removeItem(atPath: path) }
    }
  }
}
