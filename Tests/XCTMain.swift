import Foundation
import Testing
import XCTest

#if canImport(SnapshotTestingTests)
  @testable import SnapshotTestingTests
#endif

/// Runs the tests, as the package manager's own program does. With that one it looks for XCTest's tests in an index of all sources,
/// which takes a sixth of the build.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    let isTesting = arguments.indices.contains { index in
      arguments[index] == "--testing-library" && arguments.dropFirst(index + 1).first == "swift-testing"
    }
    if isTesting { _runAsyncMain { await Testing.__swiftPMEntryPoint() as Never } }
    // The package manager runs Swift Testing here only where it is told to: without this, a few tests would count as all.
    guard ProcessInfo.processInfo.environment["PLUMB_SCORES"] != nil else {
      FileHandle.standardError.write(
        Data("error: These are XCTest's tests alone. ./plumb test runs all.\n".utf8))
      exit(1)
    }
    XCTMain(cases)
  }

  /// The library's own way to run an asynchronous `main`, which is not public.
  @_silgen_name("$ss13_runAsyncMainyyyyYaKcF")
  private static func _runAsyncMain(_ main: @Sendable @escaping () async throws -> Void)

  /// Each `XCTestCase` with its tests; `XCTestListTests` finds those that are not here.
  private static var cases: [XCTestCaseEntry] {
    #if canImport(SnapshotTestingTests)
      [
        testCase([("testTag", onMainActor(TagXCTests.self) { await $0.testTag() })]),
        testCase([
          ("testFixedSize", onMainActor(BadgeXCTests.self) { $0.testFixedSize() }),
          ("testDarkMode", onMainActor(BadgeXCTests.self) { await $0.testDarkMode() }),
        ]),
        testCase([
          ("testLayout", onMainActor(DeliberateFailures.self) { $0.testLayout() }),
          ("testMissingView", onMainActor(DeliberateFailures.self) { $0.testMissingView() }),
          ("testWarnings", onMainActor(DeliberateFailures.self) { $0.testWarnings() }),
          (
            "testPictureOfAsynchronousTest",
            onMainActor(DeliberateFailures.self) { await $0.testPictureOfAsynchronousTest() }
          ),
          ("testText", DeliberateFailures.testText),
          ("testPicture", onMainActor(DeliberateFailures.self) { $0.testPicture() }),
        ]),
        testCase([("testNothing", LooseFailures.testNothing)]),
      ]
    #else
      []
    #endif
  }

  /// XCTest calls on the main thread.
  private static func onMainActor<Case: XCTestCase>(
    _: Case.Type, _ test: @escaping @MainActor (Case) -> Void
  ) -> (Case) -> () throws -> Void {
    { testCase in
      {
        nonisolated(unsafe) let testCase = testCase
        MainActor.assumeIsolated { test(testCase) }
      }
    }
  }

  /// The same for a test that waits.
  private static func onMainActor<Case: XCTestCase>(
    _: Case.Type, _ test: @escaping @MainActor (Case) async -> Void
  ) -> (Case) -> () throws -> Void {
    asyncTest { testCase in
      nonisolated(unsafe) let testCase = testCase
      return { @MainActor in await test(testCase) }
    }
  }
}
