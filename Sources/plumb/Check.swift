import ArgumentParser
import Foundation
import PlumbSource

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Tells whether the source compiles.")

  @Argument(help: "A Swift file, or a folder whose Swift files are compiled together.")
  var source: String

  func run() throws {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let interruptions = Interruptions {}
    defer { interruptions.stop() }
    let isRight = try Compiler(besideExecutable: executable).check(Source.named(source))
    guard isRight else { throw Failure(.doesNotCompile) }
  }
}
