import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource

/// Starts an app that no page shows.
struct RunApp: ParsableCommand {
  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @OptionGroup var project: TargetOptions
  @Option(
    name: .customLong("view"), help: "An App, a View type, a preview provider, or the name of a #Preview.",
    transform: ViewOptions.name)
  var name: String?
  @OptionGroup var stage: StageOptions
}

/// The option that names the running app.
struct AppNumber: ParsableArguments {
  @Option(help: "The number of the app, which run returned; without it, the app that runs.") var app: Int?
}

/// The options that choose an element of the running app.
struct TargetElement: ParsableArguments {
  @Option(help: "Its label, or a part of it.") var label: String?
  @Option(help: "Its accessibilityIdentifier.") var identifier: String?
  @Option(
    help:
      "Its role: button, toggle, slider, stepper, textField, link, heading, image, staticText, progress or group."
  )
  var role: String?
  @Option(help: "Which one of several that fit, counted from 0.") var index: Int?
  @OptionGroup var number: AppNumber

  func target(at point: [Double]? = nil) -> DriveRequest.Target {
    DriveRequest.Target(label: label, identifier: identifier, role: role, index: index, at: point)
  }
}

struct Tap: ParsableCommand {
  @OptionGroup var element: TargetElement
  @Option(
    parsing: .unconditional, help: "A point of the screen instead, x,y.", transform: SubjectOptions.point)
  var at: [Double]?

  func validate() throws {
    if element.target(at: at).isEmpty {
      throw ValidationError("tap needs a label, an identifier, a role or a point.")
    }
  }
}

struct TypeText: ParsableCommand {
  @Option(help: "The text, which takes the place of the one that is there.") var text: String
  @OptionGroup var element: TargetElement
  @Flag(help: "Press Return afterwards.") var submit = false
}

struct Swipe: ParsableCommand {
  @Option(help: "Where the finger goes: up shows what is further down.") var direction: DriveRequest.Direction
  @Option(help: "How far, in points; a third of the screen without it.") var distance: Double?
  @OptionGroup var element: TargetElement

  func validate() throws {
    guard let distance, !(1...10_000).contains(distance) else { return }
    throw ValidationError("A distance is 1 to 10000 points, not \(distance).")
  }
}

struct Screen: ParsableCommand {
  @OptionGroup var number: AppNumber
}

struct Stop: ParsableCommand {
  @OptionGroup var number: AppNumber
}

extension DriveRequest.Direction: ExpressibleByArgument {}
