import CommandTesting
import Foundation
import TestLayers
import Testing

@testable import PlumbCommand

/// `plumb snapshot --shard` and `--merge`.
@Suite("Recorded previews in shards", .timeLimit(.minutes(10)))
struct SnapshotShardTests {
  private func entries(_ count: Int) -> [SnapshotEntry] {
    (0..<count).map { SnapshotEntry(view: "#Preview \"P\($0)\"", file: "P\($0).png") }
  }

  @Test("each picture is in one shard, and 2,000 in ten take as long in each as recorded, within 1 %")
  func balance() {
    var all = entries(2000)
    // Most are fast, and some take a hundred times as long.
    for index in all.indices { all[index].seconds = index % 100 == 0 ? 20 : 0.2 + Double(index % 7) / 10 }
    let times = SnapshotTimes(junit: SnapshotReports(entries: all).junit)
    let keys = all.map { SnapshotTimes.Key($0) }
    let parts = (1...10).map { number in
      var division = SnapshotDivision(SnapshotShard("\(number)/10")!, times)
      return division.part(of: keys)
    }
    #expect(parts.reduce(0) { $0 + $1.count } == 2000 && parts.reduce(Set()) { $0.union($1) }.count == 2000)
    let loads = parts.map { $0.reduce(0) { $0 + (all[$1].seconds ?? 0) } }
    #expect(loads.max()! < loads.min()! * 1.01, "\(loads)")
  }

  @Test(
    "without times each shard has as many, also over several targets, and what is not drawn counts as nothing"
  )
  func counts() {
    let keys = entries(10).map { SnapshotTimes.Key($0) }
    var sizes: [Int] = []
    for number in 1...4 {
      var division = SnapshotDivision(SnapshotShard("\(number)/4")!, SnapshotTimes())
      sizes.append(division.part(of: keys).count + division.part(of: keys).count)
    }
    #expect(sizes == [5, 5, 5, 5])
    var division = SnapshotDivision(SnapshotShard("1/2")!, SnapshotTimes())
    let part = division.part(of: keys[..<2].map(\.self) + [nil, nil, nil, nil])
    #expect(part.intersection([0, 1]).count == 1)
  }

  @Test(
    "a shard is a number and how many there are",
    arguments: ["", "2", "0/5", "6/5", "1/1001", "+1/5", "1/5/5", "a/b", "٢/٥"])
  func wrong(word: String) throws {
    #expect(SnapshotShard(word) == nil)
    #expect(SnapshotShard("5/5")?.text == "5/5")
    let command = try Command("#Preview { Text(\"\") }")
    defer { command.folder.remove() }
    let answer = try command.run("snapshot", "View.swift", "--check", "--shard", word)
    #expect(
      answer.status == 2 && answer.error.contains("A shard is a number and how many there are"), "\(answer)")
  }

  private static let source = (1...5).map { "#Preview(\"P\($0)\") { Text(\"P\($0)\") }" }.joined(
    separator: "\n")

  @Test("check all pictures between them, and their results make the one of a run without shards")
  func merging() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "View.swift", "--junit", "times.xml").status == 0)
    let times = try String(contentsOfFile: command.path("times.xml"), encoding: .utf8)
    #expect(times.contains(#/name="#Preview &quot;P1&quot;" time="[0-9.]+"/#))
    try command.write(
      Self.source.replacing("Text(\"P2\")", with: "Text(\"Two\")").replacing("\"P5\")", with: "\"P6\")"),
      to: "View.swift")
    var counts: [Int] = []
    for shard in ["1/2", "2/2"] {
      let name = shard.prefix(1)
      let answer = try command.run(
        "snapshot", "View.swift", "--check", "--shard", shard, "--times", "times.xml", "--junit",
        "r\(name).xml", "--report",
        "results/r\(name)", "--json")
      #expect(try command.shell("mkdir -p results && mv r\(name).xml results/").status == 0, "\(answer)")
      #expect(answer.error.contains("Shard \(name) of 2. Pictures in __Snapshots__: "))
      counts.append(
        try #require(JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [Any]).count)
    }
    // P5 is deleted, which the first reports, and P6 is new.
    #expect(counts.reduce(0, +) == 6 && counts.allSatisfy { $0 >= 2 })
    let merged = try command.run("snapshot", "results", "--merge", "--junit", "all.xml", "--report", "all")
    #expect(
      merged.status == 1 && merged.error.hasSuffix("6 pictures of 2 shards: 3 not as recorded.\n"),
      "\(merged)")
    let whole = try command.run(
      "snapshot", "View.swift", "--check", "--junit", "whole.xml", "--report", "whole")
    #expect(whole.status == 1)
    func cases(_ name: String) throws -> [String] {
      try String(contentsOfFile: command.path(name), encoding: .utf8).replacing(#/ time="[0-9.]+"/#, with: "")
        .split(separator: "\n").filter { $0.hasPrefix("  <testcase") || $0.hasPrefix("<testsuite ") }.map(
          String.init
        ).sorted()
    }
    #expect(try cases("all.xml") == cases("whole.xml"))
    let pages = try ["all", "whole"].map {
      try String(contentsOfFile: command.path("\($0)/index.html"), encoding: .utf8)
    }
    #expect(pages[0] == pages[1])
  }

  @Test("a result that is missing, or there twice, is named")
  func incomplete() throws {
    let command = try Command()
    defer { command.folder.remove() }
    func write(_ shard: String, to name: String) throws {
      let division = SnapshotShard(shard).map { SnapshotDivision($0, SnapshotTimes()) }
      let junit = SnapshotReports(entries: entries(1), division: division).junit
      try command.folder.write(junit, to: "results/\(name)")
    }
    func merge() throws -> Command.Answer { try command.run("snapshot", "results", "--merge") }
    try command.folder.write("<html></html>", to: "results/other.html")
    #expect(try merge().error.hasPrefix("results has no result of a shard."))
    try write("1/4", to: "a/1.xml")
    try write("3/4", to: "3.xml")
    let lacking = try merge()
    #expect(lacking.status == 2 && lacking.error == "results lacks the results of shards 2, 4 of 4.\n")
    try write("2/4", to: "2.xml")
    #expect(try merge().error == "results lacks the result of shard 4 of 4.\n")
    try write("4/4", to: "4.xml")
    #expect(
      try merge()
        == Command.Answer(status: 0, output: "", error: "4 pictures of 4 shards: 0 not as recorded.\n"))
    try write("4/4", to: "again.xml")
    #expect(try merge().error.contains("has results of several checks: 1/4, 2/4, 3/4, 4/4, 4/4."))
    #expect(try command.run("snapshot", "none", "--merge").error == "There is no folder none.\n")
    // Another number of pictures was divided.
    try FileManager.default.removeItem(atPath: command.path("results/again.xml"))
    var division = SnapshotDivision(SnapshotShard("4/4")!, SnapshotTimes())
    _ = division.part(of: entries(2).map { SnapshotTimes.Key($0) })
    try command.folder.write(
      SnapshotReports(entries: entries(1), division: division).junit, to: "results/4.xml")
    let divided = try merge()
    #expect(
      divided.status == 2 && divided.error.hasPrefix("The shards in results have divided different pictures"))
    for option in ["--check", "--json"] {
      #expect(try command.run("snapshot", "results", "--merge", option).status == 2)
    }
  }
}
