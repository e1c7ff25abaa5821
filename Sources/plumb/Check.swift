import ArgumentParser
import Foundation
import PlumbSource

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Tells whether the source compiles.")

  @Argument(help: "A Swift file, or a folder whose Swift files are compiled together.")
  var source: String

  func run() throws {
    let source = try Source.named(source)
    let folder = try TemporaryFolder()
    let interruptions = Interruptions { folder.remove() }
    defer {
      interruptions.stop()
      folder.remove()
    }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let isRight = try Compiler(besideExecutable: executable, folder: folder).check(source)
    guard isRight else { throw Failure(.doesNotCompile) }
  }
}
