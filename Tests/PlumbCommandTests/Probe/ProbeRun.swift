import CommandTesting
import Foundation
import Testing

/// The answers that Plumb gives to the questions of Probe, compiled as they are.
struct ProbeRun {
  struct Sheet: Decodable {
    struct Claim: Decodable, Hashable {
      let file: String
      let words: String
    }
    struct Answered: Decodable {
      let id: String
      let claims: [Claim]
      let answer: [String: Part]
    }
    /// A number or a text, as words.
    struct Part: Decodable, Equatable {
      let word: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        word = try (try? container.decode(Double.self)).map { "\($0)" } ?? container.decode(String.self)
      }
    }
    let system: String
    let version: String
    let answers: [Answered]
  }

  let text: String
  let sheet: Sheet

  init(_ options: String...) throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.run(["probe", "ask"] + options)
    #expect(answer.status == 0, "\(answer.error)")
    text = answer.output
    sheet = try JSONDecoder().decode(Sheet.self, from: Data(text.utf8))
  }

  static let iOS18 = Result { try ProbeRun("--os", "18") }
  static let iOS26 = Result { try ProbeRun("--os", "26") }
  static let macOS = Result { try ProbeRun("--platform", "macOS") }

  subscript(id: String) -> [String: String]? {
    sheet.answers.first { $0.id == id }?.answer.mapValues(\.word)
  }
}
