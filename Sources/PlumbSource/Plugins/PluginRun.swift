import Foundation

/// A run of build plug-ins, by Swift's package manager in a folder of the cache.
///
/// The package manager plans a build of the target, for which it compiles and runs the plug-ins and the tools that they name. The target
/// itself does not have to compile: what is made for it is made before.
struct PluginRun {
  struct Problem: Error {
    let sentence: String
  }

  private let plugins: BuildPlugins
  private let compiler: Compiler

  /// In seconds.
  private static let longest = 600.0
  private static let mostFiles = 5000

  init(_ plugins: BuildPlugins, _ compiler: Compiler) { (self.plugins, self.compiler) = (plugins, compiler) }

  func sentence(_ reason: String) -> String {
    "The build plug-ins of \(plugins.target) made no files: \(reason). What needs these files does not compile."
  }

  /// Returns the Swift files that the plug-ins make.
  ///
  /// - Parameter messages: takes the package manager's messages.
  func outputs(of inputs: PluginInputs, messages: String) throws -> Result<[String], Problem> {
    let (files, key) = (FileManager.default, inputs.key)
    let place = "\(compiler.cache.plugins)/\(CacheFolder.name(of: key))"
    let (package, kept) = ("\(place)/package", "\(place)/outputs")
    func found() throws -> [String]? {
      files.contents(atPath: "\(place)/key") == Data(key.utf8) ? try swiftFiles(in: kept) : nil
    }
    if let found = try found() { return .success(found) }
    try files.createDirectory(atPath: place, withIntermediateDirectories: true)
    let lock = try FileLock("\(place)/lock", seconds: Self.longest)
    defer { lock.release() }
    // Another run may have been faster.
    if let found = try found() { return .success(found) }
    try? files.removeItem(atPath: package)
    for (path, data) in inputs.files {
      let target = URL(fileURLWithPath: "\(package)/\(path)")
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: target)
    }
    compiler.tell("Running the build plug-ins of \(plugins.target).\n")
    let reason = try build(in: package, printingTo: messages)
    let made = "\(package)/.build/plugins/outputs"
    guard try swiftFiles(in: made) != nil else {
      return .failure(Problem(sentence: sentence(reason ?? "they make no Swift files")))
    }
    try? files.removeItem(atPath: kept)
    try files.moveItem(atPath: made, toPath: kept)
    try? files.removeItem(atPath: package)
    try Data(key.utf8).write(to: URL(fileURLWithPath: "\(place)/key"))
    return .success(try swiftFiles(in: kept) ?? [])
  }

  /// The Swift files below a folder; `nil` without one.
  private func swiftFiles(in folder: String) throws -> [String]? {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { return nil }
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().prefix(Self.mostFiles)
    return files.isEmpty ? nil : files.map { "\(folder)/\($0)" }
  }

  /// - Returns: the first error; `nil` if there is none. An error of the target itself comes after its plug-ins.
  private func build(in place: String, printingTo messages: String) throws -> String? {
    let part = ["--target", plugins.target, "--disable-automatic-resolution"]
    let failure = try compiler.buildPackage(in: place, part, longest: Self.longest, printingTo: messages)
    return switch failure {
    case nil: nil
    case .late: "they do not end within \(Int(Self.longest)) seconds"
    case .failed(let line): line
    }
  }
}
