import PlumbTesting
import SnapshotTesting

/// The text in an assertion, and what is compared with it.
struct InlineComparison {
  /// `nil` where there is none.
  let expected: String?
  let closure: InlineClosure
  let call: SourceRecording.Call
  let record: SnapshotTestingConfiguration.Record

  /// Returns the difference from the expected text; `nil` where there is none. A text that is written is reported as a
  /// failure.
  func problem(with actual: String?) throws -> String? {
    guard record != .all, let expected else {
      guard let actual else { return nil }
      if record == .never { return "There is no text to compare with, and none is recorded here." }
      guard actual != expected else { return nil }
      try SourceRecording.write(actual, into: closure, of: call)
      return expected == nil
        ? "There was no text to compare with: it was written into the test. Look at it, and run the test again."
        : "The text was written anew, as recording is switched on. Look at it, and switch recording off."
    }
    guard expected != actual else { return nil }
    guard let actual else {
      return "There is no value, and a text is expected. Remove the text, or see why nothing came."
    }
    var lines = ["The text differs:", lineDifference(expected: expected, actual: actual) ?? actual]
    if record == .failed {
      try SourceRecording.write(actual, into: closure, of: call)
      lines.append("It was written anew.")
    }
    return lines.joined(separator: "\n")
  }
}
