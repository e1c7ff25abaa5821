import Foundation
import PlumbViews

/// The texts of a source folder in its languages: string catalogs, `.strings` and `.stringsdict` files.
struct StringTables: Sendable {
  /// The keys of one table in all its languages.
  struct Table: Sendable {
    /// By key, then by language in lower case.
    var entries: [String: [String: LocalizedEntry]] = [:]
    /// The language that is shown where the reader's has no text.
    var sourceLanguage: String?

    mutating func add(_ entry: LocalizedEntry, for key: String) {
      let language = entry.language.lowercased()
      // Forms win over plain texts, as a `.stringsdict` does beside a `.strings`.
      if let old = entries[key]?[language], !old.substitutions.isEmpty || old.form.isPlural { return }
      entries[key, default: [:]][language] = entry
    }
  }

  private static let mostBytes = 64 << 20
  private var tables: [String: Table] = [:]

  /// - Parameter paths: sorted; a problem gives one sentence with the file and, where it is known, the line.
  init(_ paths: [String], problems: inout [String]) {
    for path in paths {
      let url = URL(fileURLWithPath: path)
      let name = url.deletingPathExtension().lastPathComponent
      var table = tables[name] ?? Table()
      do throws(UnusableResource) {
        let data = try SourceFile.read(path, most: Self.mostBytes)
        switch url.pathExtension.lowercased() {
        case "xcstrings": try StringCatalog.read(data, path, into: &table, problems: &problems)
        case "strings": try StringsFile.read(data, path, into: &table)
        default: try PluralsFile.read(data, path, into: &table)
        }
      } catch {
        problems.append(error.sentence)
      }
      tables[name] = table
    }
  }

  /// Returns a table's text for a key, in the first of some languages that has it, or else in the source's own.
  func entry(_ key: String, table name: String?, languages: [String]) -> LocalizedEntry? {
    guard let table = tables[name ?? "Localizable"], let entries = table.entries[key] else { return nil }
    for language in languages + ["base"] + [table.sourceLanguage].compactMap({ $0 }) {
      if let entry = entries[language.lowercased()] { return entry }
    }
    // Portuguese of Brazil serves where only that is there.
    let prefix = (languages.last ?? "") + "-"
    return entries.keys.sorted().first { $0.hasPrefix(prefix.lowercased()) }.flatMap { entries[$0] }
  }

  /// The language of a file in an `xx.lproj` folder; "base" for one in none.
  static func language(of path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    guard folder.hasSuffix(".lproj") else { return "base" }
    return folder.dropLast(6).replacingOccurrences(of: "_", with: "-")
  }
}

extension LocalizedEntry.Form {
  fileprivate var isPlural: Bool { if case .plural = self { true } else { false } }
}

/// The text of a file of strings, in UTF-8 or with a mark of UTF-16.
enum StringsEncoding {
  static func text(of data: Data, _ path: String) throws(UnusableResource) -> String {
    let start = Array(data.prefix(3))
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return text
    }
    let body = start == [0xEF, 0xBB, 0xBF] ? data.dropFirst(3) : data
    if let text = String(validating: body, as: UTF8.self) { return text }
    let place = firstInvalidByte(Array(body))
    throw UnusableResource(
      "\(path):\(line(ofByte: place, in: Array(body))): the bytes are not UTF-8; the file is left out.")
  }

  /// The line of a byte, counted from 1.
  static func line(ofByte place: Int, in bytes: [UInt8]) -> Int {
    bytes.prefix(max(0, place)).reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): place += UTF8.width(scalar)
      case .emptyInput, .error: return place
      }
    }
  }
}
