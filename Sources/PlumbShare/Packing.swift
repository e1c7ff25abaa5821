import Foundation
import PlumbSource

/// Packs bytes with the `gzip` of the system, which every Debian has. A page is three times as long without it.
package struct Packing {
  private let folder: TemporaryFolder

  package init(in folder: TemporaryFolder) { self.folder = folder }

  /// Bytes as a page has them; its script unpacks them (`engine.js`).
  package func words(_ data: Data) -> String {
    if let packed = gzip(data) { return "gzip:" + packed.base64EncodedString() }
    return "plain:" + data.base64EncodedString()
  }

  /// Nil if there is no `gzip`.
  private func gzip(_ data: Data) -> Data? {
    let (plain, packed) = (
      folder.path("plain-\(UUID().uuidString)"), folder.path("packed-\(UUID().uuidString)")
    )
    defer { for path in [plain, packed] { unlink(path) } }
    guard (try? data.write(to: URL(fileURLWithPath: plain))) != nil else { return nil }
    let file = open(packed, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var process = Subprocess()
    (process.standardOutput, process.timeout) = (file, 60)
    // Without the time and the name, the same bytes become the same page.
    guard let outcome = try? process.run("gzip", ["-9", "-n", "-c", plain]), outcome.end == .exited(0) else {
      return nil
    }
    return FileManager.default.contents(atPath: packed)
  }
}
