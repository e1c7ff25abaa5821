import Foundation
import PlumbSource
import Synchronization

/// The repositories in the cache of Swift's package manager, fetched for other builds on this machine. One version of
/// each is checked out into a folder of ours. Nothing is fetched.
struct PackageRepositories: Sendable {
  /// The version of a package that a project wants, by its address.
  private let pins: [String: String]
  private let places: [String]

  /// In seconds: a large package takes two.
  private static let patience = 60.0
  private static let mostPinBytes = 4 << 20
  /// A preview asks again and again. By the repository and the wanted version.
  private static let known = Mutex<[String: Found?]>([:])

  struct Found: Equatable, Sendable {
    var folder: String
    /// The version that is used where no file names one.
    var guessed: String?
  }

  /// The package manager's cache is no part of a project, and is read as a whole or, where folders were given, not at all.
  private static var reader: ProjectReader { .everything }

  /// - Parameter pinFiles: those called `Package.resolved`, as far as they are there.
  init(
    pinFiles: [String], by reader: ProjectReader,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    var pins: [String: String] = [:]
    for file in pinFiles where reader.given.holds(file) {
      pins.merge(Self.pins(in: file, by: reader)) { first, _ in first }
    }
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
    let own = Self.normal(address)
    guard let repository = repository(at: own) else { return nil }
    let key = "\(repository) \(pins[own] ?? "")"
    if let known = Self.known.withLock({ $0[key] }) { return known }
    let found = Self.taken(from: repository, pins[own], name: PackageFolders.name(of: address))
    Self.known.withLock { $0[key] = .some(found) }
    return found
  }

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
          return Self.normal(words[1].trimmingCharacters(in: .whitespaces))
        }
        if origins.contains(address) { return path }
      }
    }
    return nil
  }

  /// `https://Example.com/a/Charts.git` and `https://example.com/a/charts` are one place.
  private static func normal(_ address: String) -> String {
    var address = address.lowercased()
    while address.hasSuffix("/") { address.removeLast() }
    return address.hasSuffix(".git") ? String(address.dropLast(4)) : address
  }

  private static func pins(in file: String, by reader: ProjectReader) -> [String: String] {
    guard let bytes = try? reader.read(file, most: mostPinBytes),
      let top = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    else { return [:] }
    // Older files have the list one level deeper, and call the address otherwise.
    let list = top["pins"] ?? (top["object"] as? [String: Any])?["pins"]
    var pins: [String: String] = [:]
    for pin in list as? [[String: Any]] ?? [] {
      guard let address = pin["location"] as? String ?? pin["repositoryURL"] as? String,
        let revision = (pin["state"] as? [String: Any])?["revision"] as? String, isRevision(revision)
      else { continue }
      pins[normal(address)] = revision
    }
    return pins
  }

  /// Returns whether the word can be a revision: an argument of a command must not be one of its options.
  private static func isRevision(_ word: String) -> Bool {
    (7...64).contains(word.count) && word.allSatisfy { $0.isASCII && $0.isHexDigit }
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
