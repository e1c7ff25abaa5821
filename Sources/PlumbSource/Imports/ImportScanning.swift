import Foundation

/// Telling all modules that are missing at once: a compilation ends at the first one.
extension Compiler {
  /// Names all missing modules in the messages of a compilation that found one, with what helps.
  ///
  /// - Parameters:
  ///   - file: has the messages.
  ///   - words: those of the compilation.
  func tellMissingModules(in file: String, _ words: [String], _ files: CompilerFiles) throws {
    guard let messages = try? String(contentsOfFile: file, encoding: .utf8) else { return }
    let first = MissingModules(messages: messages)
    guard !first.all.isEmpty else { return }
    let scan = roundMessages
    defer { unlink(scan) }
    _ = try run(
      "swiftc", ["-scan-dependencies", "-o", "/dev/null"] + Self.withoutOutputs(words), printingTo: scan,
      in: files.place.path)
    let found = MissingModules(
      scan: (try? String(contentsOfFile: scan, encoding: .utf8)) ?? "", files: files.named
    ) { try? String(contentsOfFile: $0, encoding: .utf8) }
    let missing = found.all.isEmpty ? first : found
    let text = missing.told(in: messages) { advice(about: $0, files.advice) }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// The compiler's words that do not say what is made: a scan makes nothing.
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
