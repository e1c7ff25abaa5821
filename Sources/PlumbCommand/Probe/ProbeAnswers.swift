import Foundation
import PlumbLive
import PlumbSource
import SwiftUI

/// The answers of a system, as the probe writes them.
struct ProbeAnswers {
  /// A part of an answer: a number or some text.
  enum Part: Codable, Equatable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }

  /// Words of a file of the checkout that the answer settles.
  struct Claim: Codable {
    let file: String
    let words: String
  }

  struct Answered: Codable {
    let id: String
    let claims: [Claim]
    let tolerance: Double
    let answer: [String: Part]
  }

  private struct Sheet: Codable {
    let probe: Int
    let system: String
    let version: String
    let device: String
    let size: [Double]
    let scale: Double
    let safeArea: [Double]
    let answers: [Answered]
  }

  private let sheet: Sheet
  private let name: String

  var system: String { sheet.system }
  var version: String { sheet.version }
  var device: String { sheet.device }
  var all: [Answered] { sheet.answers }

  /// The largest file that is read, in bytes: a hundred times what the probe writes.
  private static let mostBytes = 8 << 20
  private static let mostAnswers = 10_000
  private static let format = 1

  init(path: String) throws(Failure) {
    let data: Data
    do { data = try PlainFile.read(path, most: Self.mostBytes, within: .everything) } catch {
      throw Failure(
        .wrongWords,
        error == .missing
          ? "There is no file \(path.isEmpty ? "without a name" : path)."
          : "\(path) cannot be read: a file of answers is a plain file of at most \(Self.mostBytes >> 20) MB."
      )
    }
    try self.init(data: data, named: path)
  }

  init(data: Data, named name: String) throws(Failure) {
    func wrong(_ reason: String) -> Failure {
      Failure(
        .wrongWords,
        "\(name) is no file of answers: \(reason). Documentation/Probe.md has the command that writes one.")
    }
    struct Version: Decodable { let probe: Int }
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: data) else {
      throw wrong("it is not JSON with a number \"probe\"")
    }
    guard version.probe == Self.format else {
      throw Failure(
        .wrongWords,
        "\(name) has the format \(version.probe), and this command reads format \(Self.format): use the probe of this checkout."
      )
    }
    do { sheet = try decoder.decode(Sheet.self, from: data) } catch { throw wrong(Self.reason(error)) }
    self.name = name
    guard sheet.answers.count <= Self.mostAnswers else {
      throw wrong("it has \(sheet.answers.count) answers, and \(Self.mostAnswers) are the most")
    }
    guard sheet.answers.allSatisfy({ !$0.claims.isEmpty }) else { throw wrong("an answer has no claim") }
    guard Set(sheet.answers.map(\.id)).count == sheet.answers.count else {
      throw wrong("a question is answered twice")
    }
  }

  /// The place of a wrong value in the JSON.
  private static func reason(_ error: any Error) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    return switch error {
    case DecodingError.keyNotFound(let key, _): "it has no \"\(key.stringValue)\""
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(path(context)) has another type"
    default: "its JSON is damaged"
    }
  }

  /// The screen on which the questions were asked.
  func screen() throws(Failure) -> ProbeScreenFacts {
    func wrong(_ sentence: String) -> Failure { Failure(.wrongWords, "\(name): \(sentence)") }
    guard ["iOS", "macOS"].contains(sheet.system) else {
      throw wrong("the system is iOS or macOS, not \(sheet.system).")
    }
    guard let major = sheet.version.split(separator: ".").first.flatMap({ Int($0) }) else {
      throw wrong("the version is a number such as 26.1, not \(sheet.version).")
    }
    guard sheet.size.count == 2, sheet.size.allSatisfy({ (100...10_000).contains($0) }) else {
      throw wrong("the size is a width and a height from 100 to 10000 points.")
    }
    guard (0.5...16).contains(sheet.scale) else { throw wrong("the scale is a number from 0.5 to 16.") }
    guard sheet.safeArea.count == 4, sheet.safeArea.allSatisfy({ (0...1000).contains($0) }) else {
      throw wrong("the safe area is four lengths from 0 to 1000 points.")
    }
    let insets = sheet.safeArea
    return ProbeScreenFacts(
      isMac: sheet.system == "macOS", generation: major >= 26 ? .iOS26 : .iOS18,
      stage: Stage(
        size: ProposedViewSize(width: sheet.size[0], height: sheet.size[1]),
        safeArea: EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]),
        scale: sheet.scale))
  }
}

/// The screen on which Plumb is asked.
struct ProbeScreenFacts {
  let isMac: Bool
  let stage: Stage

  init(isMac: Bool, generation: PlatformStyle.Generation, stage: Stage) {
    var stage = stage
    if isMac { stage.platform = .macOS } else { stage.generation = generation }
    if stage.scale == nil { stage.scale = isMac ? 2 : 3 }
    if isMac, !stage.hasSize { stage.size = ProposedViewSize(width: 600, height: 800) }
    stage.locale = Stage.defaultLocale
    stage.timeZone = Stage.defaultTimeZone
    (self.isMac, self.stage) = (isMac, stage)
  }
}
