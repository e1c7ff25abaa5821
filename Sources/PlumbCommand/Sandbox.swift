import ArgumentParser
import Foundation
import PlumbSource

/// Keeps a view's code from the network, from other processes, and from all files but those of one run: by bubblewrap,
/// which asks the kernel for namespaces. Documentation/Security.md says what remains possible.
struct Sandbox: Sendable {
  private let program: String

  /// - Throws: a `Failure` when bubblewrap is not there.
  init() throws(Failure) {
    do throws(Subprocess.Problem) { program = try Subprocess.file(of: "bwrap") } catch {
      throw Failure(
        .wrongWords,
        "--sandbox needs bubblewrap, which is not installed: apt-get install bubblewrap. Nothing was run.")
    }
  }

  /// The arguments that run a program with one folder to write to.
  func words(running executable: String, _ arguments: [String], writingTo folder: String) -> (
    program: String, arguments: [String]
  ) {
    let walls = [
      "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--ro-bind", "/", "/",
      "--dev", "/dev",
      "--proc", "/proc", "--bind", folder, folder, "--chdir", FileManager.default.currentDirectoryPath, "--",
    ]
    return (program, walls + [executable] + arguments)
  }
}

/// The option that puts the code of views into a sandbox.
struct SandboxOptions: ParsableArguments {
  @Flag(
    name: .customLong("sandbox"),
    help: "Views run without a network and can write no file but their picture's; needs bubblewrap.")
  var isWanted = false

  func sandbox() throws -> Sandbox? { isWanted ? try Sandbox() : nil }
}
