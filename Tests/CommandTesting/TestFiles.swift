internal import Foundation
package import PlumbSource
internal import Testing

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

/// Writes a script of a shell that can be run at once, and the folders above it.
///
/// Another process writes what is run. A file that this one has open to write is open in whatever another test starts
/// at that moment, until that is replaced by its program, and what is open to write is not run ("Text file busy").
package func writeScript(_ text: String, to path: String) throws {
  try writeFile("#!/bin/sh\n\(text)\n", to: path + ".text")
  try copyExecutable(path + ".text", to: path)
  try FileManager.default.removeItem(atPath: path + ".text")
}

/// Copies a file to one that can be run at once, as ``writeScript(_:to:)`` does.
package func copyExecutable(_ file: String, to path: String) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["install", "-m", "755", "--", file, path]
  try process.run()
  process.waitUntilEnd()
  try #require(process.terminationStatus == 0)
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
