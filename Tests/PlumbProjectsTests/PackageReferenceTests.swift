import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Packages that a project names") struct PackageReferenceTests {
  @Test(
    "addresses of repositories are passed on",
    arguments: [
      "https://github.com/apple/swift-log.git", "HTTPS://example.com/a",
      "https://me:word@example.com:8080/a/b.git",
      "https://example.com/~me/a.git?b=c", "ssh://git@example.com:22/a/b.git", "git@example.com:a/b.git",
      "git@example.com:~/b.git", "/home/me/My Packages/b", "file:///home/me/b.git", "/home/me/Überblick",
    ])
  func addresses(text: String) { #expect(PackageAddress(text)?.text == text) }

  @Test(
    "what is an option, a helper's name, Swift or a control character is no address",
    arguments: [
      "", "--upload-pack=touch /tmp/a", "-u", "ext::sh -c touch% /tmp/a", "fd::17", "https::x",
      "git://example.com/a",
      "http://example.com/a", "../beside", "beside", "example.com:a", "https://", "https:///a",
      "https://example.com",
      "https://-oProxyCommand=a/b", "ssh://-oProxyCommand=touch/a", "ssh://a@-oProxyCommand=touch/a",
      "ssh://-a@b/c",
      "ssh://%2doProxyCommand=touch/a", "https://-a/b", "ssh://a@-b/c", "git@-b:c",
      "git@-oProxyCommand=touch:a", "-git@example.com:a",
      "git@example.com:-a",
      "a@b@c:d", #"https://x", exact: "1.0.0"), .package(path: "/etc"#, #"https://x/\(1)"#, "https://x/a\nb",
      "https://x/a b", "https://x/\u{202E}a", "/a\"b", "/a\\b", "/a\nb", "file://example.com/a",
      "file://../a",
      "https://x/\(String(repeating: "a", count: 2000))",
    ])
  func strange(text: String) {
    #expect(PackageAddress(text) == nil)
    let reference = PackageReference(
      address: text, requirement: PackageRequirement(dumped: ["branch": ["main"]]))
    #expect(reference.dependency == nil)
    #expect(reference.problem?.hasPrefix("The package at \(text) is not brought: an address") ?? false)
  }

  @Test(
    "each way in which Xcode names versions is one of a manifest",
    arguments: [
      (["kind": "exactVersion", "version": "1.2.3"], #"exact: "1.2.3""#),
      (["kind": "upToNextMajorVersion", "minimumVersion": "1.2.3"], #""1.2.3"..<"2.0.0""#),
      (["kind": "upToNextMinorVersion", "minimumVersion": "1.2"], #""1.2.0"..<"1.3.0""#),
      (
        ["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "1.5.0"], #""1.0.0"..<"1.5.0""#
      ),
      (["kind": "upToNextMajorVersion", "minimumVersion": "1.0.0-beta.1"], #""1.0.0-beta.1"..<"2.0.0""#),
      (["kind": "branch", "branch": "feature/new-one"], #"branch: "feature/new-one""#),
      (["kind": "branch", "branch": "übung"], #"branch: "\u{fc}bung""#),
      (["kind": "revision", "revision": "0123456789abcdef0123"], #"revision: "0123456789abcdef0123""#),
    ])
  func requirements(words: [String: String], expected: String) {
    #expect(PackageRequirement(.dictionary(words.mapValues { .string($0) }))?.words == expected)
  }

  @Test(
    "what is no version, branch or revision is none",
    arguments: [
      [:], ["kind": "exactVersion"], ["kind": "exactVersion", "version": #"1.0.0"), .package(path: "/etc"#],
      ["kind": "exactVersion", "version": "v1"], ["kind": "exactVersion", "version": "1.0.0-"],
      ["kind": "exactVersion", "version": "1..0"], ["kind": "exactVersion", "version": "99999999999.0.0"],
      ["kind": "versionRange", "minimumVersion": "2.0.0", "maximumVersion": "1.0.0"],
      ["kind": "branch", "branch": "--output=/tmp/a"], ["kind": "branch", "branch": "a..b"],
      ["kind": "branch", "branch": #"a", "b"#], ["kind": "branch", "branch": "a b"],
      ["kind": "revision", "revision": "--help"], ["kind": "revision", "revision": "main"],
      ["kind": "unknown"],
    ])
  func strangeRequirements(words: [String: String]) {
    let requirement = PackageRequirement(.dictionary(words.mapValues { .string($0) }))
    #expect(requirement == nil)
    let reference = PackageReference(address: "https://example.com/a/b", requirement: requirement)
    #expect(reference.dependency == nil && reference.problem != nil)
  }

  @Test("a literal of Swift is the text and nothing else")
  func literals() {
    #expect(swiftLiteral("a\"b\\(c)\n\u{202E}") == #""a\"b\\(c)\u{a}\u{202e}""#)
  }

  @Test("a package that is asked for twice has a manifest for each time")
  func twice() throws {
    let reference = { (address: String, kind: [String: Any]) in
      PackageReference(address: address, requirement: PackageRequirement(dumped: kind))
    }
    let wanted = WantedPackages(
      [
        reference("https://example.com/a/one", ["range": [["lowerBound": "1.0.0", "upperBound": "2.0.0"]]]),
        reference("https://example.com/a/one", ["range": [["lowerBound": "1.0.0", "upperBound": "2.0.0"]]]),
        reference("https://example.com/a/one.git", ["exact": ["1.4.0"]]),
        reference("https://example.com/a/two", ["branch": ["main"]]),
        reference("--help", ["branch": ["main"]]),
      ], pins: PackagePins())
    #expect(
      wanted.addresses == [
        "https://example.com/a/one", "https://example.com/a/one.git", "https://example.com/a/two",
      ])
    #expect(wanted.problems.count == 1)
    #expect(
      wanted.manifests == [
        "": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Brought",
          dependencies: [
            .package(url: "https://example.com/a/one", "1.0.0"..<"2.0.0"),
            .package(url: "https://example.com/a/two", branch: "main"),
            .package(path: "Brought1")
          ])

        """,
        "Brought1": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Brought1",
          dependencies: [
            .package(url: "https://example.com/a/one.git", exact: "1.4.0")
          ])

        """,
      ])
  }

  @Test("versions are passed on in a file of their own, without those at strange addresses")
  func pins() throws {
    let revision = String(repeating: "a1", count: 20)
    func pin(_ location: String) -> String {
      #"{"identity": "x", "location": "\#(location)", "state": {"revision": "\#(revision)", "version": "1.0.0"}}"#
    }
    let folder = try ProjectFolder([
      "Package.resolved":
        #"{"version": 3, "originHash": "0", "pins": [\#(pin("https://example.com/a/One.git")), \#(pin("ext::sh -c a")), \#(pin("--help"))]}"#
    ])
    defer { folder.folder.remove() }
    let pins = PackagePins(file: folder.path("Package.resolved"), by: .everything)
    #expect(pins["https://EXAMPLE.com/a/one"]?.version == "1.0.0")
    let text = String(decoding: try #require(pins.file), as: UTF8.self)
    #expect(
      text.replacing("\\/", with: "/")
        == #"{"pins":[{"identity":"one","kind":"remoteSourceControl","location":"https://example.com/a/One.git","state":{"revision":"\#(revision)","version":"1.0.0"}}],"version":2}"#
    )
  }

  @Test(
    "git and the package manager ask nobody for a password, and see nothing of ours but the ways to the network"
  )
  func surroundings() {
    let own = [
      "https_proxy": "http://proxy", "SSH_AUTH_SOCK": "/s", "GIT_CONFIG_KEY_0": "a", "GIT_DIR": "/elsewhere",
      "GIT_ASKPASS": "/ask", "SECRET": "x", "GIT_TERMINAL_PROMPT": "1",
    ]
    #expect(
      PackageResolver.environment(own) == [
        "https_proxy": "http://proxy", "SSH_AUTH_SOCK": "/s", "GIT_CONFIG_KEY_0": "a", "GIT_ASKPASS": "",
        "SSH_ASKPASS": "", "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes",
      ])
  }
}
