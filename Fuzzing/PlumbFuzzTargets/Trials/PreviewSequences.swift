#if DEBUG
  import Foundation
  import Synchronization
  @testable import PlumbServer

  extension FuzzTarget {
    /// Messages of a preview's page about its tiles, in any order.
    static let previewSequences = [
      FuzzTarget("preview-sequence") { bytes in onMainThread { talk(Choices(bytes)) } }
    ]

    /// Each mistake is refused with a reason, each right message reaches the command once, and the last is taken.
    @MainActor private static func talk(_ choices: Choices) {
      var choices = choices
      let server = PreviewServer()
      var received = 0
      server.received = { _ in received += 1 }
      let sent = Mutex<[SocketMessage]>([])
      let socket = PreviewSocket(server: server)
      let connection = SocketConnection(
        events: AsyncStream { $0.finish() }, send: { message in sent.withLock { $0.append(message) } },
        proceed: {})
      let page = UUID()
      var (taken, refused, told) = (0, 0, 0)
      for _ in 0..<2 + choices.below(30) {
        switch choices.below(8) {
        case 0:
          socket.take(.binary, page, connection)
          refused += 1
        case 1: socket.take(choices.pick([.tooLong, .full]), page, connection)
        case 2:
          var project = PreviewProject(source: "View.swift", name: "View.swift")
          project.generation = told
          server.tell(project)
          server.left(page)
          told += 1
        default:
          let (text, isRight) = choices.previewMessage()
          socket.take(.text(Array(text.utf8)), page, connection)
          if isRight { taken += 1 } else { refused += 1 }
        }
      }
      precondition(received == taken, "\(received) messages were taken, not \(taken).")
      let reasons = sent.withLock { $0.filter { isRefusal($0) }.count }
      precondition(reasons == refused, "\(reasons) messages were refused, not \(refused).")
      // A page that begins anew hears the newest project.
      socket.take(.text(Array(#"{"type":"hello"}"#.utf8)), page, connection)
      precondition(told == 0 || sent.withLock { $0.last.map(isRefusal) } == false, "The page heard nothing.")
    }

    private static func isRefusal(_ message: SocketMessage) -> Bool {
      guard case .text(let text) = message,
        let notice = try? JSONDecoder().decode(Refusal.self, from: Data(text.utf8)), notice.type == "refused"
      else { return false }
      precondition(notice.reason.count > 10 && notice.reason.hasSuffix("."), notice.reason)
      return true
    }

    private struct Refusal: Decodable { var type, reason: String }
  }

  extension Choices {
    /// A message, and whether it is a right one; none says hello.
    fileprivate mutating func previewMessage() -> (text: String, isRight: Bool) {
      if isOne(in: 8) {
        let texts = [
          "", "{}", "[]", "7", "null", #"{"type":5}"#, #"{"type":"hallo"}"#, #"{"type":"shows"}"#, "{",
          #"{"type":"again","tile":"\ud800"}"#, String(repeating: "[", count: 4000),
          #"{"type":"shows","tile":"\#(String(repeating: "x", count: 5000))"}"#,
        ]
        return (pick(texts), false)
      }
      let type = pick(["shows", "took", "again"])
      let tile = pick([
        (#""a""#, true), (#""""#, true), (#""\u0000é""#, true), ("7", false), ("null", false),
        (#""\#(String(repeating: "x", count: 1001))""#, false),
      ])
      // A number that can not be read spoils any message.
      let generation = pick([
        ("0", true), ("7", true), ("9223372036854775807", true), ("-1", false), ("1.5", false),
        ("1e30", false),
      ])
      var (fields, isRight) = ([#""type":"\#(type)""#, #""tile":\#(tile.0)"#], tile.1)
      if type == "took" {
        fields.append(#""generation":\#(generation.0)"#)
        isRight = isRight && generation.1
      }
      if isOne(in: 2) { fields.reverse() }
      return ("{\(fields.joined(separator: ","))}", isRight)
    }
  }
#endif
