import Foundation
import PlumbInspector
import PlumbLive
import PlumbSource

/// The documents of the project, where the command was built in its checkout.
struct AssistantDocuments: Sendable {
  struct Document: Sendable {
    let name: String
    let title: String
    let path: String

    var address: String { "plumb://documentation/\(name)" }

    var json: JSON {
      .object([
        ("uri", .string(address)), ("name", .string(name)), ("title", .string(title)),
        ("mimeType", .string("text/markdown")),
      ])
    }
  }

  let all: [Document]

  init(executable: URL = CompiledSource.executable) {
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Documentation/Commands.md").path)
    {
      folder.deleteLastPathComponent()
    }
    let place = folder.appendingPathComponent("Documentation").path
    let names = folder.path == "/" ? [] : (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    all = names.filter { $0.hasSuffix(".md") }.sorted().map { name in
      let path = "\(place)/\(name)"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let title = text.split(separator: "\n").first { $0.hasPrefix("# ") }?.dropFirst(2)
      return Document(name: name, title: title.map(String.init) ?? name, path: path)
    }
  }

  /// The text of the document that the parameters name.
  func read(_ parameters: JSON, in revision: ProtocolRevision) throws(RPCProblem) -> JSON {
    guard let address = parameters["uri"]?.string else {
      throw RPCProblem(.wrongParameters, "resources/read needs a \"uri\".")
    }
    guard let document = all.first(where: { $0.address == address }),
      let text = try? String(contentsOfFile: document.path, encoding: .utf8)
    else { throw RPCProblem(revision.codeOfMissingResource, "There is no resource \(address.prefix(200)).") }
    return .object([
      (
        "contents",
        .array([
          .object([
            ("uri", .string(address)), ("mimeType", .string("text/markdown")), ("text", .string(text)),
          ])
        ])
      )
    ])
  }
}
