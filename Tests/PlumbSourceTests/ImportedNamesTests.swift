import Testing

@testable import PlumbSource

@Suite("The names that a text imports") struct ImportedNamesTests {
  private func names(_ text: String) -> Set<String> { ImportedNames(in: text).names }

  @Test("stand behind import, whatever is before it and between")
  func imports() {
    #expect(names("import MapKit\nimport\tCharts // and more") == ["MapKit", "Charts"])
    #expect(names("@preconcurrency internal import WebKit; import Photos") == ["WebKit", "Photos"])
    #expect(names("import struct MapKit.Marker\nimport class UIKit.UIView") == ["MapKit", "UIKit"])
  }

  @Test("stand in conditions too, or the compiler would not find the module and take the other branch")
  func conditions() {
    #expect(names("#if canImport(StoreKit) && !canImport( Charts )\n#endif") == ["StoreKit", "Charts"])
  }

  @Test("a word that only ends as import does is none, nor is a text that ends there")
  func others() {
    #expect(names("let airport = mport\nfunc export()\nimport") == [])
  }
}
