import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource

struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor",
    abstract: "Lets editors complete, check and follow code that imports SwiftUI.",
    discussion: """
      Tells SourceKit-LSP, the language server of Swift's toolchain, how Plumb compiles a source. What it writes into \
      the source's folder is ignored by git, without a change of a file that git keeps.
      """)

  @Argument(help: "A folder of Swift files, an Xcode project or workspace, a Swift package, or a Swift file.")
  var source = "."

  @OptionGroup var project: ProjectPlaceOptions

  @Option(
    help: "The platform whose branches are compiled: iOS, macOS or linux.", transform: TargetOptions.platform)
  var platform = SourcePlatform.iOS

  @Flag(help: "Take away what the command has written.")
  var remove = false

  @Flag(help: "Answer SourceKit-LSP on standard input and output, which starts the command with this word.")
  var serve = false

  func validate() throws {
    if remove, serve { throw ValidationError("--remove and --serve are two things; use one of them.") }
  }

  func run() throws {
    let words = SourceWords(
      path: absolute(try project.path(in: source)), packages: project.packages.map(absolute),
      platform: platform)
    if serve { return try BuildServer.run(words) }
    let place = EditorPlace(of: words.path)
    if remove { return try place.remove() }
    let sources = try words.editedSources()
    for notice in Set(sources.flatMap(\.notices.missing)).sorted() { say(notice) }
    try place.write(try EditorPlace.Connection(words))
    try StandardOutput.write(place.file)
    say("Open \(place.folder) in an editor with SourceKit-LSP.")
  }

  private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
