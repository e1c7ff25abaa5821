import Foundation
import PlumbExchange
import PlumbSnapshots

/// The reports of a run for other programs.
struct SnapshotReports {
  let entries: [SnapshotEntry]
  /// The division of which these entries are a part.
  var division: SnapshotDivision?

  /// The text with which each result in JUnit's XML begins.
  static let beginning = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"plumb snapshot\""

  /// The texts with which the lines of a picture and of a shard begin. A later run reads them.
  static let caseBeginning = "  <testcase "
  static let shardBeginning = "    <property name=\"shard\" value=\""
  static let divisionBeginning = "    <property name=\"division\" value=\""

  /// The attributes by which a test case is known.
  static func attributes(of entry: SnapshotEntry) -> String {
    "classname=\"\((entry.source?.file ?? "previews").xmlAttribute)\" name=\"\(entry.view.xmlAttribute)\""
  }

  /// JUnit's XML: a test for each picture.
  var junit: String {
    let failures = entries.filter { ![.unchanged, .failed].contains($0.state) }
    let errors = entries.filter { $0.state == .failed }
    let cases = entries.map { entry -> String in
      let time = entry.seconds.map { " time=\"\(($0 * 1000).rounded() / 1000)\"" } ?? ""
      let start = "\(Self.caseBeginning)\(Self.attributes(of: entry))\(time)"
      guard let sentence = entry.sentence(isCheck: true) else { return start + "/>" }
      let kind = entry.state == .failed ? "error" : "failure"
      let first = sentence.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return
        "\(start)>\n    <\(kind) message=\"\(first.xmlAttribute)\">\(sentence.escapedHTML)</\(kind)>\n  </testcase>"
    }
    return Self.junit(
      cases, of: division, count: entries.count, failures: failures.count, errors: errors.count)
  }

  /// - Parameter cases: the lines of the test cases.
  static func junit(
    _ cases: [String], of division: SnapshotDivision? = nil, count: Int, failures: Int, errors: Int
  ) -> String {
    let values = division.map { [(shardBeginning, $0.shard.text), (divisionBeginning, $0.mark)] } ?? []
    let lines = values.map { "\($0)\($1)\"/>\n" }.joined()
    let properties = lines.isEmpty ? "" : "  <properties>\n\(lines)  </properties>\n"
    return """
      \(beginning) tests="\(count)" failures="\(failures)" errors="\(errors)">
      \(properties)\(cases.joined(separator: "\n"))
      </testsuite>

      """
  }

  /// Lines that GitHub's runner shows beside the source.
  var annotations: [String] {
    entries.compactMap { entry in
      guard let sentence = entry.sentence(isCheck: true) else { return nil }
      let place = entry.source.map { place in
        "file=\(Self.property(place.file))" + (place.line.map { ",line=\($0)" } ?? "")
      }
      let properties = [place, "title=\(Self.property("Snapshot: \(entry.state.rawValue)"))"].compactMap {
        $0
      }
      return "::error \(properties.joined(separator: ","))::\(Self.data(sentence))"
    }
  }

  /// The characters that end a line of a command of the runner, or begin something in it, each by itself: a break and the
  /// return before it are one letter to Swift, and two to the runner.
  private static func data(_ words: String, _ more: [Unicode.Scalar: String] = [:]) -> String {
    let known: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    return HarmlessText.text(words).unicodeScalars.reduce(into: "") { data, scalar in
      if let encoded = known[scalar] ?? more[scalar] {
        data += encoded
      } else {
        data.unicodeScalars.append(scalar)
      }
    }
  }

  private static func property(_ words: String) -> String { data(words, [":": "%3A", ",": "%2C"]) }
}
