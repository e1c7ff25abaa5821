import Foundation
import PlumbExchange
import PlumbSnapshots
import PlumbSource

/// The results of all shards of a check, as one result.
struct SnapshotMerge {
  private var cases: [String] = []
  private var pages: [String] = []
  private var shards: [SnapshotShard] = []
  /// The marks of the divisions that they are of.
  private var divisions: Set<Substring> = []
  private var failures = 0
  private var errors = 0

  /// More than the page of a shard has, and more files than shards write.
  private static let mostBytes = 256 << 20
  private static let mostFiles = 10_000

  /// Reads the results below a folder: JUnit's XML, and the pages of what differs.
  ///
  /// - Throws: a failure where a shard's result is missing, or there twice.
  init(folder: String) throws(Failure) {
    for file in try Self.files(below: folder) {
      guard let data = try? PlainFile.read(file, most: Self.mostBytes, within: ResultFile.given(folder)),
        let text = String(validating: data, as: UTF8.self)
      else { continue }
      if file.hasSuffix(".html") {
        if OwnPage.isMarked(data.prefix(4096)) { pages.append(text) }
      } else if text.hasPrefix(SnapshotReports.beginning) {
        add(text)
      }
    }
    try checkShards(in: folder)
    try checkDivision(in: folder)
  }

  private static func files(below folder: String) throws(Failure) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      let names = FileManager.default.enumerator(atPath: folder)
    else {
      throw Failure(.wrongWords, "There is no folder \(folder).")
    }
    var files: [String] = []
    for case let name as String in names where name.hasSuffix(".xml") || name.hasSuffix(".html") {
      files.append("\(folder)/\(name)")
      guard files.count <= mostFiles else {
        throw Failure(
          .wrongWords,
          "\(folder) has more than \(mostFiles) results. Name the folder with those of the shards.")
      }
    }
    return files.sorted()
  }

  private mutating func add(_ text: String) {
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let shard = Self.value(of: SnapshotReports.shardBeginning, in: line).flatMap({ SnapshotShard($0) }) {
        shards.append(shard)
      }
      if let mark = Self.value(of: SnapshotReports.divisionBeginning, in: line) { divisions.insert(mark) }
      if line.hasPrefix(SnapshotReports.caseBeginning) { isInside = true }
      if line.hasPrefix("</testsuite>") { isInside = false }
      guard isInside else { continue }
      if line.hasPrefix("    <failure ") { failures += 1 }
      if line.hasPrefix("    <error ") { errors += 1 }
      cases.append(String(line))
    }
  }

  private static func value(of beginning: String, in line: Substring) -> Substring? {
    guard line.hasPrefix(beginning) else { return nil }
    return line.dropFirst(beginning.count).prefix { $0 != "\"" }
  }

  private func checkShards(in folder: String) throws(Failure) {
    guard let count = shards.first?.count else {
      throw Failure(
        .wrongWords,
        "\(folder) has no result of a shard. Write one in each run, with --shard and --junit, and put all into this folder."
      )
    }
    let numbers = shards.map(\.number)
    let missing = Set(1...count).subtracting(numbers).sorted()
    guard shards.allSatisfy({ $0.count == count }), Set(numbers).count == numbers.count else {
      throw Failure(
        .wrongWords,
        "\(folder) has results of several checks: \(shards.map(\.text).sorted().joined(separator: ", ")). Leave one result of each shard."
      )
    }
    guard missing.isEmpty else {
      throw Failure(
        .wrongWords,
        "\(folder) lacks the \(missing.count == 1 ? "result of shard" : "results of shards") \(missing.map(String.init).joined(separator: ", ")) of \(count)."
      )
    }
  }

  /// Shards that saw other times or another source may have left a picture out.
  private func checkDivision(in folder: String) throws(Failure) {
    guard divisions.count > 1 else { return }
    throw Failure(
      .wrongWords,
      "The shards in \(folder) have divided different pictures, or by different times. Check the same revision in each, with the same options and the same file for --times."
    )
  }

  var junit: String { SnapshotReports.junit(cases, count: count, failures: failures, errors: errors) }

  private var count: Int { cases.count { $0.hasPrefix(SnapshotReports.caseBeginning) } }

  /// The page of all that differs; `nil` where nothing does.
  var page: String? { DifferencePage.merged(pages) }

  var summary: String {
    let differing = failures + errors
    return
      "\(count) \(count == 1 ? "picture" : "pictures") of \(shards.count) \(shards.count == 1 ? "shard" : "shards"): \(differing) not as recorded."
  }

  /// The failure that the whole check ends with; `nil` for one without differences.
  var failure: Failure? {
    errors > 0 ? Failure(.viewFailed) : failures > 0 ? Failure(.differs) : nil
  }
}
