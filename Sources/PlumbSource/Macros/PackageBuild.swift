import Foundation

extension Compiler {
  /// Builds a part of a package in a folder of the cache, by Swift's package manager.
  ///
  /// - Parameters:
  ///   - place: the folder of the package. The build is below it.
  ///   - part: the arguments that name the part, and those that change its build.
  ///   - longest: the seconds that it may take.
  ///   - messages: the file that takes the package manager's messages.
  /// - Returns: why it failed; `nil` if it is built.
  func buildPackage(
    in place: String, _ part: [String], longest: Double, printingTo messages: String
  ) throws -> PackageBuildFailure? {
    var process = Subprocess()
    (process.timeout, process.memory) = (longest, Self.memory)
    let file = open(messages, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(file) }
    (process.standardOutput, process.standardError, process.mostOutput) = (file, file, Self.mostMessages)
    let words =
      ["build", "--package-path", place, "--scratch-path", "\(place)/.build", "--disable-index-store"] + part
    var call = (program: "swift", arguments: words)
    if Sandbox.isWanted {
      // The sources are what somebody else wrote, and the compiler reads them.
      try FileManager.default.createDirectory(atPath: "\(place)/.build", withIntermediateDirectories: true)
      let wall = CompilerWall(readable: [FilePath.folder(of: place)], writable: ["\(place)/.build"])
      call = try wall.words("swift", words, by: command, in: "/")
      process.onlyEnvironment = Sandbox.environment()
    }
    let outcome = try process.run(call.program, call.arguments)
    if outcome.end == .exited(0) { return nil }
    if outcome.end == .timedOut { return .late }
    let lines = ((try? String(contentsOfFile: messages, encoding: .utf8)) ?? "").split(separator: "\n")
    let line = lines.first { $0.contains("error: ") } ?? lines.last ?? "the package manager says nothing"
    return .failed(String(line.replacing(place + "/", with: "")))
  }
}

/// The reason why a part of a package is not built.
enum PackageBuildFailure {
  /// It took too long.
  case late
  /// The first error, or else the last line, of the package manager.
  case failed(String)
}
