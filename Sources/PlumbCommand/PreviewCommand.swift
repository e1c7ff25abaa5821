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

  @Argument(help: "A Swift file, or a folder whose Swift files are compiled together.")
  var source: String

  @OptionGroup var choice: ChoiceOptions

  @Option(
    parsing: .unconditional, help: "The port on this machine; the next free one if it is taken.",
    transform: Run.port)
  var port: UInt16 = 8080

  @OptionGroup var stage: PreviewOptions

  func run() throws {
    // A wrong name is told before anything is started; later the page tells it.
    _ = try Source.named(source)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let choice = choice.all ? Choice.all : choice.view.name.map(Choice.named) ?? .previews
    MainActor.assumeIsolated {
      let studio = PreviewStudio(path: source, choice: choice, given: stage.given, folder: folder)
      studio.open(port: port)
      while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
  }
}
