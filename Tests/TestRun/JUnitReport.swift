/// The outcomes of tests as the XML that JUnit's tools read.
struct JUnitReport {
  let outcomes: [RunReport.Outcome]

  var text: String {
    let suites = Dictionary(grouping: outcomes, by: \.test.suite).sorted { $0.key < $1.key }
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
    for (suite, outcomes) in suites {
      let failures = outcomes.count(where: \.isFailed)
      let seconds = outcomes.map(\.seconds).reduce(0, +)
      lines.append(
        "  <testsuite name=\"\(escaped(suite))\" tests=\"\(outcomes.count)\" failures=\"\(failures)\" time=\"\(seconds)\">"
      )
      for outcome in outcomes {
        let open =
          "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(outcome.test.name.dropFirst(suite.count + 1)))\" time=\"\(outcome.seconds)\""
        guard outcome.isFailed else {
          lines.append("\(open)/>")
          continue
        }
        let message = outcome.issues.joined(separator: "\n")
        lines += ["\(open)>", "      <failure message=\"\(escaped(message))\"></failure>", "    </testcase>"]
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  /// Text that an attribute holds. XML has no other control characters than these three.
  private func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
