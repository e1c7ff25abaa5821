import Foundation
import Synchronization

/// The languages that a locale's texts may be in, the best first.
nonisolated package enum Languages {
  package static func of(_ locale: Locale) -> [String] {
    known.value(for: locale.identifier) { find($0) }
  }

  private static let known = ByLocale<[String]>()

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

/// The results of look-ups of locales, by identifier. Each text asks again, and Foundation computes them each time.
nonisolated final class ByLocale<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])
  /// More locales than a program shows begin again, so that the memory is bounded.
  private let most = 100

  func value(for identifier: String, find: (String) -> Value) -> Value {
    if let value = values.withLock({ $0[identifier] }) { return value }
    let value = find(identifier)
    values.withLock { values in
      if values.count >= most { values = [:] }
      values[identifier] = value
    }
    return value
  }
}
