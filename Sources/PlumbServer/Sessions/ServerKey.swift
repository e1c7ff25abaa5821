import Foundation

/// The secret in the printed address. Other users of this machine can reach the port, but do not know the secret.
package struct ServerKey: Codable, Sendable {
  /// 128 bits, as 32 digits of base 16.
  package let text: String

  /// The name of the protocol of a page's WebSocket. The key follows it, because a page can send no other field.
  static let protocolName = "plumb"

  package init() { text = Self.random() }

  /// 128 bits from the system, which are others each time, even where a program's own random numbers are not.
  static func random() -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let source = fopen("/dev/urandom", "r")
    let count = source.map { fread(&bytes, 1, bytes.count, $0) } ?? 0
    source.map { _ = fclose($0) }
    precondition(
      count == bytes.count, "/dev/urandom gives no random numbers, and without them nothing is served.")
    return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// The address that opens a page with this key. A browser sends nobody the part behind the `#`.
  package func address(port: UInt16) -> URL { URL(string: "http://127.0.0.1:\(port)/#key=\(text)")! }

  /// Returns whether a request brings the key. Comparing takes as long for a key that is nearly right as for any other.
  func opens(_ request: Request) -> Bool {
    guard let key = request.key else { return false }
    let (given, own) = (Array(key.utf8), Array(text.utf8))
    guard given.count == own.count else { return false }
    var difference: UInt8 = 0
    for index in own.indices { difference |= given[index] ^ own[index] }
    return difference == 0
  }
}

extension Request {
  /// The key that a page sends: as its own field with a request, and beside the protocol's name with a WebSocket.
  fileprivate var key: String? {
    if let field = self["Authorization"] {
      let scheme = "Bearer "
      return field.hasPrefix(scheme) ? String(field.dropFirst(scheme.count)) : nil
    }
    let scheme = "key."
    return list("Sec-WebSocket-Protocol").first { $0.hasPrefix(scheme) }.map {
      String($0.dropFirst(scheme.count))
    }
  }
}
