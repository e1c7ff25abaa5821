import Foundation

/// The folders that a command was given: all that a project reads under `--sandbox`.
///
/// Each reader of project files asks ``holds(_:)``, and nothing else decides what is inside. A law test finds any other reader.
public struct GivenFolders: Equatable, Sendable {
  private struct Folder: Equatable, Sendable {
    /// The absolute path that was given.
    var given: [UInt8]
    /// The same folder, by a path without links.
    var real: [UInt8]
  }

  /// `nil` where nothing is outside.
  private let folders: [Folder]?
  /// The paths that were given, for sentences.
  package let names: [String]

  /// The whole machine: without `--sandbox`, a project reads all that it names.
  public static let everything = GivenFolders()

  private init() { (folders, names) = (nil, []) }

  /// - Parameter paths: folders, and projects that are links; a link that a person gives is followed.
  public init(_ paths: [String]) {
    names = paths
    folders = paths.compactMap { path in
      guard let found = realpath(path, nil) else { return nil }
      defer { free(found) }
      let real = UnsafeBufferPointer(start: found, count: strlen(found)).map { UInt8(bitPattern: $0) }
      return Folder(given: Self.bytes(absolutePath(path)), real: real)
    }
  }

  /// Whether anything is outside.
  public var isBounded: Bool { folders != nil }

  /// Returns whether a path leads to a place inside of one of the folders, after all links on the way to it are resolved.
  ///
  /// The answer is the same for a file that is not there as for one that is, so it reveals nothing about what is outside.
  public func holds(_ path: String) -> Bool {
    guard let folders else { return true }
    let path = Self.bytes(absolutePath(path))
    // Below the path that was given, only what follows it can lead elsewhere.
    let start = folders.first { Self.isInside(path, $0.given) }
    let place =
      if let start {
        LinkResolution.place(of: path.dropFirst(start.given.count), in: start.real)
      } else {
        LinkResolution.place(of: path[...], in: [])
      }
    return place.map(isInside) ?? false
  }

  /// Returns whether a file that was opened is inside: a link can be replaced between the question and the reading.
  func holds(opened descriptor: Int32) -> Bool {
    guard isBounded else { return true }
    return LinkResolution.target(of: Array("/proc/self/fd/\(descriptor)".utf8)).map(isInside) ?? false
  }

  private func isInside(_ place: [UInt8]) -> Bool {
    folders?.contains { Self.isInside(place, $0.real) } ?? true
  }

  /// By bytes, as the system distinguishes names: texts that look the same can be names of two folders.
  private static func isInside(_ place: [UInt8], _ folder: [UInt8]) -> Bool {
    guard place.starts(with: folder) else { return false }
    return place.count == folder.count || folder.last == UInt8(ascii: "/")
      || place[folder.count] == UInt8(ascii: "/")
  }

  private static func bytes(_ path: String) -> [UInt8] {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes
  }
}

extension GivenFolders {
  /// Returns whether a folder has much more in it than one project, such as a home folder. Such a folder is not meant as a whole.
  package static func isWide(_ folder: String) -> Bool { VisibleFiles.isWide(folder) }
}
