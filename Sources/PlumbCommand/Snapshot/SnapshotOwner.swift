import Foundation
import PlumbSource

/// Which source recorded a picture. Sources share folders of pictures, and each removes only its own.
struct SnapshotOwner: Equatable {
  /// The source's path from the folder around the pictures, and the platform, as the picture keeps them: `App/Card.swift on iOS`. The
  /// path is the same wherever both are checked out.
  let mark: String

  init(mark: String) { self.mark = mark }

  /// The source's path alone: a picture may be recorded anew on another platform.
  var source: Substring {
    mark.ranges(of: " on ").last.map { mark[..<$0.lowerBound] } ?? mark[...]
  }

  /// - Parameters:
  ///   - source: The source's path.
  ///   - folder: The folder of the pictures.
  init(source: String, folder: String, platform: SourcePlatform) {
    let around = Self.steps(URL(fileURLWithPath: folder).deletingLastPathComponent())
    let place = Self.steps(URL(fileURLWithPath: source))
    let common = zip(around, place).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: around.count - common) + place.dropFirst(common)
    mark = "\(steps.isEmpty ? "." : steps.joined(separator: "/")) on \(platform)"
  }

  private static func steps(_ place: URL) -> [String] {
    place.resolvingSymlinksInPath().standardizedFileURL.pathComponents
  }
}
