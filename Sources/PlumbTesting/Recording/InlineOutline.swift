import Foundation
import Testing

/// The outline in an assertion, which is written anew on request.
struct InlineOutline {
  let location: SourceLocation
  private let function: String
  private let closure: Int

  /// - Parameters:
  ///   - function: what the test calls.
  ///   - closure: the number of closures before the one with the outline.
  init(_ function: String, closure: Int, at location: SourceLocation) {
    (self.function, self.closure, self.location) = (function, closure, location)
  }

  /// Writes an outline into the test, where the environment asks for it.
  ///
  /// - Returns: what was done, or why it could not be; `nil` where nobody asked.
  func record(_ outline: String) -> String? {
    let mode = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
    guard mode == "all" || mode == "failed" else { return nil }
    let call = SourceRecording.Call(
      file: location.filePath, line: location.line, column: location.column, function: function)
    do {
      try SourceRecording.write(outline, into: InlineClosure(["is"], index: closure), of: call)
      return "The outline was written into the test. Look at it, and run the test again."
    } catch { return "The outline was not written into the test: \(error)" }
  }
}
