import Foundation

/// The parts of a module as files in a folder, with what was made of each the last time: only what an edit reached is made again.
struct KeptParts {
  let folder: TemporaryFolder
  private var written: [String: String] = [:]
  private var writes = 0
  /// The object that was made of each part, and the uses of names without effect in it, with the lines of the part.
  private var made: [String: (object: FileState, uses: [UseWithoutEffect])] = [:]

  init(in folder: TemporaryFolder) { self.folder = folder }

  /// Writes the parts that are new, so that the others are as old as what was made of them.
  ///
  /// - Parameter wasWritten: is called with the path of each part that is new.
  /// - Returns: the paths of all.
  mutating func write(_ parts: SourceParts, wasWritten: (String) -> Void = { _ in }) throws -> [String] {
    for part in parts.parts where written[part.name] != part.text {
      written[part.name] = nil
      let path = folder.path(part.name)
      wasWritten(path)
      try part.text.write(toFile: path, atomically: true, encoding: .utf8)
      // The driver compares times of files in whole seconds, and people save more often.
      writes += 1
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9 + 2 * Double(writes))],
        ofItemAtPath: path)
      written[part.name] = part.text
    }
    let names = Set(parts.parts.map(\.name))
    for name in written.keys where !names.contains(name) {
      for file in [name, "\(name).o", "\(name).swiftdeps"] {
        try? FileManager.default.removeItem(atPath: folder.path(file))
      }
      (written[name], made[name]) = (nil, nil)
    }
    return parts.parts.map { folder.path($0.name) }
  }

  /// Keeps the uses of names without effect that a compilation reported. It reports those in the parts that it compiled;
  /// those in the others are as they were.
  mutating func keep(_ uses: [UseWithoutEffect], in parts: SourceParts) {
    let found = Dictionary(grouping: uses.compactMap { own($0, in: parts) }, by: \.part)
    for part in parts.parts {
      let object = FileState(path: folder.path("\(part.name).o"))
      guard object != made[part.name]?.object else { continue }
      made[part.name] = (object, found[part.name]?.map(\.use) ?? [])
    }
  }

  /// The uses in the parts, in the file that they are parts of.
  func uses(in parts: SourceParts) -> [UseWithoutEffect] {
    parts.parts.flatMap { part in
      (made[part.name]?.uses ?? []).map { use in
        UseWithoutEffect(
          file: part.file, line: use.line + part.line - part.ownLine, sentence: use.sentence)
      }
    }
  }

  /// A use with the lines of its part. The compiler may report the place in the part, or that in the whole file.
  private func own(_ use: UseWithoutEffect, in parts: SourceParts) -> (part: String, use: UseWithoutEffect)? {
    if let part = parts.parts.first(where: { folder.path($0.name) == use.file }) { return (part.name, use) }
    guard let part = parts.parts.last(where: { $0.path == use.file && $0.line <= use.line }) else {
      return nil
    }
    var use = use
    use.line += part.ownLine - part.line
    return (part.name, use)
  }

  /// The driver looks at files, and not at what they import: when that is another, everything is made anew.
  func forget() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    where name.hasSuffix(".o") || name.hasSuffix(".swiftdeps") || name.hasSuffix(".priors") {
      try? FileManager.default.removeItem(atPath: folder.path(name))
    }
  }

  /// Writes down where the driver puts what it makes of each file.
  ///
  /// - Returns: the path of that map.
  func map(of files: [String]) throws -> String {
    var outputs = ["": ["swift-dependencies": folder.path("module.swiftdeps")]]
    for file in files {
      outputs[file] = ["object": "\(file).o", "swift-dependencies": "\(file).swiftdeps"]
    }
    let map = folder.path("map.json")
    try JSONEncoder().encode(outputs).write(to: URL(fileURLWithPath: map))
    return map
  }
}
