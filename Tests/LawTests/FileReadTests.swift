import Foundation
import Testing

/// Under `--sandbox`, a project reads nothing outside of the folders that were given. `GivenFolders` decides what is inside, and
/// `PlainFile` and `ProjectReader` ask it; any other way to a file is listed in FileReads.txt with its reason.
@Suite("Readers of files")
struct FileReadTests {
  /// The ways to read a file, to list a folder, or to leave the question out.
  private static let ways: [(name: String, pattern: String)] = [
    ("contentsOf", #"\b(String|Data|NSData|NSString|NSArray|NSDictionary|XMLParser)\(contentsOf"#),
    ("contents", #"\.contents\(atPath"#), ("contentsOfDirectory", #"\bcontentsOfDirectory\("#),
    ("enumerator", #"\.enumerator\(at"#), ("subpaths", #"\bsubpaths(OfDirectory)?\("#),
    ("FileHandle", #"\bFileHandle\(for"#), ("stream", #"\b(InputStream|NSInputStream)\("#),
    (
      "open",
      #"(^|[^.\w])(open|openat|fopen|freopen|opendir|scandir|fts_open|nftw|mmap|dlopen)\(|\bGlibc\.open\("#
    ),
    ("copy", #"\b(copyItem|linkItem|contentsEqual|replaceItem)\b"#),
    ("exists", #"\b(fileExists|isReadableFile)\b"#),
    ("link", #"\b(destinationOfSymbolicLink|readlink)\("#),
    ("everything", #"(^|[^k])\.everything\b"#),
  ]
  private static let targets: Set = ["PlumbProjects", "PlumbSource"]
  private static let reasons: Set = [
    "asks GivenFolders", "a file of the run, of the build or of the cache", "a file of the system",
    "a Swift file that a source has", "whether it is there", "names in the folder that a person named",
    "where no folders were given", "writes",
  ]

  /// The ways that files use, and how often: `PlumbSource/Source.swift exists 3`.
  private static func uses(in files: [SourceFile]) throws -> [String] {
    // As texts are read, no word ends at the point of `default.contents`.
    let ways = try ways.map { (name: $0.name, pattern: try Regex($0.pattern).wordBoundaryKind(.simple)) }
    return files.filter { targets.contains($0.target) }.flatMap { file in
      ways.compactMap { name, pattern in
        let count = file.code.count { $0.firstMatch(of: pattern) != nil }
        return count == 0 ? nil : "\(file.place) \(name) \(count)"
      }
    }
  }

  @Test("a file of a project is read where the folders that were given are asked, and nowhere else")
  func onePlace() throws {
    let list = try ReasonList.read("FileReads")
    let (found, listed) = (try Self.uses(in: SourceFile.all()), Set(list.map(\.id)))
    for use in found where !listed.contains(use) {
      Issue.record(
        "\(use): read with ProjectReader or PlainFile, or enter it in FileReads.txt with its reason.")
    }
    #expect(listed.subtracting(found) == [], "in FileReads.txt, and not in the sources")
    #expect(Set(list.map(\.reason)).subtracting(Self.reasons) == [])
    #expect(listed.count == list.count, "a use stands once in the list")
  }

  @Test(
    "the law sees each way",
    arguments: [
      "let text = try String(contentsOf: url)", "try? String(contentsOfFile: path, encoding: .utf8)",
      "try Data(contentsOf: url)", "FileManager.default.contents(atPath: path)",
      "manager.contentsOfDirectory(atPath: path)", "manager.enumerator(at: url)",
      "try manager.subpathsOfDirectory(atPath: path)", "FileHandle(forReadingAtPath: path)",
      "let file = open(path, O_RDONLY)", "Glibc.open(path, O_RDONLY)", "fopen(path, \"r\")",
      "InputStream(fileAtPath: path)", "try manager.copyItem(atPath: a, toPath: b)",
      "manager.fileExists(atPath: path)", "manager.destinationOfSymbolicLink(atPath: path)",
      "PlainFile.read(path, most: 1, within: .everything)", "ProjectReader.everything.read(path)",
    ])
  func sees(line: String) throws {
    let file = SourceFile(path: "Sources/PlumbProjects/New.swift", text: line)
    #expect(try Self.uses(in: [file]).count == 1)
    let other = SourceFile(
      path: "Sources/PlumbProjects/New.swift", text: "all.append(contentsOf: files)\n// open(")
    #expect(try Self.uses(in: [other]) == [])
  }
}
