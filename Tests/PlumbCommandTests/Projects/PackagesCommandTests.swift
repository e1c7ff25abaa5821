import CommandTesting
import Foundation
import Testing

@Suite("Packages from elsewhere", .timeLimit(.minutes(10)))
struct PackagesCommandTests {
  @Test("are brought with those that they need, and other commands have them then")
  func package() throws {
    let distant = try DistantPackages()
    defer { distant.command.folder.remove() }
    try distant.writePackage()
    let files = distant.files
    let first = try distant.run("packages", "App")
    #expect(first.status == 0, "\(first)")
    #expect(first.output == "2 packages are here: Inner 1.0.0, Outer 1.1.0\n")
    #expect(
      first.error == """
        Fetching Outer from https://packages.invalid/a/Outer
        Fetching Inner from https://packages.invalid/a/Inner.git

        """)
    try distant.vanish()
    let again = try distant.run("packages", "App")
    #expect(again == Command.Answer(status: 0, output: first.output, error: ""), "nobody is asked again")
    #expect(try distant.run("packages", "App", "--offline") == again)
    let shown = try distant.run("inspect", "App")
    #expect(shown.output.contains("\"Outer is 1.1.0\""), "\(shown)")
    #expect(shown.error == "")
    #expect(distant.files == files, "nothing is written beside the project")
  }

  @Test(
    "of an Xcode project have the versions of its Package.resolved, or else the newest that are asked for")
  func project() throws {
    let distant = try DistantPackages()
    defer { distant.command.folder.remove() }
    try distant.writeProject()
    let pins = "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    try distant.command.folder.write(try distant.resolved("1.0.0"), to: pins)
    #expect(try distant.run("packages", "App").output == "2 packages are here: Inner 1.0.0, Outer 1.0.0\n")
    let shown = try distant.run("inspect", "App")
    #expect(shown.output.contains("\"Outer is 1.0.0\""), "\(shown)")
    try FileManager.default.removeItem(atPath: distant.command.path(pins))
    #expect(try distant.run("packages", "App").output == "2 packages are here: Inner 1.0.0, Outer 1.1.0\n")
  }

  @Test(
    "that can not be had are told with git's reason, a strange address runs nothing, and the others are brought"
  )
  func missing() throws {
    let distant = try DistantPackages()
    defer { distant.command.folder.remove() }
    let mark = distant.command.path("mark")
    let strange = [
      "--upload-pack=touch \(mark)", "ext::sh -c touch% \(mark)",
      #"https://x", exact: "1.0.0"), .package(path: "/etc"#,
    ]
    try distant.writeProject(["https://packages.invalid/a/Nowhere.git"] + strange)
    let answer = try distant.run("packages", "App")
    #expect(answer.status == 1, "\(answer)")
    #expect(answer.output == "2 packages are here: Inner 1.0.0, Outer 1.1.0\n")
    for address in strange {
      #expect(
        answer.error.contains("The package at \(address) is not brought: an address begins"), "\(answer)")
    }
    #expect(
      answer.error.contains(
        "The package Nowhere (https://packages.invalid/a/Nowhere.git) can not be had: fatal: '\(distant.command.path("distant/Nowhere.git"))' does not appear to be a git repository"
      ), "\(answer)")
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test("are not asked for with --offline, and never where nobody trusts the project")
  func offline() throws {
    let distant = try DistantPackages()
    defer { distant.command.folder.remove() }
    try distant.writePackage()
    let offline = try distant.run("packages", "App", "--offline")
    #expect(
      offline
        == Command.Answer(
          status: 1, output: "",
          error: "The package at https://packages.invalid/a/Outer is not on this machine.\n"))
    let walled = try distant.run("packages", "App", "--sandbox")
    #expect(walled.status == 2)
    #expect(walled.error.contains("--sandbox"))
    #expect(!FileManager.default.fileExists(atPath: distant.command.path("kept/v2/packages")))
  }
}
