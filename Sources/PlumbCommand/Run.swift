import ArgumentParser
import Foundation
import PlumbSource

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs an app in the browser.",
    discussion: """
      Shows the source's app, the type that conforms to App, or, where there is none, a view. The address is printed \
      when it can be opened. Control-C ends it.
      """)

  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @OptionGroup var project: TargetOptions

  @Option(
    name: .customLong("view"), help: "An App, a View type, a preview provider, or the name of a #Preview.",
    transform: ViewOptions.name)
  var name: String?

  @Option(
    parsing: .unconditional, help: "The port on this machine; the next free one if it is taken.",
    transform: Self.port)
  var port: UInt16 = 8080

  @Option(help: "ltr or rtl.") var direction = StageOptions.Direction.ltr
  @Option(help: "The text size, xSmall to xxxLarge and accessibility1 to accessibility5.") var typeSize =
    StageOptions.TypeSize.large
  @Option(help: "The locale, such as en_US.", transform: StageOptions.locale) var locale = "en_US"

  static func port(_ word: String) throws -> UInt16 {
    guard let port = UInt16(word) else {
      throw ValidationError("A port is a number from 0 to 65535, not \(word); 0 takes any free one.")
    }
    return port
  }

  func run() throws {
    try Session.with(source: project.words(source), timeout: nil, isForMachines: false) { session in
      let words = session.words(direction: direction, typeSize: typeSize, locale: locale)
      let apps = try session.apps()
      if let index = try chosen(of: apps) {
        try session.serve(app: index, named: apps[index], words, port: port)
      } else if let member = try session.cast(name.map(Choice.named) ?? .first).first {
        _ = try member.show(.serve(app: nil, port: port), words)
      }
    }
  }

  /// The app that is meant; `nil` if a view is.
  private func chosen(of apps: [String]) throws -> Int? {
    if let name { return apps.firstIndex(of: name) }
    guard apps.count > 1 else { return apps.isEmpty ? nil : 0 }
    throw Failure(
      .wrongWords, "There are several apps; choose one with --view: \(apps.joined(separator: ", ")).")
  }
}
