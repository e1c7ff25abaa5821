import Foundation
import PlumbSource
import Synchronization

/// The repositories in the cache of Swift's package manager, fetched for other builds on this machine. One version of
/// each is checked out into a folder of ours. Nothing is fetched.
struct PackageRepositories: Sendable {
  /// The versions that a project wants.
  private let pins: PackagePins
  private let places: [String]

  /// In seconds: a large package takes two.
  private static let patience = 60.0
  /// A preview asks again and again. By the repository and the wanted version.
  private static let known = Mutex<[String: Found?]>([:])

  struct Found: Equatable, Sendable {
    var folder: String
    /// The version that is used where no file names one.
    var guessed: String?
  }

  /// The package manager's cache is no part of a project, and is read as a whole or, where folders were given, not at all.
  private static var reader: ProjectReader { .everything }

  init(
    pins: PackagePins, by reader: ProjectReader,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.pins = pins
    let home = environment["HOME"] ?? ""
    let caches = [environment["XDG_CACHE_HOME"], "\(home)/.cache"].compactMap { $0 }.filter {
      $0.hasPrefix("/")
    }
    let all = caches.map { "\($0)/org.swift.swiftpm/repositories" } + ["\(home)/.swiftpm/cache/repositories"]
    places = reader.given.isBounded ? [] : all
  }

  /// A folder with the package at an address.
  func folder(of address: String) -> Found? {
    let own = PackageAddress.normal(address)
    guard let repository = repository(at: own) else { return nil }
    let pin = pins[address]?.revision
    let key = "\(repository) \(pin ?? "")"
    if let known = Self.known.withLock({ $0[key] }) { return known }
    let found = Self.taken(from: repository, pin, name: PackageFolders.name(of: address))
    Self.known.withLock { $0[key] = .some(found) }
    return found
  }

  /// Returns whether the cache has the package at an address, in whatever version.
  func has(_ address: String) -> Bool { repository(at: PackageAddress.normal(address)) != nil }

  /// Its folder is called by the package, with a number behind it, and its own description says where it comes from.
  private func repository(at address: String) -> String? {
    let start = PackageFolders.name(of: address).lowercased() + "-"
    for place in places {
      for name in Self.reader.names(in: place) where name.lowercased().hasPrefix(start) {
        let path = "\(place)/\(name)"
        guard let bytes = try? Self.reader.read("\(path)/config", most: 1 << 16) else { continue }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let origins = lines.compactMap { line -> String? in
          let words = line.split(separator: "=", maxSplits: 1)
          guard words.count == 2, words[0].filter({ !$0.isWhitespace }) == "url" else { return nil }
          return PackageAddress.normal(words[1].trimmingCharacters(in: .whitespaces))
        }
        if origins.contains(address) { return path }
      }
    }
    return nil
  }

  // MARK: Versions

  private static func taken(from repository: String, _ pinned: String?, name: String) -> Found? {
    guard let temporary = try? TemporaryFolder() else { return nil }
    defer { temporary.remove() }
    guard let cache = try? CacheFolder(orIn: temporary).path, !cache.hasPrefix(temporary.url.path) else {
      return nil
    }
    let tag = pinned == nil ? newestTag(of: repository, temporary) : nil
    guard let version = pinned ?? tag else { return nil }
    let folder = "\(cache)/checkouts/\(FilePath.name(of: repository))-\(version)/\(name)"
    if reader.exists("\(folder)/Package.swift") { return Found(folder: folder, guessed: tag) }
    let (archive, new) = (temporary.path("archive.tar"), temporary.path("new"))
    try? FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(
      atPath: FilePath.folder(of: folder), withIntermediateDirectories: true)
    guard
      run("git", ["--git-dir", repository, "archive", "--format=tar", "-o", archive, version], temporary),
      run("tar", ["-x", "-f", archive, "-C", new], temporary)
    else { return nil }
    // Another process may have been faster. Between two disks a folder is copied.
    if rename(new, folder) != 0 { try? FileManager.default.copyItem(atPath: new, toPath: folder) }
    return reader.exists("\(folder)/Package.swift") ? Found(folder: folder, guessed: tag) : nil
  }

  /// The highest version that is no test of one to come.
  private static func newestTag(of repository: String, _ temporary: TemporaryFolder) -> String? {
    guard run("git", ["--git-dir", repository, "tag", "--list"], temporary),
      let bytes = try? reader.read(temporary.path("output"), most: 1 << 20)
    else { return nil }
    let tags = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return tags.compactMap { tag -> (version: [Int], tag: String)? in
      let numbers = (tag.hasPrefix("v") ? tag.dropFirst() : tag[...]).split(separator: ".")
      let version = numbers.compactMap { Int($0) }
      return version.count == numbers.count && (1...4).contains(version.count) ? (version, tag) : nil
    }.max { $0.version.lexicographicallyPrecedes($1.version) }?.tag
  }

  private static func run(_ program: String, _ words: [String], _ temporary: TemporaryFolder) -> Bool {
    var process = Subprocess()
    process.timeout = patience
    process.environment = ["GIT_TERMINAL_PROMPT": "0"]
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    (process.standardOutput, process.standardError) = (
      open(temporary.path("output"), flags, 0o600), open(temporary.path("messages"), flags, 0o600)
    )
    defer {
      close(process.standardOutput)
      close(process.standardError)
    }
    return (try? process.run(program, words))?.end == .exited(0)
  }
}
