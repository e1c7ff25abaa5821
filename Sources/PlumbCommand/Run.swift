import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource
import SwiftUI

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs an app in the browser.",
    discussion: """
      Shows the source's app, the type that conforms to App, or, where there is none, a view, on a phone that the page \
      draws. The address is printed when it can be opened. With --watch, each save that compiles starts the app anew. \
      Control-C ends it.
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

  @Flag(help: "The app is as large as the browser's window, without a device around it.")
  var window = false

  @Flag(help: "Start the app anew after each save that compiles.")
  var watch = false

  @OptionGroup var page: PageStageOptions
  @OptionGroup var sandbox: SandboxOptions

  func validate() throws {
    if window, page.device != nil {
      throw ValidationError("--window shows the app without a device; leave --device or --window out.")
    }
  }

  /// The page shows an app of iOS on a phone unless it gets another device, or none. The browser decides about the scale.
  private var stage: Stage {
    var stage = page.stage
    if !window, project.platform == .iOS { stage.device = stage.device ?? KnownDevice.all[0] }
    stage.layoutDirection = stage.layoutDirection ?? .leftToRight
    stage.dynamicTypeSize = stage.dynamicTypeSize ?? .large
    stage.locale = stage.locale ?? Stage.defaultLocale
    return stage
  }

  static func port(_ word: String) throws -> UInt16 {
    guard let port = UInt16(word) else {
      throw ValidationError("A port is a number from 0 to 65535, not \(word); 0 takes any free one.")
    }
    return port
  }

  func run() throws {
    let (words, sandbox) = (try project.words(source), try sandbox.sandbox())
    guard !watch else {
      var place: ServedPlace?
      return try FollowedApp.run(words, sandbox) { compiled in
        let here = try place ?? ServedPlace(from: port)
        place = here
        try show(compiled, at: here)
      }
    }
    let isElsewhere = CompiledSource.outputBesideAddress(sandbox) != 1
    try CompiledSource.with(
      source: words, timeout: nil, sandbox: sandbox, isForMachines: isElsewhere, tolerance: .missingModules
    ) { compiled in
      say("The app is shown as it is saved now. With --watch, each save that compiles is shown.")
      try show(compiled, at: try ServedPlace(from: port))
    }
  }

  private func show(_ compiled: CompiledSource, at place: ServedPlace) throws {
    let apps = try compiled.apps()
    if let index = try Self.chosen(name, of: apps) {
      let request = compiled.request(.serve(app: index, port: port), stage)
      try compiled.serve(request, about: apps[index], at: place)
    } else if let (view, request) = try compiled.requests(name.map(Choice.named) ?? .first).first {
      try compiled.serve(request(.serve(app: nil, port: port), stage), about: view.title, at: place)
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
