import Foundation
import PlumbInspector
import PlumbSource
import PlumbText
import PlumbViews
import SwiftUI
import Synchronization

/// The files of a source, as a child needs them beside the compiled library.
struct SourceFiles: Codable, Sendable {
  /// The folders where names of images and fonts are looked up: the source's own, and those of its modules.
  var resources = ["/"]
  /// The folder of what PDF images were made.
  var drawings: String?
  /// The Swift files.
  var swift: [String] = []
  /// The places in them of the parts in which they were compiled.
  var parts = PartPlaces()
  /// Whether problems are reported. A process that only lists views reports none: they come up again when a view is shown.
  var reportsProblems = true

  /// The environment that the views inherit from the source: its resources and its fonts.
  var environment: EnvironmentValues {
    let folders = resources.map { URL(fileURLWithPath: $0) }
    var values = EnvironmentValues()
    values.resources = Resources.of(folders, drawings: drawings, report: report)
    let fonts = folders.flatMap(SourceFonts.files)
    if !fonts.isEmpty { values.fontLibrary = FontLibrary(fontFiles: fonts) }
    return values
  }

  /// The calls of views in the source.
  var calls: WrittenCalls {
    WrittenCalls(
      swift.compactMap { path in
        (try? String(contentsOfFile: path, encoding: .utf8)).map {
          (name: URL(fileURLWithPath: path).lastPathComponent, text: $0)
        }
      })
  }
}

extension SourceFiles {
  private static let reported = Mutex<Set<String>>([])

  /// Reports a problem of a view or of its resources, once in this process, with the paths and the lines that the person knows.
  @Sendable func report(_ problem: String) {
    let sentence = withOrigins(parts.original(of: problem))
    guard reportsProblems, Self.reported.withLock({ $0.insert(sentence).inserted }) else { return }
    warn(sentence)
  }

  /// Resources of a project are found by links in temporary folders; a sentence names the files that these lead to.
  private func withOrigins(_ sentence: String) -> String {
    sentence.split(separator: #/: | has the same name /#).reduce(sentence) { sentence, part in
      guard part.hasPrefix("/"), let origin = self.origin(of: String(part)) else { return sentence }
      return sentence.replacing(part, with: origin)
    }
  }

  /// Returns where a link or a folder of links leads; for a file that is missing, by the folder in which it is missing.
  private func origin(of path: String) -> String? {
    let manager = FileManager.default
    if let target = try? manager.destinationOfSymbolicLink(atPath: path) { return target }
    guard manager.fileExists(atPath: path) else {
      let missing = URL(fileURLWithPath: path)
      let folder = missing.deletingLastPathComponent().path
      guard resources.contains(where: { $0 != "/" && folder.hasPrefix("\($0)/") }) else { return nil }
      return origin(of: folder).map { "\($0)/\(missing.lastPathComponent)" }
    }
    guard let below = manager.enumerator(atPath: path) else { return nil }
    for case let name as String in below {
      guard let target = try? manager.destinationOfSymbolicLink(atPath: "\(path)/\(name)"),
        target.hasSuffix("/\(name)")
      else { continue }
      return String(target.dropLast(name.count + 1))
    }
    return nil
  }
}

/// Reports what is no reason to stop.
@Sendable package func warn(_ problem: String) { say("warning: \(problem)") }

/// Reports the uses of names without effect that the compiler has found.
package func warn(of uses: [UseWithoutEffect]) {
  for sentence in UseWithoutEffect.told(uses) { warn(sentence) }
}
