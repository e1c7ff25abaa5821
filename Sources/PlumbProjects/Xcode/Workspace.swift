import Foundation
import PlumbSource

/// The projects and packages that an `.xcworkspace` has.
struct Workspace {
  private(set) var projects: [String] = []
  private(set) var packages: [String] = []

  private static let mostBytes = 4 << 20

  /// - Parameter path: ends in `.xcworkspace`.
  init(path: String, by reader: ProjectReader) throws(ProjectProblem) {
    let file = FilePath.join(path, "contents.xcworkspacedata")
    let bytes = try reader.read(file, most: Self.mostBytes)
    guard read(String(decoding: bytes, as: UTF8.self), folder: FilePath.folder(of: path), reader) else {
      throw ProjectProblem("\(file) can not be read as a workspace: it has no <Workspace>.")
    }
  }

  /// - Parameter folder: of the workspace.
  init?(text: String, folder: String, by reader: ProjectReader) {
    guard read(text, folder: folder, reader) else { return nil }
  }

  /// Reads the few elements that there are; they have only attributes, and nest as groups do.
  private mutating func read(_ text: String, folder: String, _ reader: ProjectReader) -> Bool {
    guard text.contains("<Workspace") else { return false }
    var groups = [folder]
    for piece in text.split(separator: "<").dropFirst() {
      if piece.hasPrefix("Group") {
        groups.append(groups.count > 64 ? folder : place(piece, in: groups.last ?? folder, root: folder))
      } else if piece.hasPrefix("/Group"), groups.count > 1 {
        groups.removeLast()
      } else if piece.hasPrefix("FileRef") {
        let path = place(piece, in: groups.last ?? folder, root: folder)
        if path.hasSuffix(".xcodeproj") {
          projects.append(path)
        } else if reader.exists(FilePath.join(path, "Package.swift")) {
          packages.append(path)
        }
      }
    }
    return true
  }

  private func place(_ element: Substring, in group: String, root: String) -> String {
    guard let range = element.firstRange(of: "location"),
      case let words = element[range.upperBound...].split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false),
      words.count == 3
    else { return group }
    let location = words[1].replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return group }
    switch parts[0] {
    case "absolute": return String(parts[1])
    case "container": return FilePath.join(root, String(parts[1]))
    default: return FilePath.join(group, String(parts[1]))
    }
  }
}
