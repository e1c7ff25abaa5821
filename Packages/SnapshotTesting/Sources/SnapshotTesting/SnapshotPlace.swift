import Foundation
import Synchronization
import Testing
import XCTest

/// The location of a reference: `__Snapshots__/FILE/TEST.NAME.png` beside the file of the test.
struct SnapshotPlace {
  /// The folder of the test's file.
  let folder: URL
  /// The name of a reference, without what its kind adds.
  let name: String
  /// The name of the folder of the test's file, which keeps names apart that are equal in several.
  let suite: String

  /// The folder beside the tests that has all references. Tests that run on Apple's systems too may need two.
  private static let shared: String = {
    let said = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_FOLDER"] ?? ""
    return said.isEmpty ? "__Snapshots__" : said
  }()

  /// - Parameters:
  ///   - name: `nil` for the number of the assertion in its test.
  ///   - directory: a folder that is said, in place of the usual one.
  init(of test: String, in file: String, named name: String?, directory: String?) {
    let url = URL(fileURLWithPath: file)
    suite = url.deletingPathExtension().lastPathComponent
    folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? url.deletingLastPathComponent().appendingPathComponent(Self.shared).appendingPathComponent(suite)
    let test = Self.clean(test)
    self.name =
      "\(test).\(name.map(Self.clean) ?? String(AssertionNumbers.next(for: folder.appendingPathComponent(test).path)))"
  }

  func file(_ pathExtension: String?) -> URL {
    let file = folder.appendingPathComponent(name)
    return pathExtension.map { file.appendingPathExtension($0) } ?? file
  }

  /// A name of which every file system takes each character: one dash replaces all others between two words.
  private static func clean(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}

/// Numbers the assertions of a test that have no names.
private final class AssertionNumbers: NSObject, XCTestObservation, Sendable {
  /// By the test's file and name, and for Swift Testing by the run of the test.
  private static let last = Mutex<[String: Int]>([:])
  private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(AssertionNumbers())

  static func next(for test: String) -> Int {
    observer
    return last.withLock { last in
      last[test, default: 0] += 1
      return last[test] ?? 1
    }
  }

  /// A test that runs again, as with a number of repetitions, counts from 1 again.
  func testCaseDidFinish(_ testCase: XCTestCase) { Self.last.withLock { $0 = [:] } }
}
