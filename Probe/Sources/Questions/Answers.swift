import Foundation
import SwiftUI

/// A part of an answer.
public enum Answer: Equatable, Sendable {
  case number(Double)
  case text(String)
}

extension Answer: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// The answer to one question, which a view fills in while it is shown.
///
/// Layouts and geometry closures run outside of any actor, so a lock guards the values.
public final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var parts: [String: Answer] = [:]

  init() {}

  var all: [String: Answer] { lock.withLock { parts } }

  private func set(_ name: String, _ part: Answer) { lock.withLock { parts[name] = part } }

  func note(_ name: String, _ text: String) { set(name, .text(text)) }

  /// Notes a number, rounded to a thousandth. JSON has no infinity.
  func note(_ name: String, _ number: Double) {
    guard number.isFinite else { return note(name, number.isNaN ? "nan" : number > 0 ? "inf" : "-inf") }
    let rounded = (number * 1000).rounded() / 1000
    set(name, .number(rounded == 0 ? 0 : rounded))
  }

  func note(_ name: String, _ size: CGSize) {
    note("\(name) width", size.width)
    note("\(name) height", size.height)
  }

  func note(_ name: String, _ rect: CGRect) {
    note("\(name) x", rect.minX)
    note("\(name) y", rect.minY)
    note(name, rect.size)
  }

  /// Notes a colour as it is stored, in shares of 255 and its opacity.
  func note(_ name: String, _ color: Color.Resolved) {
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    note(name, parts.joined(separator: " ") + " at \(Int((color.opacity * 100).rounded())) %")
  }

  /// Adds a word to a list of them, such as events in their order.
  func add(_ name: String, _ word: String) {
    lock.withLock {
      if case .text(let before)? = parts[name] {
        parts[name] = .text("\(before), \(word)")
      } else {
        parts[name] = .text(word)
      }
    }
  }
}
