import Foundation
import PlumbInspector
import PlumbLive
import PlumbSource

/// The folder that is opened in an editor, and the file there by which SourceKit-LSP finds us.
struct EditorPlace {
  /// The way in which the language server starts the command.
  struct Connection {
    let text: String

    /// - Throws: ``Failure`` when the toolchain has no language server.
    init(_ words: SourceWords) throws {
      let swift = URL(fileURLWithPath: try Subprocess.file(of: "swiftc"))
      let beside = swift.resolvingSymlinksInPath().deletingLastPathComponent()
      let server = beside.appendingPathComponent("sourcekit-lsp").path
      guard (try? Subprocess.file(of: "sourcekit-lsp")) != nil || access(server, X_OK) == 0 else {
        throw Failure(
          .notWritten,
          "There is no sourcekit-lsp on the PATH, nor in \(beside.path). It is part of the toolchains of swift.org: install one, or put its folder on the PATH."
        )
      }
      // An editor that was started from a desktop has another PATH than a terminal.
      let path = "\(swift.deletingLastPathComponent().path):/usr/bin:/bin"
      var arguments = ["/usr/bin/env", "PATH=\(path)", CompiledSource.executable.path, "editor", "--serve"]
      if let packages = words.packages { arguments += ["--packages", packages] }
      arguments += ["--platform", words.platform.rawValue, "--", words.path]
      text =
        JSON.object([
          ("name", .string(EditorPlace.name)), ("version", .string(Plumb.version)),
          ("bspVersion", .string("2.2.0")), ("languages", .array([.string("swift")])),
          ("argv", .array(arguments.map(JSON.string))),
        ]).text + "\n"
    }
  }

  private static let name = "Plumb"
  /// Such a file has a few lines.
  private static let mostBytes = 1 << 20

  let folder: String
  var file: String { "\(folder)/buildServer.json" }

  /// - Parameter path: the source's, absolute.
  init(of path: String) {
    var isFolder: ObjCBool = false
    let url = URL(fileURLWithPath: path)
    let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    folder = isFolder.boolValue && !isProject ? path : url.deletingLastPathComponent().path
  }

  private struct Written: Decodable {
    var name: String
    var argv: [String]
  }

  /// Whether the file is of this command; `nil` where there is none. A link is nobody's: it can lead to any file of a person's.
  private var isOwn: Bool? {
    var status = stat()
    guard lstat(file, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return false }
    let data = (try? PlainFile.read(file, most: Self.mostBytes, within: .everything)) ?? Data()
    return Self.isOwn(data)
  }

  private static func isOwn(_ data: Data) -> Bool {
    guard let written = try? JSONDecoder().decode(Written.self, from: data) else { return false }
    return written.name == name && written.argv.contains("--serve")
  }

  private var isLink: Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil }

  func write(_ connection: Connection) throws(Failure) {
    guard isOwn ?? true else {
      throw Failure(
        .wrongWords,
        "\(file) is \(isLink ? "a link" : "of another build server"), and is not overwritten. Move it away to use Plumb in its place."
      )
    }
    let output = try OutputFile.named(file)
    // First: nobody shall see the file in git's list of changes.
    try GitExclusion(of: file)?.add()
    let condition = OutputFile.Condition(within: .everything, most: Self.mostBytes, isMet: Self.isOwn)
    try output.save(Data(connection.text.utf8), if: condition)
  }

  func remove() throws(Failure) {
    guard isOwn ?? false else {
      say("\(folder) has nothing of plumb editor.")
      return
    }
    guard unlink(file) == 0 else {
      throw Failure(.notWritten, "\(file) can not be removed: \(systemWords(errno)).")
    }
    try GitExclusion(of: file)?.remove()
  }
}
