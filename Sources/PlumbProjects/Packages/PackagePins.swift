import Foundation

/// The versions that a `Package.resolved` notes.
struct PackagePins: Sendable {
  struct Pin: Hashable, Sendable {
    var location: String
    var revision: String
    var version: String?
    var branch: String?
  }

  private(set) var all: [Pin] = []

  private static let mostBytes = 4 << 20

  init() {}

  /// Reads several files, of which the first counts that names a package.
  init(files: [String], by reader: ProjectReader) {
    all = files.flatMap { PackagePins(file: $0, by: reader).all }
  }

  /// Reads a file; there are no pins where it is not there, or is none.
  init(file: String, by reader: ProjectReader) {
    guard reader.given.holds(file), let bytes = try? reader.read(file, most: Self.mostBytes),
      let top = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    else { return }
    // Older files have the list one level deeper, and call the address otherwise.
    let list = top["pins"] ?? (top["object"] as? [String: Any])?["pins"]
    for pin in list as? [[String: Any]] ?? [] {
      guard let location = pin["location"] as? String ?? pin["repositoryURL"] as? String,
        let state = pin["state"] as? [String: Any], let revision = state["revision"] as? String,
        Self.isRevision(revision)
      else { continue }
      all.append(
        Pin(
          location: location, revision: revision, version: state["version"] as? String,
          branch: state["branch"] as? String))
    }
  }

  /// The pin of a package by its address.
  subscript(address: String) -> Pin? {
    let wanted = PackageAddress.normal(address)
    return all.first { PackageAddress.normal($0.location) == wanted }
  }

  /// Returns whether the word can be a revision: an argument of a command must not be one of its options.
  static func isRevision(_ word: String) -> Bool {
    (7...64).contains(word.count) && word.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// The same as a file for the package manager, without what it would ask for at a strange address. `nil` without pins.
  var file: Data? {
    var seen: Set<String> = []
    let pins = all.compactMap { pin -> [String: Any]? in
      let identity = PackageFolders.name(of: pin.location).lowercased()
      guard let place = PackageAddress(pin.location), seen.insert(identity).inserted else { return nil }
      var state = ["revision": pin.revision]
      if let version = pin.version.flatMap(PackageVersion.init) {
        state["version"] = version.text
      } else if let branch = pin.branch, PackageRequirement.isBranch(branch) {
        state["branch"] = branch
      }
      let isLocal = place.text.hasPrefix("/") || place.text.hasPrefix("file:")
      return [
        "identity": identity,
        "kind": isLocal ? "localSourceControl" : "remoteSourceControl", "location": place.text,
        "state": state,
      ]
    }
    guard !pins.isEmpty else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: ["pins": pins, "version": 2] as [String: Any], options: [.sortedKeys])
  }
}
