import Foundation
import PlumbInspector
import PlumbLayout

/// A message of JSON-RPC 2.0.
enum RPCMessage {
  case request(RPCRequest)
  case notification(method: String, JSON)
  /// An answer to a request of ours. None is ever asked.
  case response
}

struct RPCRequest {
  var id: JSON
  var method: String
  var parameters: JSON

  /// The same id as text, by which a request is found.
  var key: String { id.line }
}

extension JSON {
  /// The answer with a result to the request with an id.
  static func answer(_ result: JSON, to id: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
  }
}

/// The reason why a message is refused, or a request has no result.
struct RPCProblem: Error, Equatable {
  enum Code: Int {
    case notJSON = -32700, invalidRequest = -32600, noMethod = -32601, wrongParameters = -32602
    case internalProblem = -32603, noResource = -32002, unsupportedRevision = -32022
  }

  let code: Code
  let message: String
  /// The revision that a client asked for, and that is not spoken.
  private var asked: String?

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  init(unsupported asked: String) {
    self.init(
      .unsupportedRevision, "This server speaks \(ProtocolRevision.stateless.rawValue) without a handshake.")
    self.asked = asked
  }

  /// The answer that reports it.
  func answer(to id: JSON) -> JSON {
    var fields: [(String, JSON)] = [("code", .number(CGFloat(code.rawValue))), ("message", .string(message))]
    if let asked {
      let spoken = JSON.array([.string(ProtocolRevision.stateless.rawValue)])
      fields.append(("data", .object([("supported", spoken), ("requested", .string(asked))])))
    }
    return .object([("jsonrpc", .string("2.0")), ("id", id), ("error", .object(fields))])
  }
}

extension RPCMessage {
  /// The values of a line: one message, or those of a batch.
  static func read(_ data: Data) throws(RPCProblem) -> JSON {
    do { return try JSONDecoder().decode(ReadJSON.self, from: data).value } catch {
      throw RPCProblem(
        .notJSON, "A line is one JSON value in UTF-8, at most 512 levels deep; this one is not.")
    }
  }

  init(_ value: JSON) throws(RPCProblem) {
    guard case .object(let fields) = value, value["jsonrpc"]?.string == "2.0" else {
      throw RPCProblem(.invalidRequest, "A message is an object with \"jsonrpc\": \"2.0\".")
    }
    guard let method = value["method"] else {
      guard value["result"] != nil || value["error"] != nil else {
        throw RPCProblem(.invalidRequest, "A message has a \"method\", or is an answer.")
      }
      self = .response
      return
    }
    guard let method = method.string else { throw RPCProblem(.invalidRequest, "The \"method\" is a string.") }
    let parameters = value["params"] ?? .object([])
    guard case .object = parameters else {
      throw RPCProblem(.invalidRequest, "The \"params\" are an object.")
    }
    guard let id = fields.first(where: { $0.0 == "id" })?.1 else {
      self = .notification(method: method, parameters)
      return
    }
    guard Self.isID(id) else {
      throw RPCProblem(.invalidRequest, "An \"id\" is a string, or a whole number of at most fifteen digits.")
    }
    self = .request(RPCRequest(id: id, method: method, parameters: parameters))
  }

  private static func isID(_ id: JSON) -> Bool {
    if let number = id.number { return number == number.rounded() && abs(number) < 1e15 }
    return id.string != nil
  }

  /// The id of something that is no message otherwise; null where it has none.
  static func id(of value: JSON) -> JSON { value["id"].flatMap { isID($0) ? $0 : nil } ?? .null }
}

/// Any JSON that somebody else has written.
private struct ReadJSON: Decodable {
  let value: JSON

  init(from decoder: any Decoder) throws {
    let content = try decoder.singleValueContainer()
    if content.decodeNil() {
      value = .null
    } else if let bool = try? content.decode(Bool.self) {
      value = .bool(bool)
    } else if let number = try? content.decode(Double.self) {
      value = .number(number)
    } else if let string = try? content.decode(String.self) {
      value = .string(string)
    } else if let values = try? content.decode([ReadJSON].self) {
      value = .array(values.map(\.value))
    } else {
      value = .object(
        try content.decode([String: ReadJSON].self).sorted { $0.key < $1.key }.map { ($0, $1.value) })
    }
  }
}
