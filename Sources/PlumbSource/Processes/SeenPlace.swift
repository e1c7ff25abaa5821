import Foundation

/// A file or a folder that a view sees, as it was when the command looked at it. Somebody else may exchange it before bubblewrap
/// shows it, so the child looks again, behind the wall and before it loads anything of the source.
public struct SeenPlace: Codable, Equatable, Sendable {
  public let path: String
  /// The same place, by a path without links.
  let real: String
  private let device: UInt64
  private let number: UInt64

  /// `nil` for what is not there, or in none of the folders that were given.
  init?(_ path: String, within given: GivenFolders) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    guard let place = HeldFolder.place(path) else { return nil }
    defer { close(place) }
    var status = stat()
    guard given.holds(opened: place), fstat(place, &status) == 0,
      let real = LinkResolution.target(of: Array("/proc/self/fd/\(place)".utf8))
    else { return nil }
    (self.path, self.real) = (path, String(decoding: real, as: UTF8.self))
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
  }

  /// Whether the same file or folder is there.
  public var isThere: Bool {
    [path, real].allSatisfy { path in
      var status = stat()
      return stat(path, &status) == 0 && UInt64(status.st_dev) == device && UInt64(status.st_ino) == number
    }
  }
}

extension Source {
  /// The files and folders that a view of this source sees.
  ///
  /// - Throws: ``Sandbox/Problem`` when that would be far more than one source.
  public func seenPlaces() throws(Sandbox.Problem) -> [SeenPlace] {
    try visibleFiles().compactMap { SeenPlace($0, within: given) }
  }
}
