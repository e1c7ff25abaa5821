import Foundation
import PlumbInspector
import PlumbLayout
import PlumbSource
import Synchronization

/// The Model Context Protocol: answers what an assistant's program asks. Tools run on the worker; all else is answered at once.
final class AssistantServer: Sendable {
  /// The revisions that are spoken, the newest first.
  static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The one revision with batches.
  private static let revisionOfBatches = "2025-03-26"
  /// The maximum number of calls that may wait at a time.
  private static let mostCalls = 64

  private struct State {
    var revision: String?
    var calls: [String: Cancellation] = [:]
  }

  private let send: @Sendable (JSON) -> Void
  private let worker: AssistantWorker
  private let documents = AssistantDocuments()
  private let state = Mutex(State())

  /// - Parameter send: writes a message, or the answers to a batch; any thread calls it.
  init(_ send: @escaping @Sendable (JSON) -> Void, _ worker: AssistantWorker) {
    (self.send, self.worker) = (send, worker)
  }

  /// Handles a line of input.
  func take(_ line: LineReader.Line) {
    guard case .text(let data) = line else {
      let words = "A line has more than \(LineReader.longest) bytes; it was not read."
      return send(RPCProblem(.invalidRequest, words).answer(to: .null))
    }
    do throws(RPCProblem) {
      let value = try RPCMessage.read(data)
      guard let batch = value.array else { return take(value, send) }
      guard state.withLock({ $0.revision }) == Self.revisionOfBatches, !batch.isEmpty else {
        throw RPCProblem(.invalidRequest, "A line is one message: the agreed revision has no batches.")
      }
      let answers = BatchAnswers(count: batch.count, send: send)
      for value in batch { take(value, answers.add, hasNone: answers.skip) }
    } catch {
      send(error.answer(to: .null))
    }
  }

  /// - Parameter hasNone: called in the place of an answer where there is none.
  private func take(
    _ value: JSON, _ answer: @escaping @Sendable (JSON) -> Void, hasNone: @escaping @Sendable () -> Void = {}
  ) {
    do throws(RPCProblem) {
      switch try RPCMessage(value) {
      case .request(let request):
        do throws(RPCProblem) { try take(request, answer, hasNone) } catch {
          answer(error.answer(to: request.id))
        }
      case .notification("notifications/cancelled", let parameters):
        let call = state.withLock { $0.calls[parameters["requestId"]?.line ?? ""] }
        call?.cancel()
        hasNone()
      case .notification, .response: hasNone()
      }
    } catch {
      answer(error.answer(to: RPCMessage.id(of: value)))
    }
  }

  private func take(
    _ request: RPCRequest, _ answer: @escaping @Sendable (JSON) -> Void,
    _ hasNone: @escaping @Sendable () -> Void
  ) throws(RPCProblem) {
    func send(_ result: JSON) {
      answer(.object([("jsonrpc", .string("2.0")), ("id", request.id), ("result", result)]))
    }
    switch request.method {
    case "initialize": return send(initialize(request.parameters))
    case "ping": return send(.object([]))
    default: break
    }
    guard state.withLock({ $0.revision }) != nil else {
      throw RPCProblem(.invalidRequest, "The first request is initialize.")
    }
    switch request.method {
    case "tools/list": send(.object([("tools", .array(AssistantTool.all.map(\.json)))]))
    case "tools/call": try call(request, answer, hasNone)
    case "resources/list": send(.object([("resources", .array(documents.all.map(\.json)))]))
    case "resources/templates/list": send(.object([("resourceTemplates", .array([]))]))
    case "resources/read": send(try documents.read(request.parameters))
    default: throw RPCProblem(.noMethod, "There is no method \(request.method.prefix(80)).")
    }
  }

  private func initialize(_ parameters: JSON) -> JSON {
    let asked = parameters["protocolVersion"]?.string ?? ""
    let revision = Self.revisions.contains(asked) ? asked : Self.revisions[0]
    state.withLock { $0.revision = revision }
    return .object([
      ("protocolVersion", .string(revision)),
      ("capabilities", .object([("tools", .object([])), ("resources", .object([]))])),
      (
        "serverInfo",
        .object([
          ("name", .string("plumb")), ("title", .string("Plumb")), ("version", .string(Plumb.version)),
        ])
      ),
      ("instructions", .string(AssistantTool.instructions)),
    ])
  }

  private func call(
    _ request: RPCRequest, _ answer: @escaping @Sendable (JSON) -> Void,
    _ hasNone: @escaping @Sendable () -> Void
  ) throws(RPCProblem) {
    guard let name = request.parameters["name"]?.string else {
      throw RPCProblem(.wrongParameters, "tools/call needs the \"name\" of a tool.")
    }
    let tool = try AssistantTool.named(name)
    let arguments = request.parameters["arguments"] ?? .object([])
    guard case .object = arguments else {
      throw RPCProblem(.wrongParameters, "The \"arguments\" are an object.")
    }
    let words = try tool.words(arguments)
    let (key, id, cancellation) = (request.key, request.id, Cancellation())
    let problem: RPCProblem? = state.withLock { state in
      guard state.calls[key] == nil else {
        return RPCProblem(.invalidRequest, "A call with this id goes on.")
      }
      guard state.calls.count < Self.mostCalls else {
        return RPCProblem(.internalProblem, "\(Self.mostCalls) calls wait already.")
      }
      state.calls[key] = cancellation
      return nil
    }
    if let problem { throw problem }
    let progress = ProgressReports(request.parameters["_meta"]?["progressToken"], send)
    worker.add { [self] tools in
      defer { state.withLock { $0.calls[key] = nil } }
      progress.begin(([name] + words[0].drop { $0 != "--" }.dropFirst()).joined(separator: " "))
      let result = cancellation.isCancelled ? nil : tools.call(tool, words, cancellation)
      progress.end()
      // Nobody waits for the answer of what was cancelled.
      guard let result, !cancellation.isCancelled else { return hasNone() }
      answer(.object([("jsonrpc", .string("2.0")), ("id", id), ("result", result.json)]))
    }
  }
}
