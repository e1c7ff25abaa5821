internal import Foundation
package import PlumbSource

extension TemporaryFolder {
  /// Writes a file of any kind, and the folders above it.
  package func write(_ text: String, to path: String) throws { try writeFile(text, to: self.path(path)) }
}

/// Writes a file of any kind, and the folders above it.
package func writeFile(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: url, atomically: true, encoding: .utf8)
}

/// The processes that a process has started and that run.
package func children(of process: Int32) -> [Int32] {
  let folder = "/proc/\(process)/task"
  let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return threads.flatMap { thread in
    ((try? String(contentsOfFile: "\(folder)/\(thread)/children", encoding: .utf8)) ?? "")
      .split(separator: " ").compactMap { Int32($0) }
  }
}
