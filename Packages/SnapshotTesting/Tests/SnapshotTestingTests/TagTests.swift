import SnapshotTesting
import SwiftUI
import Testing
import XCTest

private struct Tag: View {
  let title: String

  var body: some View {
    Label(title, systemImage: "tag.fill")
      .padding(8)
      .background(.quaternary, in: Capsule())
  }
}

@MainActor final class TagXCTests: XCTestCase {
  func testTag() async {
    assertSnapshot(of: Tag(title: "Sale"), as: .image)
    assertSnapshot(
      of: Tag(title: "Sale"), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark")
  }
}

@MainActor @Suite("A tag") struct TagTests {
  @Test("is drawn and laid out as it was recorded")
  func looks() {
    assertSnapshot(of: Tag(title: "Sale"), as: .image(layout: .fixed(width: 120, height: 60)))
    assertSnapshot(of: Tag(title: "Sale"), as: .layout)
    assertSnapshot(of: Tag(title: "Sale"), as: .accessibility)
  }
}
