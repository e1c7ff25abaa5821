import Foundation

/// The libraries of compiled sources, kept from one run of the command to the next by all that they were made of.
///
/// An entry is a folder with its key, which is compared as a whole, and the files. It is written under another name and then
/// renamed, so it is there as a whole or not at all.
struct KeptLibraries {
  /// The maximum number of entries; the most recently used are kept.
  static let mostEntries = 64
  /// A source whose texts are longer than this is compiled each time, and so many bytes of files are kept in all.
  private static let longestKey = 32 << 20
  private static let mostBytes = 256 << 20
  private static let keyName = "key"
  private static let begun = ".begun-"
  let cache: CacheFolder
  /// The folder of the run, whose name is another one each time.
  let folder: TemporaryFolder

  /// All that a compilation depends on; `nil` for what is compiled each time.
  ///
  /// - Parameters:
  ///   - words: the compiler's arguments without the paths.
  ///   - paths: the files, of which those in the folder of the run were made of the others.
  ///   - copies: where the text of a file is, if not in the file.
  ///   - products: other files that are read, whose times count.
  ///   - more: what else it depends on.
  func key(
    _ words: [String], _ paths: [String], copies: [String: String] = [:], products: [String],
    _ more: String = ""
  ) -> String? {
    guard let toolchain = Self.toolchain else { return nil }
    let environment = ProgramSurroundings.ofTool()
    var parts = [FileManager.default.currentDirectoryPath, toolchain, more]
    parts += ProgramSurroundings.compilerVariables.map { environment[$0] ?? "" }
    for product in products {
      guard let state = Self.state(product) else { return nil }
      parts.append(state)
    }
    parts += words.map { $0.replacing(folder.url.path, with: "") }
    for path in paths {
      // A place in the folder of this run is another one in the next.
      guard
        let text = FileManager.default.contents(atPath: copies[path] ?? path).flatMap({
          String(validating: $0, as: UTF8.self)
        }),
        !text.contains(folder.url.path)
      else { return nil }
      parts += [path.replacing(folder.url.path, with: ""), text]
    }
    let key = parts.joined(separator: "\u{0}")
    return key.utf8.count <= Self.longestKey ? key : nil
  }

  /// Copies what is kept to the folder of the run.
  ///
  /// - Returns: whether all of it was there.
  func take(_ names: [String], madeOf key: String) -> Bool {
    let entry = cache.library(key)
    guard FileManager.default.contents(atPath: "\(entry)/\(Self.keyName)") == Self.note(names, in: entry, key)
    else {
      return false
    }
    for name in names {
      let path = folder.path(name)
      unlink(path)
      guard (try? FileManager.default.copyItem(atPath: "\(entry)/\(name)", toPath: path)) != nil else {
        return false
      }
    }
    // It was used now.
    utimes("\(entry)/\(Self.keyName)", nil)
    return true
  }

  /// Keeps files of the folder of the run. Where that is not possible, they are made again the next time.
  func keep(_ names: [String], madeOf key: String) {
    let entry = cache.library(key)
    let place = URL(fileURLWithPath: entry).deletingLastPathComponent().path
    let new = "\(place)/\(Self.begun)\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: new) }
    do {
      try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
      for name in names {
        try FileManager.default.copyItem(atPath: folder.path(name), toPath: "\(new)/\(name)")
      }
      try Self.note(names, in: new, key).write(to: URL(fileURLWithPath: "\(new)/\(Self.keyName)"))
    } catch { return }
    // What is there has another key, or was not whole.
    if rename(new, entry) != 0 {
      try? FileManager.default.removeItem(atPath: entry)
      _ = rename(new, entry)
    }
    trim(place)
  }

  /// The note beside an entry's files: their sizes, so that a truncated one is not used, and the key.
  private static func note(_ names: [String], in entry: String, _ key: String) -> Data {
    let sizes = names.map { name in "\(status("\(entry)/\(name)")?.st_size ?? -1) \(name)\n" }
    return Data((sizes.joined() + key).utf8)
  }

  /// Removes what was not used for the longest time.
  private func trim(_ place: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let entries = names.map { name -> (path: String, time: Int, bytes: Int) in
      let path = "\(place)/\(name)"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let bytes = files.reduce(0) { $0 + Int(Self.status("\(path)/\($1)")?.st_size ?? 0) }
      return (path, Self.status("\(path)/\(Self.keyName)").map { Int($0.st_mtim.tv_sec) } ?? 0, bytes)
    }
    var (count, bytes) = (0, 0)
    let now = Int(Date().timeIntervalSince1970)
    for entry in entries.sorted(by: { $0.time > $1.time }) {
      // Another run is writing it, unless that was ended.
      let isBegun = entry.path.contains("/\(Self.begun)")
      if isBegun, Self.status(entry.path).map({ now - Int($0.st_mtim.tv_sec) < 3600 }) ?? false { continue }
      (count, bytes) = (count + 1, bytes + entry.bytes)
      if isBegun || count > Self.mostEntries || bytes > Self.mostBytes {
        try? FileManager.default.removeItem(atPath: entry.path)
      }
    }
  }

  /// Which compiler it is; `nil` for a program that chooses among several, and is the same one after another choice.
  static var toolchain: String? {
    guard let compiler = try? Subprocess.file(of: "swiftc") else { return nil }
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    return real.lastPathComponent == "swiftly" ? nil : state(real.path).map { compiler + $0 }
  }

  /// A file's name with its number, its size and its times; another one whenever it was written.
  static func state(_ path: String) -> String? {
    status(path).map {
      "\(path) \($0.st_ino) \($0.st_size) \($0.st_mtim.tv_sec).\($0.st_mtim.tv_nsec) \($0.st_ctim.tv_sec).\($0.st_ctim.tv_nsec)"
    }
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
