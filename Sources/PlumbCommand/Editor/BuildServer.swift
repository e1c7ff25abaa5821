import Foundation
import PlumbInspector
import PlumbLive
import PlumbSource

/// Answers SourceKit-LSP by the Build Server Protocol: which files there are, and with which arguments each is compiled.
final class BuildServer: Sendable {
  private let output: ProtocolOutput
  private let sources: EditorSources

  private init(_ output: ProtocolOutput, _ sources: EditorSources) {
    (self.output, self.sources) = (output, sources)
  }

  /// Serves until the input ends.
  static func run(_ words: SourceWords) throws {
    let output = try ProtocolOutput(isFramed: true)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let server = BuildServer(output, try EditorSources(words, in: folder))
    var messages = FramedMessages(descriptor: 0)
    while let data = messages.next() {
      guard let value = try? RPCMessage.read(data), let message = try? RPCMessage(value) else { continue }
      switch message {
      case .request(let request): server.output.send(server.answer(to: request))
      case .notification("build/exit", _): return
      case .notification(let method, _): server.take(method)
      case .response: break
      }
    }
  }

  private func take(_ method: String) {
    switch method {
    case "build/initialized":
      // The editor need not report changes on disk.
      Thread.detachNewThread { [self] in
        var watch = sources.words.editedWatch
        watch.waitForChange()
        while true {
          watch.waitForChange()
          renew()
        }
      }
    case "workspace/didChangeWatchedFiles": renew()
    default: break
    }
  }

  private func renew() {
    guard sources.renew() else { return }
    output.send(
      .object([
        ("jsonrpc", .string("2.0")), ("method", .string("buildTarget/didChange")),
        ("params", .object([("changes", .null)])),
      ]))
  }

  private func answer(to request: RPCRequest) -> JSON {
    do throws(RPCProblem) {
      return .object([
        ("jsonrpc", .string("2.0")), ("id", request.id), ("result", try result(of: request)),
      ])
    } catch { return error.answer(to: request.id) }
  }

  private func result(of request: RPCRequest) throws(RPCProblem) -> JSON {
    switch request.method {
    case "build/initialize": Self.abilities
    case "workspace/buildTargets": .object([("targets", .array(sources.all.map(\.target)))])
    case "buildTarget/sources":
      .object([("items", .array(sources.all.filter { $0.isNamed(in: request.parameters) }.map(\.files)))])
    case "textDocument/sourceKitOptions": try options(request.parameters)
    case "build/shutdown", "workspace/waitForBuildSystemUpdates", "buildTarget/prepare": .object([])
    default: throw RPCProblem(.noMethod, "There is no method \(request.method).")
    }
  }

  private static let abilities = JSON.object([
    ("displayName", .string("Plumb")), ("version", .string(Plumb.version)), ("bspVersion", .string("2.2.0")),
    ("capabilities", .object([])), ("dataKind", .string("sourceKit")),
    (
      "data",
      .object([
        ("sourceKitOptionsProvider", .bool(true)),
        ("watchers", .array([.object([("globPattern", .string("**/*"))])])),
      ])
    ),
  ])

  /// Null for a file that is of no source: the language server knows best what to do with it.
  private func options(_ parameters: JSON) throws(RPCProblem) -> JSON {
    guard let address = parameters["textDocument"]?["uri"]?.string, let url = URL(string: address),
      url.isFileURL
    else { throw RPCProblem(.wrongParameters, "The \"textDocument\" has the address of a file.") }
    let target = parameters["target"]?["uri"]?.string
    do {
      guard let words = try sources.arguments(for: url.path, target: target) else { return .null }
      return .object([("compilerArguments", .array(words.map(JSON.string)))])
    } catch { throw RPCProblem(.internalProblem, "\(error)") }
  }
}
