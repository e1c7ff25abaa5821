import Foundation
import PlumbTesting

/// The way in which two values of a format are compared, and one is kept in a file.
public struct Diffing<Value> {
  /// The bytes of the file.
  public var toData: (Value) -> Data
  /// The value that bytes of a file say.
  public var fromData: (Data) -> Value
  /// Returns the difference between a recorded value and a new one, in words; `nil` where there is none.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        // Only spaces at ends of lines or between columns differ where the outline's own comparison finds nothing.
        let difference = lineDifference(expected: old, actual: new) ?? "- \(old)\n+ \(new)"
        return (difference, [])
      })
  }
}

extension Diffing where Value == Data {
  /// Compares bytes.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        return (
          "The first difference is at byte \(place); \(old.count) bytes were recorded, and \(new.count) came.",
          []
        )
      })
  }
}
