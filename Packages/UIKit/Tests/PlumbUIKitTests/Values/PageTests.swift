import Foundation
import PlumbUIKit
import Testing

@Suite("The page about UIKit") struct PageTests {
  @Test("lists each value that has no effect, with what is missing")
  func withoutEffect() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../../..").standardized
    let page = try String(
      contentsOf: root.appending(path: "Documentation/UIKit.md"), encoding: .utf8)
    for name in WithoutEffect.allCases {
      #expect(
        page.contains("| `\(name.rawValue)` | \(name.missing) |")
          || page.contains("| \(name.rawValue) | \(name.missing) |"))
    }
  }
}
