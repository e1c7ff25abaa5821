import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("What the package manager writes") struct ResolverOutputTests {
  private func output(_ text: String) throws -> ResolverOutput {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try text.write(toFile: folder.path("written"), atomically: true, encoding: .utf8)
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path("written")))
    let output = ResolverOutput { _ in }
    output.read(from: file.fileDescriptor)
    return output
  }

  // Recorded of Swift 6.3 and git 2.39 with a repository that lacks an object; numbers of the progress are left out.
  @Test("git's reason is behind its progress")
  func progress() throws {
    let text = """
      Fetching https://example.com/a/Images.git
      error: Failed to clone repository https://example.com/a/Images.git:
          Cloning into bare repository '/cache/Images-4d60ac36'...
          remote: Enumerating objects: 6482, done.
          remote: Counting objects:   0% (1/6482)\rremote: Counting objects: 100% (6482/6482), done.
          fatal: unable to read 7f2bca8de5dbe1711956c7fc06a5f2994ac90c6a
      """
    #expect(try output(text).reason == "fatal: unable to read 7f2bca8de5dbe1711956c7fc06a5f2994ac90c6a")
  }

  @Test("a reason without git is the first error")
  func plain() throws {
    #expect(try output("Fetching a\nerror: no version fits\n").reason == "no version fits")
    #expect(try output("").reason == "the package manager says nothing")
  }
}
