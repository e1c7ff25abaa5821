import Foundation

/// Imports that say an access level, such as `internal import SwiftUI`.
enum LeveledImports {
  private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let mostBytes = 1 << 20

  /// The modules that any of the files imports so.
  static func modules(of files: [String]) -> Set<String> {
    files.reduce(into: []) { modules, file in
      guard let data = try? PlainFile.read(file, most: mostBytes, within: .everything),
        levels.contains(where: { data.range(of: Data("\($0) import ".utf8)) != nil })
      else { return }
      modules.formUnion(self.modules(in: String(decoding: data, as: UTF8.self)))
    }
  }

  static func modules(in text: String) -> Set<String> {
    var modules: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }.drop { $0.hasPrefix("@") }
      guard words.count >= 3, let level = words.first, levels.contains(level) else { continue }
      let rest = words.dropFirst()
      if rest.first == "import", let module = rest.dropFirst().first { modules.insert(String(module)) }
    }
    return modules
  }
}
