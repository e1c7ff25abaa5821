import Foundation
import PlumbUIKit
import Testing

@Suite("Deprecations of UIKit's names without effect") struct DeprecationTests {
  @Test("each name without effect is reported when it runs, or deprecated with what the list says is missing")
  func sentences() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../../..").standardized
    var deprecated: Set<String> = []
    var reported: Set<String> = []
    for target in ["Packages/UIKit/Sources/PlumbUIKit", "Sources/SwiftUI"] {
      let folder = root.appending(path: target)
      for case let file as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
      where file.hasSuffix(".swift") && file != "Values/WithoutEffect.swift" {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for match in text.matches(of: /deprecated,\s*message:\s*"In Plumb, ([^"]+)"/) {
          deprecated.insert(String(match.1))
        }
        let uses = /WithoutEffect\.(\w+)\.(?:tell\(|report\(|missing\b)|@_Unheeded\(\s*\.(\w+)/
        for match in text.matches(of: uses) {
          reported.insert(String(match.1 ?? match.2 ?? ""))
        }
      }
    }
    let sentences = Dictionary(
      uniqueKeysWithValues: WithoutEffect.allCases.map {
        ("\($0.rawValue) does nothing: \($0.missing).", "\($0)")
      })
    #expect(!deprecated.isEmpty)
    #expect(deprecated.filter { sentences[$0] == nil } == [], "the list says another sentence")
    let told = reported.union(deprecated.compactMap { sentences[$0] })
      // It is told of the class of a proxy, by a function of its own.
      .union(["appearance", "tableLooks", "textViewLooks"])
    #expect(WithoutEffect.allCases.map { "\($0)" }.filter { !told.contains($0) } == [], "nobody is told")
  }
}
