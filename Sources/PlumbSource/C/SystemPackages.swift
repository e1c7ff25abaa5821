import Foundation
import Synchronization

/// The header folders of libraries of the system, as pkg-config knows them.
final class SystemPackages: Sendable {
  static let shared = SystemPackages()
  private let known = Mutex<[String: [String]]>([:])
  /// In seconds.
  private static let patience = 10.0

  /// Returns the folders beside the compiler's own; none where pkg-config is not there, or does not know the library.
  func headerFolders(of name: String) -> [String] {
    known.withLock { known in
      if let folders = known[name] { return folders }
      let folders = Self.ask(name)
      known[name] = folders
      return folders
    }
  }

  private static func ask(_ name: String) -> [String] {
    guard LinkedLibraries.isLibrary("-l\(name)"), !name.hasPrefix("-"),
      let folder = try? TemporaryFolder()
    else { return [] }
    defer { folder.remove() }
    var process = Subprocess()
    process.timeout = patience
    let output = open(folder.path("output"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      close(output)
      close(nowhere)
    }
    (process.standardOutput, process.standardError) = (output, nowhere)
    guard (try? process.run("pkg-config", ["--cflags-only-I", name]))?.end == .exited(0),
      let text = try? String(contentsOfFile: folder.path("output"), encoding: .utf8)
    else { return [] }
    // The files of pkg-config are the system's.
    return shellWords(text).filter { $0.hasPrefix("-I/") }.map { String($0.dropFirst(2)) }
  }
}
