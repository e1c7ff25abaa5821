import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Keeps a text, and compares it line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Keeps bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// Keeps how a value describes itself.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// Keeps a value with its properties, line by line. Sets and dictionaries are sorted, and addresses are left out.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueOutline(of: $0).text }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Keeps a value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Keeps a value as JSON, as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(as: "json") { try encoder.encode($0) }
  }

  /// Keeps a value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Keeps a value as a property list, as an encoder writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(as: "plist") { try encoder.encode($0) }
  }

  private static func encoded(as type: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) -> String in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch {
        return "\(Value.self) can not be encoded: \(error)"
      }
    }
    strategy.pathExtension = type
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Keeps a dictionary or an array of Foundation as JSON with sorted keys.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Any) -> String in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "\(type(of: value)) can not be written as JSON." }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Keeps what a function makes of each case, as a table of two columns.
  public static func `func`<Answer>(into answers: Snapshotting<Answer, String>) -> Snapshotting<
    (Value) -> Answer, String
  > {
    var strategy = Snapshotting<(Value) -> Answer, String>(pathExtension: "csv", diffing: .lines) {
      function in
      var rows: [String] = []
      for value in Value.allCases {
        answers.snapshot(function(value)).run { rows.append("\(cell("\(value)")),\(cell($0))") }
      }
      return rows.joined(separator: "\n")
    }
    strategy.pathExtension = "csv"
    return strategy
  }

  private static func cell(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}
