import Foundation
import Testing

/// The references of nodes and hosts are counted in every frame, and `weak` makes each count about three times as long.
@Suite("References to nodes and hosts")
struct WeakReferenceTests {
  @Test(
    "no property and no closure refers to a node or a host by weak; `Linked` and `link` do it without a table"
  )
  func weak() throws {
    let property = /weak (var|let) \w+: View(Node|Host)\?/
    let closure = /\[[^\]]*weak (node|host)\b/
    var found: [String] = []
    for file in try SourceFile.all() {
      for line in file.code where line.contains(property) || line.contains(closure) {
        found.append("\(file.path): \(line)")
      }
    }
    #expect(found.isEmpty, "\(found)")
  }
}
