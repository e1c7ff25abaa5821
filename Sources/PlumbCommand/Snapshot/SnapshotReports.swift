import Foundation
import PlumbExchange
import PlumbSnapshots

/// The reports of a run for other programs.
struct SnapshotReports {
  let entries: [SnapshotEntry]

  /// The text with which each result in JUnit's XML begins.
  static let beginning = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"plumb snapshot\""

  /// JUnit's XML: a test for each picture.
  var junit: String {
    let failures = entries.filter { ![.unchanged, .failed].contains($0.state) }
    let errors = entries.filter { $0.state == .failed }
    let cases = entries.map { entry -> String in
      let start =
        "  <testcase classname=\"\((entry.source?.file ?? "previews").xmlAttribute)\" name=\"\(entry.view.xmlAttribute)\""
      guard let sentence = entry.sentence(isCheck: true) else { return start + "/>" }
      let kind = entry.state == .failed ? "error" : "failure"
      let first = sentence.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return
        "\(start)>\n    <\(kind) message=\"\(first.xmlAttribute)\">\(sentence.escapedHTML)</\(kind)>\n  </testcase>"
    }
    return """
      \(Self.beginning) tests="\(entries.count)" failures="\(failures.count)" errors="\(errors.count)">
      \(cases.joined(separator: "\n"))
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
