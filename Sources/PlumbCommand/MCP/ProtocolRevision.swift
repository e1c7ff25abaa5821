import PlumbInspector
import PlumbLayout

/// The revisions of the Model Context Protocol that the server speaks, the newest first.
enum ProtocolRevision: String, CaseIterable {
  /// Without a handshake: each request names its revision and what the client can do.
  case stateless = "2026-07-28"
  case november2025 = "2025-11-25"
  case june2025 = "2025-06-18"
  case march2025 = "2025-03-26"
  case november2024 = "2024-11-05"

  /// The keys of `_meta` in which a stateless request says the same as a handshake.
  private static let revisionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  /// The key of a notification's or result's subscription.
  static let subscriptionKey = "io.modelcontextprotocol/subscriptionId"

  /// The time for which a client may keep an answer that only another version of the command changes, in milliseconds (assumed).
  private static let milliseconds: CGFloat = 3_600_000

  /// The revision that a handshake agrees on.
  init(agreedFrom asked: String) {
    let all = Self.allCases.filter { $0 != .stateless }
    self = all.first { $0.rawValue == asked } ?? all[0]
  }

  /// The revision that a request names; `nil` where it names none.
  init?(of request: RPCRequest) throws(RPCProblem) {
    guard let named = request.parameters["_meta"]?[Self.revisionKey] else { return nil }
    guard let asked = named.string else {
      throw RPCProblem(.wrongParameters, "\"\(Self.revisionKey)\" is a string.")
    }
    guard asked == Self.stateless.rawValue else { throw RPCProblem(unsupported: asked) }
    guard case .object = request.parameters["_meta"]?[Self.capabilitiesKey] else {
      throw RPCProblem(.wrongParameters, "\"_meta\" needs \"\(Self.capabilitiesKey)\", an object.")
    }
    self = .stateless
  }

  /// Whether a line may be several messages.
  var hasBatches: Bool { self == .march2025 }

  /// Whether wrong arguments of a tool are an answer, which the assistant reads, and no error of the protocol.
  var answersWrongArguments: Bool { self == .stateless || self == .november2025 }

  /// Whether calls about an app name it, because no connection is a session.
  var namesApps: Bool { self == .stateless }

  /// The code of a resource that is not there.
  var codeOfMissingResource: RPCProblem.Code { self == .stateless ? .wrongParameters : .noResource }

  static let server = JSON.object([
    ("name", .string("plumb")), ("title", .string("Plumb")), ("version", .string(Plumb.version)),
  ])

  /// A result as this revision has it: a stateless one says who answers, and that nothing more is asked for.
  ///
  /// - Parameters:
  ///   - canBeKept: whether a client may keep the result for a while.
  ///   - meta: further fields of `_meta`.
  func result(_ result: JSON, canBeKept: Bool = false, meta: [(String, JSON)] = []) -> JSON {
    guard self == .stateless, case .object(let fields) = result else { return result }
    let caching: [(String, JSON)] = [
      ("ttlMs", .number(Self.milliseconds)), ("cacheScope", .string("private")),
    ]
    return .object(
      [("resultType", .string("complete"))] + fields + (canBeKept ? caching : [])
        + [("_meta", .object(meta + [("io.modelcontextprotocol/serverInfo", Self.server)]))])
  }
}
