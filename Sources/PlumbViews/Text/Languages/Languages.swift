import Foundation
import Synchronization

/// The languages that a locale's texts may be in, the best first.
nonisolated package enum Languages {
  package static func of(_ locale: Locale) -> [String] {
    known.value(for: locale.identifier) { find($0) }
  }

  private static let known = ByName<[String]>()

  private static func find(_ identifier: String) -> [String] {
    var result: [String] = []
    let own = identifier.split(whereSeparator: { $0 == "_" || $0 == "-" }).prefix(while: {
      !$0.contains("@")
    })
    // With its script too: a catalog has "zh-Hans" for "zh_CN".
    for tag in [own.joined(separator: "-"), Locale(identifier: identifier).language.maximalIdentifier] {
      var parts = tag.split(separator: "-")
      while !parts.isEmpty {
        let candidate = parts.joined(separator: "-")
        if !result.contains(candidate) { result.append(candidate) }
        parts.removeLast()
      }
    }
    // The bare language comes last, also where its script was found later.
    return result.filter { $0.contains("-") } + result.filter { !$0.contains("-") }
  }
}

/// Results by name, such as a locale's identifier. Each text asks again, and to find them takes longer than to remember them.
nonisolated final class ByName<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])
  /// More names than a program has begin again, so that the memory is bounded.
  private let most: Int

  init(most: Int = 100) { self.most = most }

  func value(for name: String, find: (String) -> Value) -> Value {
    if let value = values.withLock({ $0[name] }) { return value }
    let value = find(name)
    values.withLock { values in
      if values.count >= most { values = [:] }
      values[name] = value
    }
    return value
  }
}
