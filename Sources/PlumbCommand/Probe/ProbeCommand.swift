import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource
import SwiftUI

struct ProbeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "Compares what a Mac answered to the questions of Probe with what Plumb answers.",
    discussion: """
      compare reads the file that the probe wrote on a Mac or in a simulator, asks Plumb the same questions on the same \
      screen, and prints where they differ. ask prints Plumb's own answers.
      """)

  enum Action: String, ExpressibleByArgument, CaseIterable { case compare, ask }

  @Argument(help: "compare or ask.")
  var action: Action

  @Argument(help: "The file of answers, for compare.")
  var answers: String?

  @Option(
    help: "The package of the questions. (default: Probe in the checkout of the command)",
    transform: ProbeCommand.source)
  var source: String?

  @Option(
    help: "The platform that answers ask: iOS or macOS; iOS without it.", transform: ProbeCommand.platform)
  var platform: SourcePlatform?

  @OptionGroup var looks: LooksOption
  @OptionGroup var limit: TimeoutOption
  @OptionGroup var sandbox: SandboxOptions

  @Flag(help: "JSON on standard output, and nothing else there: an object with all rows.")
  var json = false

  func validate() throws {
    switch action {
    case .compare:
      guard answers != nil else {
        throw ValidationError(
          "compare needs the file that the probe wrote on a Mac: plumb probe compare answers.json.")
      }
      guard platform == nil, looks.os == nil else {
        throw ValidationError(
          "The file of answers has its platform and version; leave --platform and --os out.")
      }
    case .ask:
      guard answers == nil else {
        throw ValidationError("ask reads no file; leave \(answers ?? "") out, or write compare.")
      }
    }
  }

  func run() throws {
    switch action {
    case .ask:
      let screen = ProbeScreenFacts(
        isMac: platform == .macOS, generation: looks.generation ?? .iOS18,
        stage: Stage(device: platform == .macOS ? nil : KnownDevice.all[0]))
      try StandardOutput.write(json: try plumbsAnswers(on: screen).text)
    case .compare:
      let file = try ProbeAnswers(path: answers ?? "")
      let comparison = ProbeComparison(file, try plumbsAnswers(on: try file.screen()).answers)
      try json
        ? StandardOutput.write(json: jsonText(comparison)) : StandardOutput.write(comparison.table)
      guard comparison.areAllEqual else { throw Failure(.differs, comparison.summary) }
    }
  }

  /// Asks Plumb the questions.
  private func plumbsAnswers(on screen: ProbeScreenFacts) throws -> (text: String, answers: ProbeAnswers) {
    let path = source ?? "\(Checkout.path)/Probe"
    var words = SourceWords(path: path)
    words.platform = screen.isMac ? .macOS : .iOS
    return try CompiledSource.with(
      source: words, timeout: limit.timeout, viewTimeout: CompiledSource.defaultTimeoutOfPages,
      sandbox: sandbox.sandbox(), isForMachines: true
    ) { compiled in
      guard let member = try compiled.views(.named(AskedQuestions.view)).first else {
        throw Failure(.wrongWords, "\(path) declares no view \(AskedQuestions.view).")
      }
      let data = try member.show(.probe, screen.stage)
      let text = try ReadAnswer.json(String(decoding: data, as: UTF8.self), about: member.view.title)
      return (text, try ProbeAnswers(data: data, named: path))
    }
  }

  private static func source(_ word: String) throws -> String {
    guard !word.isEmpty else {
      throw ValidationError("--source needs a path, and this one is empty; . is the folder here.")
    }
    return word
  }

  private static func platform(_ word: String) throws -> SourcePlatform {
    guard let platform = SourcePlatform(word: word), platform != .linux else {
      throw ValidationError("The probe asks iOS or macOS, not \(word.isEmpty ? "\"\"" : word).")
    }
    return platform
  }
}
