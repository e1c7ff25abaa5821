import Foundation

/// The compilation of companions: as the package manager compiles the targets beside them, so that they see what the package
/// keeps to itself.
extension Compiler {
  /// The condition under which a folder of companions is its own module.
  private static let condition = "PLUMB_MODULE"
  /// The modules of ours that companions import.
  private static let imported = [
    "Combine", "PlumbControls", "PlumbDrawing", "PlumbExchange", "PlumbExport", "PlumbGraph", "PlumbLayout",
    "PlumbText", "PlumbUIKit", "PlumbViews", "SwiftUI",
  ]

  /// Makes the companions that a source and the modules of its project import.
  func makeCompanions(of source: Source) throws -> [CompanionModules.Made] {
    guard platform != .linux else { return [] }
    // The compiler reports what is wrong with a file that is no text.
    let texts =
      source.swiftFiles.compactMap(source.text)
      + source.modules.flatMap { module in module.swiftFiles.compactMap(module.text) }
    var names = texts.reduce(into: Set(platform.broughtAlong(with: texts))) { names, text in
      names.formUnion(ImportedNames(in: text).names)
    }
    let models = [source.dataModels] + source.modules.map(\.dataModels)
    if models.contains(where: { !$0.folders.isEmpty }) { names.insert("CoreData") }
    // A project may have modules of these names.
    names.subtract(source.modules.map(\.name) + source.cModules.map(\.name) + [source.moduleName])
    return try companions.make(withInterfaces(names), with: self)
  }

  /// Modules, and all that comes along with those of them that are interfaces, as QuartzCore with UIKit.
  private func withInterfaces(_ names: Set<String>) -> Set<String> {
    var (all, new) = (names, names)
    while !new.isEmpty {
      let files = interfaces(for: platform).flatMap { folder in new.map { "\(folder)/\($0).swiftinterface" } }
      let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      new = Set(texts.flatMap { ImportedNames(in: $0).names }).subtracting(all)
      all.formUnion(new)
    }
    return all
  }

  /// All that a companion is made of: the compiler, our modules, its files and the companions that it needs.
  ///
  /// - Parameter needs: the files with the keys of those.
  func companionKey(of files: [String], needs: [String]) -> String {
    let modules = Self.imported.map { "\(self.modules)/\($0).swiftmodule" }
    return ([KeptLibraries.toolchain] + (modules + files + needs).map(KeptLibraries.state)).map { $0 ?? "" }
      .joined(separator: "\n")
  }

  /// Compiles a companion into a folder.
  func compileCompanion(_ name: String, _ files: [String], needs: [String], into folder: String) throws {
    let progress = ProgressNotice("Compiling \(name), which is kept …")
    defer { progress.stop() }
    let messages = roundMessages
    defer { unlink(messages) }
    // Outside of a wall, because nothing of a source is in it.
    var words = flags(module: name, on: .linux, isOurs: true)
    words += ["-swift-version", "6", "-package-name", Checkout.packageName, "-D", Self.condition]
    words += ["-suppress-warnings", "-use-ld=lld", "-I", companions.folder]
    for need in needs { words += ["-Xfrontend", "-import-module", "-Xfrontend", need] }
    words += ["-emit-library", "-o", "\(folder)/\(name).so", "-avoid-emit-module-source-info"]
    words += ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
    let made = try run(words + files, messages: messages, isOurs: true)
    guard made.isDone else {
      throw Problem.companion(name, messages: (try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")
    }
  }
}
