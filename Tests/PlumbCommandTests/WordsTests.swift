import CommandTesting
import Testing

@Suite("Words of the command")
struct WordsTests {
  @Test(
    "wrong words end with 2 and say what is wrong",
    arguments: [
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
      (["inspect", "View.swift", "--scale", "-1"], "The scale is a number above 0"),
      (["inspect", "View.swift", "--safe-area", "1,2"], "four lengths"),
      (["inspect", "View.swift", "--timeout", "0"], "seconds above 0"),
      (["inspect", "View.swift", "--appearance", "blue"], "'light' and 'dark'"),
      (["inspect", "View.swift", "--all", "--view", "A"], "use one of them"),
      (["inspect", "None.swift"], "There is no file or folder None.swift."),
      (["check", "None.swift"], "There is no file or folder None.swift."),
      (["render", "View.swift", "-o", "a.gif"], "end it in .png, .svg, .pdf"),
      (["render", "View.swift", "-o", "none/a.png"], "there is no folder"),
      (["render", "View.swift", "-o", "/proc/a.png"], "can not be written"),
      (["render", "View.swift", "-o", "a.png", "--size", "40000x1"], "32767 is the most"),
    ])
  func wrongWords(words: [String], message: String) throws {
    // The source does not compile: had it been compiled, the status would be 1.
    let command = try Command("this is no Swift")
    defer { command.folder.remove() }
    let answer = try command.run(words)
    #expect(answer.status == 2)
    #expect(answer.error.contains(message), "\(answer.error)")
    #expect(answer.output == "")
  }

  @Test("help is no failure")
  func help() throws {
    let command = try Command()
    defer { command.folder.remove() }
    #expect(try command.run("--help").status == 0)
    #expect(try command.run("render", "--help").output.contains("--size"))
  }
}
