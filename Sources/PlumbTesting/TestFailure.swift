import Foundation
import Synchronization
import Testing
import XCTest

/// Reports a failure to the framework whose test runs: Swift Testing, or else XCTest.
///
/// Outside of both, as in a task that a test has let go, the failure is printed, and the process ends with 1.
package func recordFailure(_ message: String, at location: SourceLocation) {
  if Test.current == nil {
    if RunningTestCase.fails(message, at: location) { return }
    LooseFailure.tell(message, at: location)
  }
  // Without its own test, this still fails a run of Swift Testing.
  Issue.record(Comment(rawValue: message), sourceLocation: location)
}

/// XCTest's test that runs now.
private final class RunningTestCase: XCTestObservation, Sendable {
  private let hasFailed = Mutex(false)

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    hasFailed.withLock { $0 = true }
  }

  private static let one: Mutex<Void> = Mutex(())

  /// Lets the test that runs fail; `false` if there is none.
  static func fails(_ message: String, at location: SourceLocation) -> Bool {
    one.withLock { _ in
      // XCTest does not say whether a test runs. Whether one failed, it says at once.
      let observer = RunningTestCase()
      XCTestObservationCenter.shared.addTestObserver(observer)
      defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
      XCTFail(message, file: LastingText.of(location.filePath), line: UInt(max(0, location.line)))
      return observer.hasFailed.withLock { $0 }
    }
  }
}

/// Names of files as XCTest takes them: text that is there as long as the program.
private enum LastingText {
  private static let known = Mutex<[String: UInt]>([:])

  static func of(_ text: String) -> StaticString {
    let address = known.withLock { known in
      if let address = known[text] { return address }
      // Kept for good, once for each file of tests.
      let address = strdup(text).map { UInt(bitPattern: $0) } ?? 0
      known[text] = address
      return address
    }
    /// The parts of a `StaticString`: the address, the number of bytes, and 0 for text that is not only ASCII.
    typealias Parts = (address: UInt, count: UInt, flags: UInt8)
    guard address != 0, MemoryLayout<Parts>.size == MemoryLayout<StaticString>.size else { return "" }
    return unsafeBitCast(Parts(address, UInt(text.utf8.count), 0), to: StaticString.self)
  }
}

/// A failure that belongs to no test.
private enum LooseFailure {
  private static let end: Void = {
    // The framework's own status may be 0.
    atexit {
      fflush(nil)
      _exit(1)
    }
  }()

  static func tell(_ message: String, at location: SourceLocation) {
    let words =
      "\(location.filePath):\(location.line): error: no test runs here, so this process ends with 1: \(message)\n"
    FileHandle.standardError.write(Data(words.utf8))
    end
  }
}
