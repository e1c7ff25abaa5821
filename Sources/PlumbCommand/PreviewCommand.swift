import ArgumentParser
import Foundation
import PlumbServer
import PlumbSource

/// Not named `Preview`, which is a word of SwiftUI.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the previews of a source in the browser, and again after every save.",
    discussion: """
      Each preview has a tile; where there are none, each view that can be made without arguments has one. The address \
      is printed when it can be opened. Control-C ends it.
      """)

  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @OptionGroup var project: ProjectOptions

  @Option(
    name: .customLong("view"), help: "A View type, a preview provider, or the name of a #Preview.",
    transform: ViewOptions.name)
  var name: String?

  @Flag(help: "Every view that can be made without arguments, previews included.")
  var all = false

  @Option(
    parsing: .unconditional, help: "The port on this machine; the next free one if it is taken.",
    transform: Run.port)
  var port: UInt16 = 8080

  @OptionGroup var stage: PreviewOptions

  func validate() throws {
    if all, name != nil {
      throw ValidationError("--view names one view, and --all takes every one; use one of them.")
    }
  }

  func run() throws {
    // A wrong name is reported before anything starts; later the page reports it.
    let words = project.words(source)
    for notice in try words.source().notices { say(notice) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let choice = all ? Choice.all : name.map(Choice.named) ?? .previews
    MainActor.assumeIsolated {
      let previews = LivePreviews(
        source: words, isStrict: project.strict, choice: choice, given: stage.stage, folder: folder)
      previews.open(port: port)
      while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
  }
}
