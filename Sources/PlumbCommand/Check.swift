import ArgumentParser
import PlumbLive
import PlumbSource

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Tells whether the source compiles.")

  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @OptionGroup var project: TargetOptions

  @Option(help: "How many seconds it may take; 300 without it.", transform: ViewOptions.timeout)
  var timeout: Double?

  @OptionGroup var sandbox: SandboxOptions

  func run() throws {
    _ = try sandbox.sandbox()
    try CompiledSource.withCompiler(source: try project.words(source), timeout: timeout) {
      source, compiler, _ in
      guard let uses = try compiler.check(source) else { throw Failure(.doesNotCompile) }
      warn(of: uses)
    }
  }
}
