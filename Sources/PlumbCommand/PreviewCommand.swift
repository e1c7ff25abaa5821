import ArgumentParser
import Foundation
import PlumbLive
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
  @OptionGroup var choice: ChoiceOptions

  @Option(
    parsing: .unconditional, help: "The port on this machine; the next free one if it is taken.",
    transform: Run.port)
  var port: UInt16 = 8080

  @OptionGroup var stage: PreviewOptions
  @OptionGroup var sandbox: SandboxOptions

  func run() throws {
    let sandbox = try sandbox.sandbox()
    // A wrong name is reported before anything starts; later the page reports it.
    let words = try project.words(source)
    words.tellNotices(of: try words.source())
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let choice = choice.all ? Choice.all : choice.view.name.map(Choice.named) ?? .previews
    MainActor.assumeIsolated {
      let previews = LivePreviews(
        source: words, isStrict: project.strict, choice: choice, given: stage.stage, folder: folder,
        sandbox: sandbox)
      previews.open(port: port)
      runMainLoop()
    }
  }
}
