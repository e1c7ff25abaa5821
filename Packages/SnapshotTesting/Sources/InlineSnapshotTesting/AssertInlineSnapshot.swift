@_exported import SnapshotTesting
import Foundation
import PlumbTesting
import Testing

/// Expects a value to have a text in the test itself.
///
/// Without a text, the text of the value is written into the source, and the test fails once, so that a person looks at it.
///
///     assertInlineSnapshot(of: Tag(title: "Sale"), as: .layout) {
///       """
///       Tag
///       └─ Text("Sale")  0,0 40×10
///       """
///     }
///
/// - Parameters:
///   - value: what is looked at; `nil` expects no text.
///   - snapshotting: how a text is made of it.
///   - message: what a failure says first.
///   - record: when the text is written, as around the assertion where `nil`.
///   - timeout: how many seconds the text may take.
///   - syntaxDescriptor: which closure of the call has the text, for custom assertions.
///   - expected: the text.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let call = SourceRecording.Call(file: "\(filePath)", line: Int(line), column: Int(column))
  let problem: String?
  do {
    let made = try value().map { try inlineText(of: $0, snapshotting, timeout) }
    problem = try InlineComparison(
      expected: expected?(), closure: syntaxDescriptor.closure, call: call,
      record: SnapshotTestingConfiguration.mode(record)
    ).problem(with: made)
  } catch { problem = "The snapshot could not be made or written: \(error)" }
  guard let problem else { return }
  let message = message()
  recordFailure(
    message.isEmpty ? problem : "\(message)\n\(problem)",
    at: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

private func inlineText<Value>(
  of value: Value, _ snapshotting: Snapshotting<Value, String>, _ timeout: TimeInterval
) throws -> String {
  if let text = snapshotting.make(value, within: timeout) { return text }
  throw SourceRecording.Problem(
    description: "nothing came within \(timeout.formatted()) seconds. Say timeout: and more seconds.")
}

/// Which closure of a call has the text that is expected. Custom assertions that call `assertInlineSnapshot` say theirs.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// Labels that the closure had before, which are replaced.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label.
  public var trailingClosureLabel: String
  /// The number of trailing closures before this one.
  public var trailingClosureOffset: Int

  /// Creates the descriptor of `assertInlineSnapshot`, or of another assertion.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  var closure: InlineClosure {
    InlineClosure([trailingClosureLabel] + deprecatedTrailingClosureLabels, index: trailingClosureOffset)
  }
}
