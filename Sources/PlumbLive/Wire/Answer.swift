import Foundation
import PlumbServer
import PlumbSource

/// A child's answer. It ends with a secret seal, which only the child and its parent know.
///
/// The user's code runs in the child. It may end the process, or write to the wire itself; none of that is taken for an answer.
enum Answer {
  case result(Data)
  /// The reason why there is no result.
  case problem(String)

  /// A random seal.
  static func newSeal() -> String {
    (0..<4).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 16) }.joined(separator: "-")
  }

  /// The bytes of the answer, with the seal at their end.
  func sealed(with seal: String) -> [UInt8] {
    let longest = WireMessage.Kind.answer.longest
    switch self {
    case .result(let data) where data.count + seal.utf8.count < longest: return data + Array("r\(seal)".utf8)
    case .result(let data):
      let problem = Answer.problem("The result has \(data.count) bytes, and \(longest) is the most.")
      return problem.sealed(with: seal)
    case .problem(let text): return Array("\(text)p\(seal)".utf8)
    }
  }

  /// Reads an answer; `nil` for what has another seal, or none.
  init?(_ bytes: [UInt8], seal: String) {
    let end = Array(seal.utf8)
    guard bytes.count > end.count, bytes.suffix(end.count) == end[...] else { return nil }
    let content = bytes.dropLast(end.count + 1)
    switch bytes[content.endIndex] {
    case UInt8(ascii: "r"): self = .result(Data(content))
    case UInt8(ascii: "p"): self = .problem(String(decoding: content, as: UTF8.self))
    default: return nil
    }
  }
}
