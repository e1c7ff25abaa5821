import PlumbSource
import Synchronization

/// The folders on this machine that may have packages from outside the project.
struct PackageFolders: Sendable {
  private let places: [String]
  private let reader: ProjectReader
  private let listings = Listings()

  /// The names in places, by their small letters: each place is listed once.
  private final class Listings: Sendable {
    private let known = Mutex<[String: [String: String]]>([:])

    func folders(in place: String, by reader: ProjectReader) -> [String: String] {
      known.withLock { known in
        if let folders = known[place] { return folders }
        let folders = Dictionary(reader.names(in: place).map { ($0.lowercased(), $0) }) { first, _ in first }
        known[place] = folders
        return folders
      }
    }
  }

  /// - Parameters:
  ///   - given: the folder that the user names, in which each package has a folder.
  ///   - folders: of the project and its packages.
  init(given: String?, folders: [String], by reader: ProjectReader) {
    self.reader = reader
    let all =
      [given].compactMap { $0 }
      + folders.flatMap { folder in
        [
          FilePath.join(folder, ".build/checkouts"), FilePath.join(folder, "SourcePackages/checkouts"),
          FilePath.join(folder, ".swiftpm/checkouts"),
        ]
      }
    // Nobody has named these; what is outside is not missed.
    places = all.filter(reader.given.holds)
  }

  /// - Parameter place: a folder in which each package has a folder.
  init(in place: String?, by reader: ProjectReader) {
    self.reader = reader
    places = [place].compactMap { $0 }.filter(reader.given.holds)
  }

  /// The folder of a package by its address.
  func folder(of address: String) -> String? {
    let name = Self.name(of: address).lowercased()
    for place in places {
      guard let match = listings.folders(in: place, by: reader)[name] else { continue }
      let folder = FilePath.join(place, match)
      if reader.exists(FilePath.join(folder, "Package.swift")) { return folder }
    }
    return nil
  }

  /// `https://example.com/people/Charts.git` is `Charts`, also with a query behind it.
  static func name(of address: String) -> String {
    let address = address.contains("://") ? String(address.prefix { $0 != "?" && $0 != "#" }) : address
    let last = address.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
