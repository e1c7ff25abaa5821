import Foundation
import Testing

@Suite("Names")
struct NameTests {
  /// What is declared in a line, if it is a type.
  private static func type(in line: Substring) -> String? {
    let pattern = /^\s*(?:@\w+(?:\([^)]*\))? )*(?:\w+ )*?(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }

  /// Where each of some types is declared.
  private static func places(of names: Set<String>) throws -> [String: [String]] {
    var places: [String: [String]] = [:]
    for file in try SourceFile.all() {
      for line in file.code where names.contains(where: { line.contains($0) }) {
        if let name = type(in: line), names.contains(name) { places[name, default: []].append(file.path) }
      }
    }
    return places
  }

  @Test("how a view is shown is said with one type, and a scene and a session are one thing each")
  func declaredOnce() throws {
    let places = try Self.places(of: ["Stage", "Scene", "Session", "TypeSize", "DynamicTypeSize"])
    #expect(
      places == [
        "Stage": ["Sources/SwiftUI/Stage/Stage.swift"],
        "Scene": ["Sources/SwiftUI/App/Scene.swift"],
        "Session": ["Sources/PlumbServer/Sessions/Session.swift"],
        "DynamicTypeSize": ["Sources/PlumbViews/Text/Fonts/TextStyleMeasure.swift"],
      ])
  }

  @Test("a declaration is recognised behind attributes and modifiers, and a comment is none")
  func recognised() {
    #expect(Self.type(in: "@MainActor package final class Stage {") == "Stage")
    #expect(Self.type(in: "  enum TypeSize: String {") == "TypeSize")
    #expect(Self.type(in: "  let struct = 3") == nil)
    #expect(Self.type(in: "/// A class of things") == nil)
  }
}
