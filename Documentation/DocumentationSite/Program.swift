import Foundation

/// What stops the site from being written, in a sentence that says the way out.
struct SiteProblem: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A program of the toolchain that is run to its end.
struct Program {
  let name: String
  /// Beside what it reads, so that messages name short paths.
  var folder: URL?
  /// Variables beside those of our own environment.
  var environment: [String: String] = [:]

  /// What it printed on both outputs.
  ///
  /// - Throws: ``SiteProblem`` with what it printed, when it can not be started or does not end with 0.
  @discardableResult func run(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SiteProblem("\(name) ended with \(process.terminationStatus):\n\(text)")
    }
    return text
  }

  /// The program's file; `nil` when it is in no folder of `PATH`.
  var file: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?.resolvingSymlinksInPath()
  }
}
