import Foundation
import Testing

/// The table of targets in ARCHITECTURE.md, from the lowest target to the highest.
@Suite("The table of targets") struct TargetTableTests {
  /// Where each target stands in the table, counted from above.
  private func places() throws -> [String: Int] {
    let page = try String(
      contentsOf: SourceFile.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Targets\n") })
    let table = section.split(separator: "\n").drop { !$0.hasPrefix("| target |") }.prefix {
      $0.hasPrefix("|")
    }
    var places: [String: Int] = [:]
    for (place, row) in table.enumerated() {
      let cell = row.split(separator: "|")[0]
      for (index, word) in cell.split(separator: "`").enumerated() where index % 2 == 1 {
        places[String(word)] = place
      }
    }
    return places
  }

  /// The targets that a file imports although they stand further down in the table.
  private func importsFromBelow(_ file: SourceFile, _ places: [String: Int]) throws -> [String] {
    let place = try #require(places[file.target], "ARCHITECTURE.md has no line for \(file.target)")
    return file.imports.map(\.module).filter { places[$0].map { $0 > place } ?? false }
  }

  @Test("each target has a line, and imports only what stands above it")
  func order() throws {
    let places = try places()
    for file in try SourceFile.all() {
      let below = try importsFromBelow(file, places)
      #expect(below.isEmpty, "\(file.path) imports \(below), which ARCHITECTURE.md has further down")
    }
  }

  @Test("views know no control, and controls know no inspector")
  func controls() throws {
    let places = try places()
    let view = SourceFile(path: "Sources/PlumbViews/Runtime/ViewNode.swift", text: "import PlumbControls")
    #expect(try importsFromBelow(view, places) == ["PlumbControls"])
    let control = SourceFile(path: "Sources/PlumbControls/Lists/List.swift", text: "import PlumbInspector")
    #expect(try importsFromBelow(control, places) == ["PlumbInspector"])
    let list = SourceFile(path: "Sources/PlumbControls/Lists/List.swift", text: "import PlumbViews")
    #expect(try importsFromBelow(list, places).isEmpty)
  }
}
