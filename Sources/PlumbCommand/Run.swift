import ArgumentParser
import Foundation
import PlumbSource
import SwiftUI

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

  @Option(help: "ltr or rtl.") var direction = SettingArgument(LayoutDirection.leftToRight)
  @Option(help: "The text size, xSmall to xxxLarge and accessibility1 to accessibility5.") var typeSize =
    SettingArgument(DynamicTypeSize.large)
  @Option(help: "The locale, such as en_US.", transform: Stage.locale) var locale = Stage
    .defaultLocale

  @OptionGroup var looks: LooksOption
  @OptionGroup var clock: ClockOption
  @OptionGroup var location: PlaceOption

  /// The browser decides about size, scale and appearance.
  private var stage: Stage {
    Stage(
      layoutDirection: direction.setting, dynamicTypeSize: typeSize.setting, locale: locale,
      generation: looks.generation, date: clock.now, place: location.place)
  }

  static func port(_ word: String) throws -> UInt16 {
    guard let port = UInt16(word) else {
      throw ValidationError("A port is a number from 0 to 65535, not \(word); 0 takes any free one.")
    }
    return port
  }

  func run() throws {
    try CompiledSource.with(source: project.words(source), timeout: nil, isForMachines: false) { compiled in
      let apps = try compiled.apps()
      if let index = try Self.chosen(name, of: apps) {
        try compiled.serve(app: index, named: apps[index], stage, port: port)
      } else if let member = try compiled.views(name.map(Choice.named) ?? .first).first {
        _ = try member.show(.serve(app: nil, port: port), stage)
      }
    }
  }

  /// The app that is meant; `nil` if a view is.
  static func chosen(_ name: String?, of apps: [String]) throws -> Int? {
    if let name { return apps.firstIndex(of: name) }
    guard apps.count > 1 else { return apps.isEmpty ? nil : 0 }
    throw Failure(
      .wrongWords, "There are several apps; choose one with --view: \(apps.joined(separator: ", ")).")
  }
}
