import CommandTesting
import Foundation
import TestLayers
import Testing

@Suite("plumb probe compare", .serialized, .timeLimit(.minutes(20)))
struct ProbeComparisonTests {
  /// Plumb's own answers, some of them changed, in the place of a Mac's.
  private func compare(
    _ changes: [(old: String, new: String)] = [], of run: Result<ProbeRun, any Error> = ProbeRun.iOS18,
    _ options: String...
  ) throws -> Command.Answer {
    let command = try Command()
    defer { command.folder.remove() }
    var text = try run.get().text
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text = text.replacingOccurrences(of: old, with: new)
    }
    try text.write(toFile: command.path("answers.json"), atomically: true, encoding: .utf8)
    return try command.run(["probe", "compare", "answers.json"] + options)
  }

  @Test("ends well where all answers are equal, within their tolerance", .needs(.UIKit), .tags(.long))
  func equal() throws {
    // The tolerance of this question is 0.01.
    let answer = try compare([("\"reader width\" : 10", "\"reader width\" : 10.005")], of: ProbeRun.iOS26)
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.output.hasPrefix("iOS 26.0 on iPhone beside Plumb\n"))
    #expect(!answer.output.contains("differs"))
  }

  @Test("names each part that differs, with the file of the claim", .needs(.UIKit), .tags(.long))
  func different() throws {
    let answer = try compare([("\"reader width\" : 10", "\"reader width\" : 0")])
    #expect(answer.status == 1)
    let row = answer.output.split(separator: "\n").first { $0.hasPrefix("geometry-reader-ideal") } ?? ""
    #expect(
      row.split(separator: " ").map(String.init) == [
        "geometry-reader-ideal", "reader", "width", "0.0", "10.0", "differs", "Documentation/Differences.md",
      ])
    #expect(answer.error.contains(" answers are equal."))
  }

  @Test("prints all parts as JSON", .needs(.UIKit), .tags(.slow))
  func json() throws {
    struct Comparison: Decodable {
      struct Part: Decodable {
        let name: String
        let isEqual: Bool
      }
      struct Row: Decodable {
        let id: String
        let isEqual: Bool
        let parts: [Part]
      }
      let system: String
      let equal: Int
      let different: Int
      let onlyPlumb: [String]
      let rows: [Row]
    }
    let answer = try compare(
      [("\"reader width\" : 10", "\"reader width\" : \"wide\""), ("\"zstack-priority\"", "\"gone\"")],
      "--json")
    #expect(answer.status == 1)
    let comparison = try JSONDecoder().decode(Comparison.self, from: Data(answer.output.utf8))
    #expect(comparison.system == "iOS")
    #expect(comparison.different == 1 && comparison.equal == comparison.rows.count - 1)
    #expect(comparison.onlyPlumb == ["zstack-priority"])
    let parts = comparison.rows.first { !$0.isEqual }?.parts ?? []
    #expect(parts.map { "\($0.name) \($0.isEqual)" } == ["reader height true", "reader width false"])
  }

  private static let sheet = #"""
    {"probe": 1, "system": "iOS", "version": "18.0", "device": "iPhone", "size": [393, 852], "scale": 3,
     "safeArea": [59, 0, 34, 0], "answers": []}
    """#

  @Test(
    "refuses what is no file of answers with a sentence", .timeLimit(.minutes(5)),
    arguments: [
      ("", "is no file of answers: it is not JSON with a number \"probe\""),
      ("[1, 2]", "is no file of answers: it is not JSON with a number \"probe\""),
      ("{\"probe\": 2}", "has the format 2, and this command reads format 1"),
      ("{\"probe\": 1}", "is no file of answers: it has no \"system\""),
      (sheet.replacing("[393, 852]", with: "\"wide\""), "size has another type"),
      (
        sheet.replacing("[393, 852]", with: "[393]"),
        "the size is a width and a height from 100 to 10000 points."
      ),
      (sheet.replacing("393", with: "1e300"), "the size is a width and a height from 100 to 10000 points."),
      (sheet.replacing("\"iOS\"", with: "\"tvOS\""), "the system is iOS or macOS, not tvOS."),
      (sheet.replacing("18.0", with: "new"), "the version is a number such as 26.1, not new."),
      (sheet.replacing("\"scale\": 3", with: "\"scale\": 0"), "the scale is a number from 0.5 to 16."),
      (sheet.replacing("[59, 0, 34, 0]", with: "[-1, 0, 0, 0]"), "four lengths from 0 to 1000 points."),
      (
        sheet.replacing("[]", with: "[{\"id\": \"a\", \"claims\": [], \"tolerance\": 0, \"answer\": {}}]"),
        "an answer has no claim"
      ),
    ])
  func refused(text: String, sentence: String) throws {
    let command = try Command()
    defer { command.folder.remove() }
    try text.write(toFile: command.path("answers.json"), atomically: true, encoding: .utf8)
    let answer = try command.run("probe", "compare", "answers.json")
    #expect(answer.status == 2, "\(answer)")
    #expect(answer.output == "")
    #expect(answer.error.contains(sentence), "\(answer.error)")
    #expect(answer.error.split(separator: "\n").count == 1, "\(answer.error)")
  }

  @Test(
    "refuses wrong arguments with a sentence", .timeLimit(.minutes(5)),
    arguments: [
      ("compare", "compare needs the file that the probe wrote"),
      ("compare gone.json", "There is no file gone.json."),
      ("compare .", ". cannot be read: a file of answers is a plain file of at most 8 MB."),
      ("compare a.json --os 26", "leave --platform and --os out."),
      ("ask a.json", "ask reads no file; leave a.json out"),
      ("ask --platform tvOS", "The probe asks iOS or macOS, not tvOS."),
      ("ask --source gone", "There is no file or folder gone"),
    ])
  func arguments(line: String, sentence: String) throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.run(["probe"] + line.split(separator: " ").map(String.init))
    #expect(answer.status == 2, "\(answer)")
    #expect(answer.error.contains(sentence), "\(answer.error)")
  }

  @Test("does not read a file without an end", .timeLimit(.minutes(5)))
  func endless() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.shell(
      "mkfifo pipe; \"$PLUMB\" probe compare pipe; \"$PLUMB\" probe compare /dev/zero")
    #expect(answer.status == 2)
    #expect(answer.error.split(separator: "\n").count == 2, "\(answer.error)")
  }
}
