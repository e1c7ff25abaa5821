import CommandTesting
import Foundation
import Testing

@Suite("No false green", .timeLimit(.minutes(6)))
struct NoWordsTests {
  private let row = "struct Row: View { var body: some View { Text(\"Row\") } }"

  @Test("a command without words ends with 2 wherever its output is no terminal")
  func none() throws {
    let command = try Command(row)
    defer { command.folder.remove() }
    let answer = try command.run()
    #expect(answer.status == 2 && answer.output == "")
    #expect(answer.error.hasPrefix("plumb needs a command. There are: render, "), "\(answer.error)")
  }

  @Test("the words are those of main, whatever /proc says of them")
  func withoutProcesses() throws {
    let command = try Command(row)
    defer { command.folder.remove() }
    let walls = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    let through = walls + ["mount -t tmpfs none /proc && exec \"$@\"", "sh"]
    let wrong = try command.run(["rendr", "View.swift"], through: through)
    #expect(wrong.status == 2 && wrong.error.hasPrefix("rendr is not a command."), "\(wrong)")
    for words in [["check", "View.swift"], ["snapshot", "View.swift", "--check"]] {
      let answer = try command.run(words, through: through)
      #expect(answer.status == 4 && answer.output == "")
      #expect(
        answer.error == "There is no /proc here, and plumb needs it. Mount it: mount -t proc proc /proc.\n")
    }
  }

  @Test("a library that hides the list of words from the process changes nothing")
  func preloaded() throws {
    let command = try Command("this is no Swift")
    defer { command.folder.remove() }
    let hiding = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <fcntl.h>
      #include <stdarg.h>
      #include <stdio.h>
      #include <string.h>
      FILE *fopen(const char *path, const char *mode) {
        return ((FILE *(*)(const char *, const char *))dlsym(RTLD_NEXT, "fopen"))(
          strstr(path, "cmdline") ? "/dev/null" : path, mode);
      }
      int open(const char *path, int flags, ...) {
        va_list rest;
        va_start(rest, flags);
        int mode = va_arg(rest, int);
        va_end(rest);
        return ((int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open"))(
          strstr(path, "cmdline") ? "/dev/null" : path, flags, mode);
      }
      """
    try hiding.write(toFile: command.path("hiding.c"), atomically: true, encoding: .utf8)
    let compiled = try command.shell("clang -shared -fPIC -o hiding.so hiding.c -ldl")
    try #require(compiled.status == 0, "\(compiled.error)")
    let answer = try command.run(
      ["check", "View.swift"], through: ["env", "LD_PRELOAD=\(command.path("hiding.so"))"])
    #expect(answer.status == 1 && answer.output == "", "\(answer)")
  }

  @Test("names that differ only in how their letters are written are two files")
  func normalForms() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let (composed, decomposed) = ("caf\u{E9}.swift", "cafe\u{301}.swift")
    for (number, name) in [composed, decomposed].enumerated() {
      let text =
        "import SwiftUI\nstruct Cafe\(number): View { var body: some View { Text(\"\(number)\") } }\n"
      try command.folder.write(text, to: "s/\(name)")
    }
    let gallery = try command.run("gallery", "s", "-o", "out", "--json")
    #expect(gallery.status == 0, "\(gallery)")
    let list = try #require(try json(gallery.output) as? [[String: Any]])
    #expect(list.compactMap { $0["view"] as? String }.sorted() == ["Cafe0", "Cafe1"])
    let pictures = try FileManager.default.contentsOfDirectory(atPath: command.path("out")).filter {
      $0.hasSuffix(".png")
    }
    #expect(pictures.count == 2, "\(pictures)")
    // Of two such files, one that does not compile takes only itself away.
    try "import SwiftUI\nlet wrong: Int = \"\"\n".write(
      toFile: command.path("s/\(composed)"), atomically: true, encoding: .utf8)
    let all = try command.run("inspect", "s", "--all")
    #expect(all.status == 1 && all.output.contains("Text(\"1\")"), "\(all)")
  }
}
