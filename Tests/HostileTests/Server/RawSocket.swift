import Foundation

/// A WebSocket whose frames are made by hand.
extension RawConnection {
  struct Frame: Equatable {
    var kind: UInt8
    var payload: [UInt8]

    /// The code of a closing frame.
    var code: Int? { kind == 8 && payload.count > 1 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
    var text: String { String(decoding: payload, as: UTF8.self) }
    var fields: [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any]) ?? [:]
    }
  }

  /// Asks for the socket, and returns the status of the answer.
  func upgrade(key: String?) async -> Int {
    let words = key.map { ["Sec-WebSocket-Protocol: plumb, key.\($0)"] } ?? []
    await request(
      "GET /socket",
      [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
      ] + words)
    return await answer().status
  }

  /// The bytes of a frame, right where nothing else is said.
  ///
  /// - Parameters:
  ///   - first: the end's bit, the reserved bits and the kind.
  ///   - length: what the frame says of its length.
  static func frame(
    _ first: UInt8, _ payload: [UInt8] = [], length: UInt64? = nil, isMasked: Bool = true
  ) -> [UInt8] {
    let length = length ?? UInt64(payload.count)
    var bytes: [UInt8] = [first]
    let mask: UInt8 = isMasked ? 0x80 : 0
    func big(_ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    }
    switch length {
    case ..<126: bytes.append(mask | UInt8(length))
    case ..<65536: bytes += [mask | 126] + big(2)
    default: bytes += [mask | 127] + big(8)
    }
    // A mask of zeros leaves the payload as it is.
    return bytes + (isMasked ? [0, 0, 0, 0] : []) + payload
  }

  /// The next frame; `nil` is the end of the connection.
  func nextFrame() async -> Frame? {
    let head = await read(2)
    guard head.count == 2 else { return nil }
    var length = Int(head[1] & 127)
    if length > 125 { length = await read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
    return Frame(kind: head[0] & 15, payload: await read(length))
  }

  /// The code with which the other end closes; whatever comes before is not looked at.
  func closingCode() async -> Int? {
    while let frame = await nextFrame() { if frame.kind == 8 { return frame.code } }
    return nil
  }

  func send(_ text: String) async { await write(Self.frame(0x81, Array(text.utf8))) }

  /// What a page says first.
  static let hello = #"{"type":"hello","page":"raw","width":390,"height":600,"scale":1,"dark":false}"#

  /// Says hello as a page does, and returns what the first screen has to say to a screen reader.
  func labels() async -> [String] {
    await send(Self.hello)
    while let frame = await nextFrame() {
      guard let changed = frame.fields["changed"] as? [[String: Any]] else { continue }
      return changed.compactMap { $0["label"] as? String }
    }
    return []
  }

  /// Says hello as a page does, and presses a button.
  func press(_ label: String) async throws {
    await send(Self.hello)
    while let frame = await nextFrame() {
      guard let changed = frame.fields["changed"] as? [[String: Any]],
        let number = changed.first(where: { $0["label"] as? String == label })?["n"] as? Int
      else { continue }
      return await send(#"{"type":"activate","element":\#(number)}"#)
    }
    throw Problem(description: "There is no button \(label).")
  }
}
