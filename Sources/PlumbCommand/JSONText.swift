import Foundation

/// A value as JSON on one line, with its keys in order.
func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch {
    preconditionFailure("Strings and numbers can be encoded: \(error)")
  }
}
