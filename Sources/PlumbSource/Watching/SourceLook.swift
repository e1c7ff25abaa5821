import Foundation

/// The state of a source that is compared to detect a change.
struct SourceLook: Equatable, Sendable {
  var files: [FileState] = []
  var problem: String?

  init(_ read: () throws(Source.Problem) -> Source) {
    do throws(Source.Problem) {
      let source = try read()
      let paths =
        source.swiftFiles + source.modules.flatMap(\.swiftFiles) + source.projectFiles
        + source.cModules.flatMap(\.files)
        + source.resources.flatMap(Self.everything)
      files = paths.prefix(Self.limit).map(FileState.init)
    } catch {
      problem = error.description
    }
  }

  /// A catalog is a folder: what is deep in it changes without it.
  private static func everything(at path: String) -> [String] {
    guard let below = FileManager.default.enumerator(atPath: path) else { return [path] }
    return [path] + below.prefix(limit).compactMap { ($0 as? String).map { "\(path)/\($0)" } }.sorted()
  }

  /// More files than that are not looked at, so that the looking stays cheap.
  static let limit = 5000
}
