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
    let around = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    mark = "\(FilePath.relative(source, to: around)) on \(platform)"
  }
}
