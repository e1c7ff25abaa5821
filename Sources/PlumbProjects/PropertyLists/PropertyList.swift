/// A value of an old-style property list, the form in which Xcode writes its projects.
package indirect enum PropertyList: Equatable, Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads a whole text.
  ///
  /// - Throws: ``Problem`` with the line where it cannot go on.
  package init(_ bytes: [UInt8]) throws(Problem) {
    var reader = PropertyListReader(bytes)
    self = try reader.document()
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var array: [PropertyList] { if case .array(let values) = self { values } else { [] } }

  package var dictionary: [String: PropertyList] {
    if case .dictionary(let values) = self { values } else { [:] }
  }

  /// The texts of a list.
  package var strings: [String] { array.compactMap(\.string) }

  package subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }
}
