import SnapshotTesting
import SwiftUI
import Testing
import XCTest

struct Badge: View {
  var title = "New"

  var body: some View {
    Label(title, systemImage: "star.fill").padding(6).background(Color.yellow, in: Capsule())
  }
}

/// As a team writes it, with XCTest.
@MainActor final class BadgeXCTests: XCTestCase {
  func testFixedSize() {
    assertSnapshot(of: Badge(), as: .image(layout: .fixed(width: 120, height: 44)))
  }

  func testDarkMode() async {
    assertSnapshot(
      of: Badge(), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
  }
}

/// The same with Swift Testing.
@MainActor @Suite("A badge") struct BadgeTests {
  @Test("looks as it was recorded")
  func fixedSize() {
    assertSnapshot(of: Badge(), as: .image(layout: .fixed(width: 120, height: 44)))
  }

  @Test("is laid out as it was recorded")
  func outline() { assertSnapshot(of: Badge(), as: .layout) }
}
