import Foundation

/// Reports all missing modules at once: a compilation ends at the first one.
extension Compiler {
  /// Names all missing modules in the messages of a compilation that found one, with what helps.
  ///
  /// - Parameters:
  ///   - file: has the messages.
  ///   - words: those of the compilation.
  func reportMissingModules(in file: String, _ words: [String], _ files: CompilerFiles) throws {
    guard let messages = try? String(contentsOfFile: file, encoding: .utf8) else { return }
    let first = MissingModules(messages: messages)
    guard !first.all.isEmpty else { return }
    let found = try scan(Self.withoutOutputs(words), files)
    let missing = found.all.isEmpty ? first : found
    let text = missing.reported(in: messages) { advice(about: $0, files.advice) }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// Names the modules that are missing in what was not compiled, because a module of the project before it does not compile.
  ///
  /// - Parameters:
  ///   - failed: the name of that module.
  ///   - messages: the file that takes the names, instead of standard error.
  func reportMissingModules(of source: Source, behind failed: String, messages: String?) throws {
    let names = Set(source.modules.map(\.name) + source.cModules.map(\.name) + [source.moduleName])
    // A scan takes half a second, and most modules import only what is there.
    let known = names.union(moduleNames).union(VisibleFiles.toolchainModules)
    let rest = source.modules.drop { $0.name != failed }.dropFirst().map {
      (name: $0.name, settings: $0.settings, files: $0.swiftFiles, given: $0.given)
    }
    let own = (
      name: source.moduleName, settings: source.settings, files: source.swiftFiles, given: source.given
    )
    for part in rest + [own] {
      let texts = part.files.compactMap { Source.text($0, within: part.given) }
      guard texts.contains(where: { !ImportedNames(in: $0).names.isSubset(of: known) }) else { continue }
      let place = try TemporaryFolder(in: folder, named: "scan-\(part.name)")
      let files = try CompilerFiles(part.files, in: place, on: platform, within: part.given)
      let words = flags(module: part.name, part.settings) + files.words + files.paths
      let missing = try scan(words, files).without(names)
      guard !missing.all.isEmpty else { continue }
      let text = files.overlay.restoring(missing.reported(in: "") { advice(about: $0, source.moduleAdvice) })
      guard let messages else {
        _ = ShownText.write(text, to: 2)
        continue
      }
      let before = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
      try (before + text).write(toFile: messages, atomically: true, encoding: .utf8)
    }
  }

  private func scan(_ words: [String], _ files: CompilerFiles) throws -> MissingModules {
    let messages = roundMessages
    defer { unlink(messages) }
    _ = try run(
      "swiftc", ["-scan-dependencies", "-o", "/dev/null"] + words, printingTo: messages, in: files.place.path,
      behind: wall(around: files))
    return MissingModules(
      scan: (try? String(contentsOfFile: messages, encoding: .utf8)) ?? "", files: files.named
    ) { try? String(contentsOfFile: files.copies?.copies[$0] ?? $0, encoding: .utf8) }
  }

  /// The compiler's arguments that do not say what is made: a scan makes nothing.
  private static func withoutOutputs(_ words: [String]) -> [String] {
    let alone: Set = [
      "-emit-library", "-emit-module", "-typecheck", "-no-emit-module-separately-wmo",
      "-avoid-emit-module-source-info",
    ]
    let withPath: Set = ["-o", "-emit-module-path"]
    var (kept, isPath): ([String], Bool) = ([], false)
    for word in words {
      if !isPath, !alone.contains(word), !withPath.contains(word) { kept.append(word) }
      isPath = !isPath && withPath.contains(word)
    }
    return kept
  }

  /// Says what helps where a module is missing.
  private func advice(about name: String, _ known: ModuleAdvice) -> String {
    if let sentence = known.sentence(name) { return sentence }
    let others = SourcePlatform.allCases.filter { $0 != platform && hasModule(name, on: $0) }
    if let other = others.first { return "--platform \(other.rawValue) has it." }
    if ["UIKit", "AppKit", "Cocoa"].contains(name) {
      return "this Plumb was built without its folder Packages/UIKit. Build it with that folder."
    }
    let condition = "put the import, and what needs it, between #if canImport(\(name)) and #endif."
    if AppleModules.names.contains(name) { return "it is Apple's, and Plumb does not have it: \(condition)" }
    if let near = nearestWord(to: name, among: moduleNames) { return "did you mean \(near)?" }
    return known.isOfProject
      ? "no target and no package of the project has it. Name what has it among the dependencies of the target, or \(condition)"
      : "a package may bring it. Name the project or the package that needs it in place of the files, or \(condition)"
  }

  private func hasModule(_ name: String, on platform: SourcePlatform) -> Bool {
    platform != .linux && CompanionModules.names.contains(name)
      || interfaces(for: platform).contains { access("\($0)/\(name).swiftinterface", F_OK) == 0 }
  }

  /// The modules that every source may import.
  private var moduleNames: [String] {
    let texts = interfaces(for: platform).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
        $0.hasSuffix(".swiftinterface")
      }.map { String($0.dropLast(".swiftinterface".count)) }
    }
    let companions =
      platform == .linux ? [] : CompanionModules.names.filter { $0 != CompanionModules.reporting }
    return (["SwiftUI", "Foundation", "Combine", "Observation"] + texts + companions).sorted()
  }
}
