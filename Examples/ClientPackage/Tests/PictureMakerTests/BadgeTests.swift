import SnapshotTesting
import SwiftUI
import Testing
import XCTest

@testable import PictureMaker

final class BadgeXCTests: XCTestCase {
  @MainActor func testBadge() async {
    assertSnapshot(of: Badge(text: "Hello"), as: .image(layout: .fixed(width: 120, height: 60)))
  }
}

@MainActor @Suite("A badge") struct BadgeTests {
  @Test("stands beside an image and a symbol of the package")
  func row() {
    let row = HStack {
      Image("leaf", bundle: .module)
      Image(systemName: "star.fill")
      Badge(text: "Hello")
    }
    assertSnapshot(of: row, as: .image, named: "picture")
    assertSnapshot(of: row, as: .layout, named: "layout")
  }
}
