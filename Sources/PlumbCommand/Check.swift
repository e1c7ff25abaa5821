import ArgumentParser
import Foundation
import PlumbSource

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Tells whether the source compiles.")

  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @OptionGroup var project: TargetOptions

  @Option(help: "How many seconds it may take; 300 without it.", transform: ViewOptions.timeout)
  var timeout: Double?

  func run() throws {
    let source = try project.words(source).source()
    for notice in source.notices { say(notice) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let isRight = try Compiler(besideExecutable: executable, folder: folder, timeout: timeout).check(source)
    guard isRight else { throw Failure(.doesNotCompile) }
  }
}
