import Foundation
import PlumbInspector
import PlumbLayout
import PlumbSource
import Synchronization

/// The Model Context Protocol: answers what an assistant's program asks. Tools run on the worker; all else is answered at once.
final class AssistantServer: Sendable {
  /// The maximum number of calls that may wait at a time.
  private static let mostCalls = 64

  private struct State {
    /// The revision of the handshake.
    var revision: ProtocolRevision?
    var calls: [String: Cancellation] = [:]
    /// The requests for notifications that are not cancelled, by their ids.
    var subscriptions: [String: JSON] = [:]
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
      guard state.withLock({ $0.revision?.hasBatches }) ?? false, !batch.isEmpty else {
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
        let key = parameters["requestId"]?.line ?? ""
        let call = state.withLock { state in
          state.subscriptions[key] = nil
          return state.calls[key]
        }
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
    let named = try ProtocolRevision(of: request)
    func send(_ result: JSON) { answer(.answer(result, to: request.id)) }
    switch request.method {
    case "initialize" where named == nil: return send(initialize(request.parameters))
    case "ping" where named == nil: return send(.object([]))
    case "server/discover" where named == nil:
      throw RPCProblem(.wrongParameters, "server/discover needs its revision in \"_meta\".")
    default: break
    }
    guard let revision = named ?? state.withLock({ $0.revision }) else {
      throw RPCProblem(
        .invalidRequest, "The first request is initialize, or each request names its revision in \"_meta\".")
    }
    func sendList(_ name: String, _ values: [JSON]) {
      send(revision.result(.object([(name, .array(values))]), canBeKept: true))
    }
    switch request.method {
    case "tools/list": sendList("tools", AssistantTool.all.map { $0.json(in: revision) })
    case "tools/call": try call(request, in: revision, answer, hasNone)
    case "resources/list": sendList("resources", documents.all.map(\.json))
    case "resources/templates/list": sendList("resourceTemplates", [])
    case "resources/read":
      send(revision.result(try documents.read(request.parameters, in: revision), canBeKept: true))
    case "server/discover" where named != nil: send(revision.result(discovery, canBeKept: true))
    case "subscriptions/listen" where named != nil: try subscribe(request)
    default: throw RPCProblem(.noMethod, "There is no method \(request.method.prefix(80)).")
    }
  }

  private var capabilities: [(String, JSON)] {
    [
      ("capabilities", .object([("tools", .object([])), ("resources", .object([]))])),
      ("instructions", .string(AssistantTool.instructions)),
    ]
  }

  private var discovery: JSON {
    .object([("supportedVersions", .array([.string(ProtocolRevision.stateless.rawValue)]))] + capabilities)
  }

  private func initialize(_ parameters: JSON) -> JSON {
    let revision = ProtocolRevision(agreedFrom: parameters["protocolVersion"]?.string ?? "")
    state.withLock { $0.revision = revision }
    return .object(
      [("protocolVersion", .string(revision.rawValue)), ("serverInfo", ProtocolRevision.server)]
        + capabilities)
  }

  /// Acknowledges a request for notifications. There are none to send: neither tools nor documents change while the server runs.
  private func subscribe(_ request: RPCRequest) throws(RPCProblem) {
    try take(request) { $0.subscriptions[request.key] = request.id }
    let meta = JSON.object([(ProtocolRevision.subscriptionKey, request.id)])
    send(
      .object([
        ("jsonrpc", .string("2.0")), ("method", .string("notifications/subscriptions/acknowledged")),
        ("params", .object([("_meta", meta), ("notifications", .object([]))])),
      ]))
  }

  /// Answers the requests for notifications, because no message comes after this.
  func finish() {
    let open = state.withLock { $0.subscriptions.sorted { $0.key < $1.key }.map(\.value) }
    for id in open {
      let result = ProtocolRevision.stateless.result(
        .object([]), meta: [(ProtocolRevision.subscriptionKey, id)])
      send(.answer(result, to: id))
    }
  }

  /// Begins something that is known by the id of its request.
  ///
  /// - Throws: a problem when the id is used already, or too much goes on.
  private func take(_ request: RPCRequest, _ begin: (inout State) -> Void) throws(RPCProblem) {
    let problem: RPCProblem? = state.withLock { state in
      guard state.calls[request.key] == nil, state.subscriptions[request.key] == nil else {
        return RPCProblem(.invalidRequest, "A call with this id goes on.")
      }
      guard state.calls.count + state.subscriptions.count < Self.mostCalls else {
        return RPCProblem(.internalProblem, "\(Self.mostCalls) calls wait already.")
      }
      begin(&state)
      return nil
    }
    if let problem { throw problem }
  }

  private func call(
    _ request: RPCRequest, in revision: ProtocolRevision, _ answer: @escaping @Sendable (JSON) -> Void,
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
    @Sendable func send(_ result: ToolResult) {
      answer(.answer(revision.result(result.json), to: request.id))
    }
    let words: [[String]]
    do { words = try tool.words(arguments, in: revision) } catch {
      guard revision.answersWrongArguments else { throw error }
      return send(ToolResult(Failure(.wrongWords, error.message)))
    }
    let (key, cancellation) = (request.key, Cancellation())
    try take(request) { $0.calls[key] = cancellation }
    let progress = ProgressReports(request.parameters["_meta"]?["progressToken"], self.send)
    worker.add { [self] tools in
      defer { state.withLock { $0.calls[key] = nil } }
      progress.begin(([name] + words[0].drop { $0 != "--" }.dropFirst()).joined(separator: " "))
      let result = cancellation.isCancelled ? nil : tools.call(tool, words, cancellation)
      progress.end()
      // Nobody waits for the answer of what was cancelled.
      guard let result, !cancellation.isCancelled else { return hasNone() }
      send(result)
    }
  }
}
