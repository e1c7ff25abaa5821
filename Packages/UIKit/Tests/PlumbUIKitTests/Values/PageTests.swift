import Foundation
import PlumbUIKit
import Testing

@Suite("The page about UIKit") struct PageTests {
  @Test("lists each value that has no effect, with what is missing")
  func withoutEffect() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(path: "../../../Documentation/UIKit.md").standardized, encoding: .utf8)
    for name in WithoutEffect.allCases {
      #expect(
        page.contains("| `\(name.rawValue)` | \(name.missing) |")
          || page.contains("| \(name.rawValue) | \(name.missing) |"))
    }
  }
}
