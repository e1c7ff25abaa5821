import ArgumentParser
import PlumbSource

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Tells whether the source compiles.")

  @Argument(help: "A Swift file, or a folder whose Swift files are compiled together.")
  var source: String

  @Option(help: "How many seconds it may take; 300 without it.", transform: StageOptions.timeout)
  var timeout: Double?

  func run() throws {
    try Session.withCompiler(source: source, timeout: timeout) { source, compiler, _ in
      guard try compiler.check(source) else { throw Failure(.doesNotCompile) }
    }
  }
}
