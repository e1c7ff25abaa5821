import Foundation
import PlumbTesting
import SnapshotTesting
import SwiftUI
import XCTest

/// Tests that must fail, for `FrameworkTests`, which runs them in a process of their own. Otherwise they are skipped.
final class DeliberateFailures: XCTestCase {
  /// The variable that lets them run; it says where references lie.
  static let variable = "PLUMB_DELIBERATE_FAILURES"

  override func setUpWithError() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment[Self.variable] == nil, "They fail on purpose.")
  }

  private var folder: String { ProcessInfo.processInfo.environment[Self.variable] ?? "" }

  @MainActor func testLayout() {
    expectLayout(proposing: 100, 20) {
      Color.red
    } is: {
      "Color.blue  0,0 100×20"
    }
  }

  @MainActor func testMissingView() { TestedView(proposing: 100, 20) { Color.red }.tap("Buy") }

  @MainActor func testWarnings() { expectWarnings(["Something is wrong."]) { Color.red } }

  @MainActor func testPictureOfAsynchronousTest() async {
    assertSnapshot(of: "b", as: .lines, named: "never", record: .never)
  }

  /// A test that does not say `@MainActor`, as most do not.
  func testText() {
    let failure = verifySnapshot(of: "one\nthree", as: .lines, named: "text", snapshotDirectory: folder)
    XCTAssertNil(failure)
  }

  @MainActor func testPicture() {
    let failure = verifySnapshot(
      of: Color.red.frame(width: 12, height: 10), as: .image, named: "picture", snapshotDirectory: folder)
    XCTAssertNil(failure)
  }
}

/// A failure that belongs to no test.
final class LooseFailures: XCTestCase {
  override class func setUp() {
    guard ProcessInfo.processInfo.environment[DeliberateFailures.variable] != nil else { return }
    assertSnapshot(of: "loose", as: .lines, named: "loose", record: .never)
  }

  func testNothing() {}
}
