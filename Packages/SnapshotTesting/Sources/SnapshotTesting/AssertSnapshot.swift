import Foundation
import PlumbTesting
import Testing

/// Expects a value to look like its reference, `__Snapshots__/FILE/TEST.NAME.png` beside the test.
///
/// A reference that is not there is written, and the test fails once, so that a person looks at it. When a picture differs, the
/// failure names the views that moved, and a page with both pictures in a folder of the run.
///
/// `named` is the name of the reference; without one it has the number of the assertion in its test. `record` says when references
/// are written, and `timeout` how many seconds the picture may take.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  recordFailure(
    failure,
    at: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

/// Expects a value to look like several references, with names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Expects a value to look like several references, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference, for custom assertions: returns what is wrong, as text, or `nil`.
///
/// `snapshotDirectory` is the folder of the references, in place of the usual one.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = SnapshotPlace(
    of: testName, in: "\(filePath)", named: name, directory: snapshotDirectory)
  let comparison = SnapshotComparison(
    place: place, file: place.file(snapshotting.pathExtension), diffing: snapshotting.diffing,
    record: SnapshotTestingConfiguration.mode(record), diffTool: diffTool)
  do {
    guard let made = snapshotting.make(try value(), within: timeout) else {
      return
        "The snapshot \(place.name) did not come within \(timeout.formatted()) seconds. Say timeout: and more seconds, or see why nothing comes."
    }
    return try comparison.problem(with: made)
  } catch { return "The snapshot \(place.name) could not be made, read or written: \(error)" }
}
