import Foundation
import PlumbExchange

/// The Swift files that have another name than before. git finds renamed files among those that it keeps; these may also be new
/// ones that nobody has added yet.
package struct RenamedFiles: Sendable {
  /// The new names by the old ones.
  private var names: [FileName: String] = [:]

  /// Each old file is compared with each new one.
  private static let mostFiles = 60
  /// The share of lines that a renamed file keeps: as for git, half of it.
  private static let leastShare = 0.5
  private static let mostBytes = 1 << 20

  package init(_ changes: GitChanges, from old: RevisionFiles) {
    let swift = changes.changes.filter { $0.key.hasSuffix(".swift") }
    let gone = swift.filter { $0.value.isDeleted && $0.value.wasThere }.keys.sorted()
    let new = swift.filter { !$0.value.isDeleted && !$0.value.wasThere }.keys.sorted()
    guard gone.count <= Self.mostFiles, new.count <= Self.mostFiles else { return }
    let (olds, news) = (
      gone.map { Self.lines("\(old.folder)/\($0)") }, new.map { Self.lines("\(changes.top)/\($0)") }
    )
    var pairs: [(share: Double, old: Int, new: Int)] = []
    for (number, lines) in olds.enumerated() {
      for (other, others) in news.enumerated() {
        let share = Self.share(of: lines, and: others)
        if share >= Self.leastShare { pairs.append((share, number, other)) }
      }
    }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    for pair in pairs.sorted(by: { ($1.share, $0.old, $0.new) < ($0.share, $1.old, $1.new) }) {
      guard !taken.old.contains(pair.old), !taken.new.contains(pair.new) else { continue }
      taken.old.insert(pair.old)
      taken.new.insert(pair.new)
      names[FileName(FilePath.name(of: gone[pair.old]))] = FilePath.name(of: new[pair.new])
    }
  }

  /// Returns the name that a file has now.
  package func now(_ file: String) -> String { names[FileName(file)] ?? file }

  /// The lines of a file, each with its number of times. Every file has many short ones, which do not count.
  private static func lines(_ path: String) -> [Substring: Int] {
    guard let data = try? PlainFile.read(path, most: mostBytes, within: .everything) else { return [:] }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let told = lines.map { $0.drop(while: \.isWhitespace) }.filter { $0.count > 3 }
    return told.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func share(of one: [Substring: Int], and other: [Substring: Int]) -> Double {
    let same = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
    let most = max(one.values.reduce(0, +), other.values.reduce(0, +))
    return most == 0 ? 0 : Double(same) / Double(most)
  }
}
