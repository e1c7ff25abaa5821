import CommandTesting
import Foundation
import TestLayers
import Testing

/// The files of a revision, as `plumb review` has them.
@Suite("The files of a review", .timeLimit(.minutes(10)))
struct ReviewedFilesTests {
  @Test("leave the checkout as it is, and start no program of its settings, even for filtered files")
  func checkout() throws {
    let checkout = try TestCheckout(ReviewTests.files)
    defer { checkout.end() }
    try checkout.write("*.swift filter=upper\n", to: ".gitattributes")
    try checkout.commit()
    let line = "touch '\(checkout.command.path("started"))'; cat"
    for name in ["filter.upper.smudge", "filter.upper.clean", "core.fsmonitor"] {
      try checkout.git("config \(name) \"\(line)\"")
    }
    try checkout.git("config filter.upper.required true")
    for hook in ["post-index-change", "post-checkout"] {
      try checkout.write("#!/bin/sh\n\(line)\n", to: ".git/hooks/\(hook)")
      chmod(checkout.path(".git/hooks/\(hook)"), 0o755)
    }
    try checkout.edit("Card.swift", ".red", to: ".green")
    func state() throws -> [String] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: checkout.path("")).sorted()
      return try names.map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: checkout.path(name))
        return "\(name) \(attributes[.modificationDate] ?? "") \(attributes[.size] ?? "")"
      }
    }
    let before = try state()
    let (answer, review) = try checkout.review("HEAD")
    #expect(answer.status == 1 && review?.summary["changed"] == 2, "\(answer)")
    #expect(try state() == before)
    #expect(!FileManager.default.fileExists(atPath: checkout.command.path("started")))
  }

  @Test("have the ignored files that the source needs as they are now, and none that nobody has added")
  func ignored() throws {
    let checkout = try TestCheckout([
      ".gitignore": "Secret.swift\n",
      "View.swift": "import SwiftUI\n#Preview(\"A\") { Text(secret) }",
    ])
    defer { checkout.end() }
    try checkout.write("let secret = \"key\"", to: "Secret.swift")
    try checkout.write("import SwiftUI\n#Preview(\"New\") { Text(secret) }", to: "New.swift")
    let (answer, review) = try checkout.review("HEAD")
    #expect(review?.summary == ["new": 1, "unchanged": 1, "drawn": 2], "\(answer)")
  }

  @Test("have the submodules of the revision, and a sentence names one that is not here")
  func submodules() throws {
    let parts = try TestCheckout(["Part.swift": "import SwiftUI\nlet part = Color.red"], in: "parts")
    defer { parts.end() }
    let checkout = try TestCheckout(["View.swift": "import SwiftUI\n#Preview(\"A\") { part }"])
    defer { checkout.end() }
    try checkout.git("-c protocol.file.allow=always submodule add -q '\(parts.path(""))' Parts")
    try checkout.commit()
    try checkout.write("import SwiftUI\nlet part = Color.green", to: "Parts/Part.swift")
    _ = try checkout.command.shell(
      "cd app/Parts && git -c user.name=A -c user.email=a@example.com commit -qam Two")
    let (answer, review) = try checkout.review("HEAD")
    #expect(answer.status == 1 && review?.summary == ["changed": 1, "drawn": 1], "\(answer)")
    #expect(review?.notices == [])
    try checkout.commit()
    _ = try checkout.command.shell("cd app && rm -rf Parts .git/modules && mkdir Parts")
    let missing = try checkout.review("HEAD~1")
    #expect(
      missing.review?.notices.first?.hasPrefix("The submodule Parts is not here at ") ?? false, "\(missing)")
  }

  @Test("have what Git LFS has on this machine, and a sentence says how many files are missing")
  func largeFiles() throws {
    let pointer = { (id: String) in
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(id)\nsize 12345\n"
    }
    let (here, missing) = (String(repeating: "a", count: 64), String(repeating: "b", count: 64))
    let checkout = try TestCheckout([
      "View.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"A\") }", "here.json": pointer(here),
      "missing.json": pointer(missing),
    ])
    defer { checkout.end() }
    try checkout.write("{}", to: ".git/lfs/objects/aa/aa/\(here)")
    let (answer, review) = try checkout.review("HEAD")
    #expect(answer.status == 0)
    #expect(
      review?.notices.first?.hasSuffix("is in Git LFS and not on this machine; git lfs fetch brings it.")
        ?? false, "\(answer)")
    #expect(review?.notices.first?.hasPrefix("1 file of ") ?? false)
  }

  @Test("of a project that was not there, or is renamed, are no error: each preview is new")
  func newProject() throws {
    let checkout = try TestCheckout(["Old/View.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"A\") }"])
    defer { checkout.end() }
    try checkout.write("import SwiftUI\n#Preview(\"B\") { Text(\"B\") }", to: "New/View.swift")
    let answer = try checkout.command.run("review", "HEAD", "app/New", "-o", "review.html")
    #expect(answer.status == 1 && answer.output.contains(": 1 new. Drawn: 1 of 1.\n"), "\(answer)")
  }

  @Test("do not count the page of an earlier review in the source's folder as a change")
  func earlierPage() throws {
    let checkout = try TestCheckout(ReviewTests.files)
    defer { checkout.end() }
    for _ in 0..<2 {
      let answer = try checkout.command.run("review", "HEAD", "app", "-o", "app/review.html")
      #expect(answer.status == 0 && answer.output.contains("4 unchanged. Drawn: 0 of 4."), "\(answer)")
    }
    // Any other new file may be one that a view reads.
    try checkout.write("<p>", to: "other.html")
    let answer = try checkout.command.run("review", "HEAD", "app", "-o", "app/review.html")
    #expect(answer.output.contains("4 unchanged. Drawn: 4 of 4."), "\(answer)")
  }

  @Test("of a package are compared by the names of its targets, also of one that is new or gone")
  func targets() throws {
    func manifest(_ other: String) -> String {
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Rows", targets: [.target(name: "One"), .target(name: "\(other)")])
      """
    }
    let view = "import SwiftUI\n#Preview(\"A\") { HStack(spacing: 8) { Color.red; Color.blue } }"
    let checkout = try TestCheckout([
      "Package.swift": manifest("Two"), "Sources/One/A.swift": view, "Sources/Two/B.swift": view,
    ])
    defer { checkout.end() }
    try checkout.write(manifest("Three"), to: "Package.swift")
    try checkout.edit("Sources/One/A.swift", "8", to: "20")
    try checkout.remove("Sources/Two")
    try checkout.write(view, to: "Sources/Three/C.swift")
    let (answer, review) = try checkout.review("HEAD")
    #expect(
      review?.previews.map { "\($0.target ?? "") \($0.state)" } == [
        "One changed", "Three new", "Two removed",
      ], "\(answer)")
    // 390 − 20 in two halves.
    #expect(review?.previews.first?.views?.map(\.after?.width) == [185, 185])
  }

  @Test("One edited view of an app of 200 previews draws at most 20", .tags(.long))
  func manyPreviews() throws {
    var files: [String: String] = [:]
    for file in 0..<10 {
      let previews = (0..<20).map { "#Preview(\"\(file)-\($0)\") { Row\(file)(number: \($0)) }" }
      files["Row\(file).swift"] =
        "import SwiftUI\nstruct Row\(file): View { let number: Int; var body: some View { Text(\"\\(number)\") } }\n\(previews.joined(separator: "\n"))"
    }
    let checkout = try TestCheckout(files)
    defer { checkout.end() }
    try checkout.edit(
      "Row3.swift", "Text(\"\\(number)\")", to: "Text(\"\\(number)\").padding(.top, number == 7 ? 9 : 0)")
    let (answer, review) = try checkout.review("HEAD", "--size", "100x40")
    #expect(review?.previews.count == 200 && review?.summary["drawn"] == 20, "\(answer)")
    #expect(review?.states.filter { $0.value == "changed" }.map(\.key) == ["#Preview \"3-7\""])
  }
}
