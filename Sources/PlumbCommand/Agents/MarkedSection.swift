import Foundation
import PlumbSource

/// The lines between two marks, in a file that belongs to a person. All other bytes stay as they are.
struct MarkedSection {
  static let begin = "<!-- plumb:begin"
  static let end = "<!-- plumb:end -->"

  /// Without the marks.
  let lines: [String]

  /// The whole section, with its marks, as the only text of a file.
  var text: String { whole.joined(separator: "\n") + "\n" }

  private var whole: [String] {
    ["\(Self.begin): `plumb agents` renews these lines. Write your own above or below. -->"] + lines
      + [Self.end]
  }

  /// Returns the bytes of a file with this section: in the place of an older one, or at the end.
  ///
  /// - Parameter path: the file's name in messages.
  /// - Throws: a failure where the marks are not one pair, or the file is no text.
  func put(into old: Data, of path: String) throws(Failure) -> Data {
    if old.isEmpty { return Data(text.utf8) }
    guard !old.contains(0) else {
      throw Failure(
        .wrongWords, "\(path) is no text in UTF-8, and stays as it is. Name another file with -o.")
    }
    var rows = old.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Data($0) }
    let begins = rows.indices.filter { rows[$0].starts(with: Self.begin.utf8) }
    let ends = rows.indices.filter { String(decoding: rows[$0], as: UTF8.self).trimmed == Self.end }
    let isWindows = rows.count > 1 && rows[0].last == UInt8(ascii: "\r")
    let new = whole.map { Data(($0 + (isWindows ? "\r" : "")).utf8) }
    if begins.isEmpty, ends.isEmpty {
      // A file ends with a line break, or it gets one; an empty line is before the section.
      if rows.last?.isEmpty ?? false { rows.removeLast() }
      let blank = Data(isWindows ? "\r".utf8 : "".utf8)
      if isWindows, rows.last?.last != UInt8(ascii: "\r") { rows[rows.count - 1] += blank }
      rows += [blank] + new + [Data()]
    } else if begins.count == 1, ends.count == 1, begins[0] < ends[0] {
      rows.replaceSubrange(begins[0]...ends[0], with: new)
      if rows.last == new.last { rows.append(Data()) }
    } else {
      throw Failure(
        .wrongWords,
        "\(path) has \(begins.count) lines that begin a section of Plumb (\(Self.begin)) and \(ends.count) that end one (\(Self.end)), so it stays as it is. Leave one of each, in this order, or none."
      )
    }
    return Data(rows.joined(separator: [UInt8(ascii: "\n")]))
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
