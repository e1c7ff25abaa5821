import CommandTesting
import Foundation
import TestLayers
import Testing

@Suite("Words of the command")
struct WordsTests {
  @Test("--version prints the version, which is not released in a checkout")
  func version() throws {
    let command = try Command()
    defer { command.folder.remove() }
    #expect(try command.run("--version") == .init(status: 0, output: "unreleased\n", error: ""))
  }

  @Test(
    "wrong words end with 2 and say what is wrong", .tags(.sampled), arguments: sample(wrongArguments, 18))
  func wrongWords(words: [String], message: String) throws {
    // The source does not compile: had it been compiled, the status would be 1.
    let command = try Command("this is no Swift")
    defer { command.folder.remove() }
    let answer = try command.run(words)
    #expect(answer.status == 2)
    #expect(answer.error.contains(message), "\(answer.error)")
    #expect(answer.output == "")
  }

  @Test(
    "wrong words for a machine are an error object, too",
    arguments: [
      ["inspect", "View.swift", "--json", "--full"], ["inspect", "View.swift", "--json", "--sise", "1x1"],
      ["explain", "None.swift", "--json"], ["diff", "a.json", "b.json", "--json"],
      ["render", "View.swift", "-o", "-", "--json"], ["inspect", "View.swift", "--json", "--proposals"],
    ])
  func wrongWordsForMachines(words: [String]) throws {
    let command = try Command("this is no Swift")
    defer { command.folder.remove() }
    let answer = try command.run(words)
    #expect(answer.status == 2)
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let error = try #require(object?["error"] as? [String: Any])
    #expect(error["status"] as? Int == 2)
    #expect(answer.error == "\(error["reason"] as? String ?? "")\n")
  }

  @Test("help is no failure")
  func help() throws {
    let command = try Command()
    defer { command.folder.remove() }
    #expect(try command.run("--help").status == 0)
    #expect(try command.run("render", "--help").output.contains("--size"))
  }
}

