import Foundation
import PlumbSource

/// The folder of the cache with the packages that were brought for a project, by what it asks for.
package struct BroughtPackages: Sendable {
  let folder: String

  /// The folder of all; `nil` where no place keeps files.
  package static let place: String? = {
    guard let temporary = try? TemporaryFolder() else { return nil }
    defer { temporary.remove() }
    guard let cache = try? CacheFolder(orIn: temporary), !cache.path.hasPrefix(temporary.url.path) else {
      return nil
    }
    return cache.packages
  }()

  /// Creates the folder's place. It may not be there.
  init?(_ wanted: WantedPackages) {
    guard !wanted.references.isEmpty, let place = Self.place else { return nil }
    folder = "\(place)/\(CacheFolder.name(of: wanted.key))"
  }

  /// In which each package has a folder.
  package var checkouts: String { "\(folder)/checkouts" }

  /// The versions that were taken.
  var pins: PackagePins { PackagePins(file: "\(folder)/Package.resolved", by: .everything) }

  /// Whether packages were brought, all or some.
  var isThere: Bool { ProjectReader.everything.isFolder(checkouts) }

  /// Whether some could not be had the last time.
  var lacksSome: Bool { access(mark, F_OK) == 0 }

  /// The file that says so.
  private var mark: String { "\(folder).failed" }

  func note(failure: Bool) {
    unlink(mark)
    if failure { _ = FileManager.default.createFile(atPath: mark, contents: Data()) }
  }

  /// Replaces what was brought before.
  ///
  /// - Parameter work: the folder in which the package manager has worked, beside ours.
  func take(from work: String) throws {
    let files = FileManager.default
    let (new, old) = ("\(folder).taken", "\(folder).old")
    for path in [new, old] { try? files.removeItem(atPath: path) }
    try files.createDirectory(atPath: new, withIntermediateDirectories: true)
    try files.moveItem(atPath: "\(work)/scratch/checkouts", toPath: "\(new)/checkouts")
    try? files.moveItem(atPath: "\(work)/Package.resolved", toPath: "\(new)/Package.resolved")
    _ = rename(folder, old)
    try files.moveItem(atPath: new, toPath: folder)
    try? files.removeItem(atPath: old)
  }
}
