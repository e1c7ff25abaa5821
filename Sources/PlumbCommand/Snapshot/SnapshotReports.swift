import Foundation
import PlumbSnapshots

/// The reports of a run for other programs.
struct SnapshotReports {
  let entries: [SnapshotEntry]

  /// JUnit's XML: a test for each picture.
  var junit: String {
    let failures = entries.filter { ![.unchanged, .failed].contains($0.state) }
    let errors = entries.filter { $0.state == .failed }
    let cases = entries.map { entry -> String in
      let name = entry.view.escapedHTML
      let start =
        "  <testcase classname=\"\((entry.source?.file ?? "previews").escapedHTML)\" name=\"\(name)\""
      guard let sentence = entry.sentence(isCheck: true) else { return start + "/>" }
      let kind = entry.state == .failed ? "error" : "failure"
      let first = sentence.split(separator: "\n").first.map(String.init) ?? ""
      return
        "\(start)>\n    <\(kind) message=\"\(Self.attribute(first))\">\(Self.text(sentence))</\(kind)>\n  </testcase>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="plumb snapshot" tests="\(entries.count)" failures="\(failures.count)" errors="\(errors.count)">
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

  /// XML has no control characters, whatever stands for them.
  private static func text(_ words: String) -> String {
    let known = words.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }
    return String(String.UnicodeScalarView(known)).escapedHTML
  }

  private static func attribute(_ words: String) -> String {
    text(words.replacingOccurrences(of: "\n", with: " "))
  }

  /// The three characters that end a line of a command of the runner, or begin something in it.
  private static func data(_ words: String) -> String {
    [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")].reduce(words) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  private static func property(_ words: String) -> String {
    [(":", "%3A"), (",", "%2C")].reduce(data(words)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