/// Arguments of the command, and a part of the sentence about them.
private let wrongArguments: [([String], String)] = [
  (["rendr", "View.swift"], "rendr is not a command. Did you mean render?"),
  (["inspect"], "Missing expected argument"),
  (["inspect", "View.swift", "--sise", "1x1"], "Did you mean '--size'?"),
  (
    ["inspect", "View.swift", "--size", "-5x0"],
    "A length can not be negative: -5. Write width, x and height"
  ),
  (["inspect", "View.swift", "--size", "axb"], "a is not a length. Write width, x and height"),
  (["inspect", "View.swift", "--size", "x5"], "Nothing is not a length."),
  (["inspect", "View.swift", "--size", "nanx5"], "nan is not a length."),
  (["inspect", "View.swift", "--size", "infx5"], "inf is not a length."),
  (["inspect", "View.swift", "--size", "1x2x3"], "A size is needed, not 1x2x3."),
  (["inspect", "View.swift", "--size", "1e99x3"], "100000 is the most"),
  (["inspect", "View.swift", "--scale", "-1"], "The scale is a number from 0.01 to 16, not -1."),
  (["inspect", "View.swift", "--scale", "1e-320"], "The scale is a number from 0.01 to 16, not 1e-320."),
  (["preview", "View.swift", "--scale", "17"], "The scale is a number from 0.01 to 16, not 17."),
  (["inspect", "View.swift", "--safe-area", "1,2"], "four lengths"),
  (["inspect", "View.swift", "--timeout", "0"], "seconds from 0.001 to 86400"),
  (["inspect", "View.swift", "--timeout", "1e-320"], "seconds from 0.001 to 86400"),
  (["inspect", "View.swift", "--time-zone", ""], "There is no time zone without a name."),
  (
    ["inspect", "View.swift", "--now", ""],
    "\"\" is not a date with a time. Write it as 2026-01-01T09:41:00Z"
  ),
  (["inspect", "View.swift", "--now", "2026-02-30"], "2026-02-30 is not a date with a time."),
  (["inspect", "View.swift", "--now", "-001-01-01T00:00:00Z"], "with a year from 0001 to 9999."),
  (["inspect", "View.swift", "--now", "10000-01-01T00:00:00Z"], "with a year from 0001 to 9999."),
  (["inspect", "View.swift", "--now", "0000-01-01T00:00:00Z"], "There is no year 0000"),
  (
    ["inspect", "View.swift", "--now", "2026-02-30T00:00:00Z"],
    "There is no day 2026-02-30: that month has 28"
  ),
  (
    ["run", "View.swift", "--now", "2024-02-30T00:00:00Z"],
    "There is no day 2024-02-30: that month has 29"
  ),
  (["preview", "View.swift", "--now", "2026-04-31T00:00:00Z"], "that month has 30 days."),
  (["inspect", "View.swift", "--now", "1900-02-29T00:00:00+01:00"], "that month has 28 days."),
  (["inspect", "View.swift", "--now", "2026-01-00T00:00:00Z"], "2026-01-00"),
  (["inspect", "View.swift", "--now", "2026-01-01T24:00:00Z"], "There is no time 24:00:00"),
  (["inspect", "View.swift", "--now", "2026-01-01T23:60:00Z"], "23:60:00"),
  (["inspect", "View.swift", "--now", "2026-01-01T23:59:60Z"], "There is no time 23:59:60"),
  (["inspect", "View.swift", "--appearance", "blue"], "'light' and 'dark'"),
  (["inspect", "View.swift", "--os", "27"], "'18' and '26'"),
  (["run", "View.swift", "--os", "iOS26"], "'18' and '26'"),
  (["preview", "View.swift", "--os", ""], "'18' and '26'"),
  (["diff", "a.json", "b.json", "--os", "26"], "so --os changes nothing; leave it out."),
  (["inspect", "View.swift", "--all", "--view", "A"], "use one of them"),
  (["inspect", "None.swift"], "There is no file or folder None.swift."),
  (["check", "None.swift"], "There is no file or folder None.swift."),
  (["inspect", "View.swift", "--place", "91,0"], "a latitude from -90 to 90"),
  (["inspect", "View.swift", "--place", "Rome"], "such as 48.21,16.37, not Rome"),
  (["render", "View.swift", "-o", "a.pdf", "--paper", "b9"], "There is no paper b9. There are a3, a4"),
  (["render", "View.swift", "-o", "a.pdf", "--paper", "0x9"], "There is no paper 0x9."),
  (["render", "View.swift", "-o", "a.pdf", "--paper", "a4", "--margins", "1,2"], "or four, top,leading"),
  (["render", "View.swift", "-o", "a.pdf", "--paper", "-5x5"], "There is no paper -5x5."),
  (["render", "View.swift", "-o", "a.pdf", "--paper", "a4", "--margins", "-1"], "one length from 0"),
  (
    ["render", "View.swift", "-o", "a.pdf", "--paper", "a4", "--margins", "300"],
    "The margins leave nothing of a page of 595.28×841.89 points"
  ),
  (
    ["render", "View.swift", "-o", "a.pdf", "--paper", "1e-320x1"], "The margins leave nothing of a page"
  ),
  (["render", "View.swift", "-o", "a.pdf", "--margins", "9"], "add it, such as --paper a4"),
  (["render", "View.swift", "-o", "a.png", "--paper", "a4"], "a .png has none; write a .pdf"),
  (
    ["render", "View.swift", "-o", "a.pdf", "--paper", "a4", "--fit"],
    "leave --size, --device and --fit out"
  ),
  (["render", "View.swift", "-o", "a.gif"], "end it in .png, .jpg, .webp, .svg, .pdf"),
  (["render", "View.swift", "-o", "none/a.png"], "there is no folder"),
  (["render", "View.swift", "-o", "/proc/a.png"], "can not be written"),
  (["render", "View.swift", "-o", "a.png", "--size", "40000x1"], "32767 is the most"),
  (["render", "View.swift", "-o", "a.webp", "--size", "20000x1", "--scale", "1"], "16383 is the most"),
  (["render", "View.swift", "-o", "a.png", "--size", "30000x30000", "--scale", "1"], "64 is the most"),
  (["render", "View.swift", "-o", "a.png", "--size", "0x40"], "A picture without area"),
  (["render", "View.swift", "-o", "a.png", "-o", "b.png"], "--output is given more than once"),
  (["render", "View.swift", "--output=a.png", "-o", "b.png"], "--output is given more than once"),
  (["inspect", "View.swift", "--size", "1x1", "--size=2x2"], "--size is given more than once"),
  (["render", "View.swift", "-o", "a.png", "--format", "svg"], "says .png, and --format says svg"),
  (["render", "View.swift", "-o", "a.JPEG", "--format", "png"], "says .jpg, and --format says png"),
  (["render", "View.swift", "-o", "a.gif", "--format", "gif"], "'png', 'jpg', 'webp', 'svg' or 'pdf'"),
  (["render", "View.swift", "-o", ""], "this one is empty"),
  (["render", "View.swift", "-o", "/dev/null", "--all"], "takes one picture, and --all makes several"),
  (
    ["render", "View.swift", "-o", "a", "--all", "--format", "gif"],
    "'png', 'jpg', 'webp', 'svg' or 'pdf'"
  ),
  (
    ["render", "View.swift", "--all", "-o", String(repeating: "a", count: 230) + ".png"],
    "leaves no room for the views' names"
  ),
  (["gallery", "View.swift", "-o", ""], "this one is empty"),
  (["inspect", "View.swift", "--cost", "--trace"], "--cost is a table of its own"),
  (["inspect", "View.swift", "--cost", "--full"], "--cost is a table of its own"),
  (["inspect", "View.swift", "--cost", "--proposals"], "--cost is a table of its own"),
  (["explain", "View.swift", "--id", ""], "--id needs the name of a view"),
  (["explain", "View.swift", "--path", ""], "--path needs the name of a view"),
  (["inspect", "View.swift", "--view", ""], "--view needs the name of a view"),
  (["diff", "View.swift", "View.swift", "--view", ""], "--view needs the name of a view"),
  (["run", "View.swift", "--view", ""], "--view needs the name of a view"),
  (["preview", "View.swift", "--view", ""], "--view needs the name of a view"),
  (["inspect", ""], "The source needs a path"),
  (["check", ""], "The source needs a path"),
  (["preview", ""], "The source needs a path"),
  (["inspect", "View.swift", "--locale", "xx_YY"], "There is no locale xx_YY."),
  (["inspect", "View.swift", "--locale", "en_ZZ"], "There is no locale en_ZZ."),
  (["run", "View.swift", "--locale", "klingon"], "There is no locale klingon."),
  (["preview", "View.swift", "--locale", ""], "There is no locale without a name."),
  (["diff", "a.json", "b.json", "--view", "A"], "so --view changes nothing; leave it out."),
  (["diff", "a.json", "b.json", "--size", "1x1", "--fit"], "leave --size, --fit out."),
]
