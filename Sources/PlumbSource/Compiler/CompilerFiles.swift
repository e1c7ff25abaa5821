import Foundation
import PlumbMacroExpansion

/// The Swift files of a module as the compiler takes them: no two may have the same name.
struct CompilerFiles {
  private(set) var paths: [String] = []
  private(set) var overlay = FileOverlay()
  /// The compiler's arguments beside the paths.
  private(set) var words: [String] = []
  /// The place where the compiler finds them by these paths.
  let place: CompilerPlace
  private var parts: [SourceParts.Part] = []
  /// The files by the names that the compiler's messages have.
  let named: [String]
  /// The advice where a module is missing.
  var advice = ModuleAdvice()
  /// The copies that are compiled, behind a wall.
  private(set) var copies: CompilerCopies?

  /// - Parameters:
  ///   - folder: takes copies of files whose names are taken; what is reported about them names the user's own. It takes the
  ///     texts of files that are others on the platform, too.
  ///   - platform: says which conditions hold in them.
  ///   - given: the folders in which the files are, behind a wall.
  ///   - generated: files of ours that are compiled with them.
  ///   - omissions: the texts of files of which parts are left out.
  ///   - limitsExpressions: whether the compiler gives large expressions up early.
  init(
    _ files: [String], in folder: TemporaryFolder, on platform: SourcePlatform, within given: GivenFolders,
    generated: [String] = [], omissions: [FileName: String] = [:], limitsExpressions: Bool = false
  ) throws {
    var copies = Sandbox.isWanted ? CompilerCopies(in: folder, within: given) : nil
    place = try CompilerPlace(for: files, in: folder, &copies)
    for file in files where file.hasPrefix("/") { try copies?.add(file) }
    self.copies = copies
    let files = files + generated
    named = files
    var names = DistinctNames()
    let read = files.map { path -> (own: String, text: String)? in
      FileManager.default.contents(atPath: copies?.copies[path] ?? path)
        .flatMap { String(validating: $0, as: UTF8.self) }
        .map { (own: $0, text: omissions[FileName(path)] ?? $0) }
    }
    let texts = read.compactMap { $0?.text }
    let changed = ModuleWords(in: texts, on: platform)
    for (path, known) in zip(files, read) {
      let lastPart = URL(fileURLWithPath: path).lastPathComponent
      let name = names.next(for: path)
      // The compiler reports what is wrong with a file that is no text.
      guard let (own, text) = known else {
        paths.append(path)
        continue
      }
      let compiled = PlatformText(own, leaving: text, on: platform, changed)
      guard name != lastPart else {
        paths.append(path)
        if let compiled { try overlay.add(path, seenFrom: place, compiled, in: folder) }
        continue
      }
      let copy = folder.path(name)
      let head = "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n"
      try (head + (compiled?.text ?? text)).write(toFile: copy, atomically: true, encoding: .utf8)
      paths.append(copy)
      parts.append(SourceParts.Part(name: name, file: lastPart, text: "", line: 1, ownLine: 2))
    }
    if !changed.overrides.text.isEmpty {
      let text = PlatformText.compiled(changed.overrides.text, on: platform)
      paths.append(try folder.generate(text, as: names.next(for: ExtensionOverrides.file)))
    }
    words = try overlay.words(in: folder) + platform.imports(for: texts)
    // The usual limit is a million. A body of a screen takes some hundreds.
    if limitsExpressions { words += ["-Xfrontend", "-solver-scope-threshold=20000"] }
  }

  var places: PartPlaces { PartPlaces(parts) }
}

/// Names of files, each one once: the second `Row.swift` is `Row-2.swift`.
struct DistinctNames {
  private var taken: Set<String> = []

  mutating func next(for path: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    var (candidate, number) = (name, 1)
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(stem)-\(number).swift"
    }
    return candidate
  }
}
