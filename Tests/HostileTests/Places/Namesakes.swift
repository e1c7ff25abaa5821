import CommandTesting
import Foundation
import Testing

/// Programs with the names of those that the command and its tools start. Each one leaves a note that it ran.
struct Namesakes {
  /// The file that takes the notes.
  let notes: String

  /// The compiler's programs, the linkers, and all that the command, its wrapper and the package manager look up.
  static let names = [
    "swift", "swiftc", "swift-driver", "swift-frontend", "swift-autolink-extract", "swift-build",
    "swift-package",
    "swift-help", "swift-plugin-server", "swift-build-sdk-interfaces", "swift-api-digester",
    "swift-legacy-driver",
    "swiftly", "swift-backtrace", "swift-synthesize-interface", "sourcekit-lsp", "docc", "llvm-symbolizer",
    "llvm-ar", "llvm-objcopy", "clang", "clang++", "clang-17", "clang-19", "clang-21", "cc", "c++", "gcc",
    "ar",
    "ld", "ld.gold", "ld.lld", "ld.bfd", "lld", "wasm-ld", "xcrun", "git", "tar", "gzip", "pkg-config",
    "pkgconf",
    "bwrap", "true", "sh", "bash", "env", "uname", "getconf", "lsb_release", "which", "plumb",
    "PlumbMacros-tool",
    "dirname", "readlink", "realpath", "cksum", "cut", "find", "stat", "grep", "cat", "id", "mktemp", "mkdir",
    "mv",
    "rm", "sleep", "tail", "dpkg-query",
  ]

  /// - Parameter folders: take all of them.
  init(in folders: [String], notes: String) throws {
    self.notes = notes
    let script = notes + ".sh"
    try writeScript("echo \"$0 $*\" >> '\(notes)'; exit 0", to: script)
    for folder in folders {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in Self.names { try #require(link(script, "\(folder)/\(name)") == 0, "\(folder)/\(name)") }
    }
  }

  /// Those that ran.
  var ran: String { (try? String(contentsOfFile: notes, encoding: .utf8)) ?? "" }
}
