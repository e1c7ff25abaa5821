import Foundation

/// The names that a part gives to the others, each with a hash of its declaration, as the compiler has noted them for its driver.
///
/// Where they are the same after an edit, no other part is out of date: the driver decides by them too. A body counts for
/// nothing in them.
struct PartInterface: Equatable {
  private var names: [String] = []

  /// `nil` for what is not such a file.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data)
  }

  init?(_ data: Data) {
    guard data.starts(with: Array("DEPS".utf8)) else { return nil }
    var records = RecordReader(data)
    var identifiers = [""]
    var nodes: [(values: [UInt64], hash: String)] = []
    while let record = records.next() {
      switch (record.code, record.values.count) {
      case (Self.node, 5): nodes.append((record.values, ""))
      case (Self.hash, _) where !nodes.isEmpty: nodes[nodes.count - 1].hash = record.text
      case (Self.identifier, _): identifiers.append(record.text)
      case (Self.metadata, _), (Self.dependency, _): break
      default: return nil
      }
    }
    guard records.isAtEnd, !nodes.isEmpty else { return nil }
    for (values, hash) in nodes where values[4] == 1 {
      let texts = values[2...3].map { $0 < identifiers.count ? identifiers[Int($0)] : nil }
      guard let context = texts[0], let name = texts[1] else { return nil }
      names.append("\(values[0]) \(values[1]) \(context) \(name) \(hash)")
    }
    names.sort()
  }

  // The codes of the records; a node's values are its kind, its aspect, its context, its name and whether it is given to others.
  private static let (metadata, node, hash, dependency, identifier) = (1, 2, 3, 4, 5)
}
