import Foundation

/// The build of a macro program, by Swift's package manager in a folder of the cache.
///
/// swift-syntax takes minutes, so the folder is that of its version: the next program is built beside what is there. Programs are
/// kept by their texts.
struct MacroBuilding {
  struct Problem: Error {
    let sentence: String
  }

  private let plugin: MacroPlugin
  private let compiler: Compiler

  /// In seconds: longer than swift-syntax takes on a slow machine.
  private static let longest = 1800.0
  private static let mostFiles = 5000
  /// The maximum bytes of a file of swift-syntax: its largest has 1.2 million.
  private static let mostBytes = 8 << 20

  init(_ plugin: MacroPlugin, _ compiler: Compiler) { (self.plugin, self.compiler) = (plugin, compiler) }

  /// Returns the path of the program, which is built if it is not there.
  ///
  /// - Parameter folder: takes it where no cache does.
  func program(within folder: TemporaryFolder) throws -> Result<String, Problem> {
    guard let sources = plugin.sources else { return failure("one of their files cannot be read") }
    guard let toolchain = KeptLibraries.toolchain, let syntax = syntaxFiles() else {
      return failure("swift-syntax in \(plugin.syntaxFolder) cannot be read")
    }
    let version = ([toolchain] + syntax.map(\.state)).joined(separator: "\0")
    let place = "\(compiler.cache.macros)/\(CacheFolder.name(of: version))"
    let key = ([plugin.manifest] + sources.flatMap { [$0.path, $0.text] }).joined(separator: "\0")
    let kept = "\(place)/programs/\(CacheFolder.name(of: key))"
    let program = "\(kept)/\(plugin.name)"
    func isKept() -> Bool { FileManager.default.contents(atPath: "\(kept)/key") == Data(key.utf8) }
    if isKept() { return .success(program) }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let lock = try FileLock("\(place)/lock", seconds: Self.longest)
    defer { lock.release() }
    // Another run may have been faster.
    if isKept() { return .success(program) }
    try copy(syntax, to: "\(place)/swift-syntax")
    try write(sources, to: "\(place)/package")
    compiler.tell(
      "Building the macros of \(plugin.name). The first ones that need swift-syntax take some minutes.\n")
    if let reason = try build(in: "\(place)/package", printingTo: folder.path("messages")) {
      return failure(reason)
    }
    let files = FileManager.default
    try? files.removeItem(atPath: kept)
    try files.createDirectory(atPath: kept, withIntermediateDirectories: true)
    try files.moveItem(atPath: "\(place)/package/.build/debug/\(plugin.name)", toPath: program)
    try Data(key.utf8).write(to: URL(fileURLWithPath: "\(kept)/key"))
    return .success(program)
  }

  private func failure(_ reason: String) -> Result<String, Problem> {
    .failure(
      Problem(
        sentence: "The macros of \(plugin.name) are not there: \(reason). What uses them does not compile."))
  }

  /// The files of swift-syntax, below its folder, each with its size; `nil` if there are too many or none.
  private func syntaxFiles() -> [(path: String, state: String)]? {
    var found: [(path: String, state: String)] = []
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(plugin.syntaxFolder)/Sources")) ?? []
    for name in ["Package.swift"] + names.sorted().map({ "Sources/\($0)" }) {
      let path = "\(plugin.syntaxFolder)/\(name)"
      var status = stat()
      guard plugin.given.holds(path), stat(path, &status) == 0 else { return nil }
      guard status.st_mode & S_IFMT == S_IFREG else { continue }
      guard found.count < Self.mostFiles, status.st_size < Self.mostBytes else { return nil }
      found.append((name, "\(name) \(status.st_size)"))
    }
    return found.count > 1 ? found : nil
  }

  /// Copies swift-syntax, so that checkouts of one version share what is built of it.
  private func copy(_ syntax: [(path: String, state: String)], to place: String) throws {
    let (files, mark) = (FileManager.default, "\(place)/copied")
    guard !files.fileExists(atPath: mark) else { return }
    try? files.removeItem(atPath: place)
    for file in syntax {
      let target = URL(fileURLWithPath: "\(place)/\(file.path)")
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PlainFile.read("\(plugin.syntaxFolder)/\(file.path)", most: Self.mostBytes, within: plugin.given)
        .write(to: target)
    }
    _ = files.createFile(atPath: mark, contents: Data())
  }

  private func write(_ sources: [(path: String, text: String)], to place: String) throws {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: place)) ?? [] where name != ".build" {
      try files.removeItem(atPath: "\(place)/\(name)")
    }
    for (path, text) in sources + [("Package.swift", plugin.manifest)] {
      let target = URL(fileURLWithPath: "\(place)/\(path)")
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: target)
    }
  }

  /// - Returns: why it cannot be built.
  private func build(in place: String, printingTo messages: String) throws -> String? {
    let part = ["--product", plugin.name, "-Xswiftc", "-gnone", "-Xlinker", "-s"]
    let failure = try compiler.buildPackage(in: place, part, longest: Self.longest, printingTo: messages)
    return switch failure {
    case nil: nil
    case .late: "they are not built within \(Int(Self.longest)) seconds"
    case .failed(let line): "they do not compile (\(line))"
    }
  }
}
