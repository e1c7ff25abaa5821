import ArgumentParser
import PlumbSource

/// The option that puts the code of views and manifests into a sandbox.
struct SandboxOptions: ParsableArguments {
  @Flag(
    name: .customLong("sandbox"),
    help: "Views and manifests run behind a wall: no network, no files but the source's; needs bubblewrap.")
  var isWanted = false

  // Before anything is read: the manifest already determines the targets of a package.
  func validate() { if isWanted { Sandbox.isWanted = true } }

  func sandbox() throws(Failure) -> Sandbox? {
    guard isWanted else { return nil }
    do throws(Sandbox.Problem) { return try Sandbox() } catch {
      throw Failure(.wrongWords, error.description)
    }
  }
}
