import Foundation
import Testing

/// The texts by which a user's source finds the companions name them all, and nothing else.
@Suite("The interfaces of the companions")
struct InterfaceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = root.appendingPathComponent("Sources/PlumbCompanions")
  private static let texts = root.appendingPathComponent("Sources/PlumbSource/Interfaces")
  /// What a module brings along, as Apple's does.
  private static let also = [
    "AVFoundation": ["CoreMedia"], "AVKit": ["AVFoundation"], "MapKit": ["CoreLocation"],
    "UserNotifications": ["CoreLocation"], "PhotosUI": ["UniformTypeIdentifiers"],
  ]
  /// What follows is written by hand: macros, which can not be re-exported by their names.
  private static let mark = "// Macros.\n"

  private static func modules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !$0.contains(".") && $0 != "Reporting" }.sorted()
  }

  /// `struct CLLocation` and the like of a folder: what stands at the start of a line and is public.
  private static func declarations(of module: String) throws -> Set<String> {
    let folder = sources.appendingPathComponent(module)
    let pattern =
      /^(?:@\w+(?:\([^)]*\))? )*(?:nonisolated(?:\(unsafe\))? )?(?:public|open) (?:final |indirect )?(struct|class|enum|protocol|typealias|func|let|var) (\w+)/
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        // What begins with an underscore is no word of people.
        if let match = line.firstMatch(of: pattern), !match.2.hasPrefix("_") {
          found.insert("\(match.1) PlumbCompanions.\(match.2)")
        }
      }
    }
    return found
  }

  @Test("each module's text names every public type of its folder")
  func texts() throws {
    for module in try Self.modules() {
      let file = Self.texts.appendingPathComponent("\(module).swiftinterface")
      let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let macros = kept.range(of: Self.mark).map { String(kept[$0.lowerBound...]) } ?? ""
      let imports =
        (["Foundation"] + (Self.also[module] ?? [])) + (try Self.declarations(of: module).sorted())
      let head = """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -module-name \(module)

        """
      let text = head + imports.map { "@_exported import \($0)\n" }.joined() + macros
      if ProcessInfo.processInfo.environment["PLUMB_RENEW_TABLES"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(
        kept == text,
        "write \(module).swiftinterface anew with: PLUMB_RENEW_TABLES=1 ./plumb test --filter InterfaceTests")
    }
  }
}
