import ArgumentParser
import Foundation
import PlumbLive
import PlumbSnapshots
import PlumbSource
import SwiftUI

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Writes one page about a change: each preview before and after, the views that moved, and why.",
    discussion: "The exit code is 1 when a preview has changed, is new or was removed.")

  @Argument(
    help:
      "A git revision, such as main: the files are compared with it. A..B compares two revisions, and A... begins where the branch left A."
  )
  var revision: String

  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source = "."

  @Option(name: .shortAndLong, help: "The page; a new one among temporary files without it.")
  var output: String?

  @Option(help: "A file that takes the same as Markdown, for a comment on a pull request.")
  var markdown: String?

  @OptionGroup var limit: TimeoutOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var stage: StageOptions
  @OptionGroup var sandbox: SandboxOptions

  @Flag(help: "JSON on standard output, and nothing else there: an object with all previews.")
  var json = false

  func validate() throws {
    if sandbox.isWanted {
      throw ValidationError(
        "review runs git with the settings of the checkout, which --sandbox does not trust; leave --sandbox out."
      )
    }
  }

  func run() throws {
    try PictureFormat.png.check(stage)
    let words = try project.words(source)
    _ = try words.source()
    let page = try output.map { try ResultFile($0, .page) }
    let comment = try markdown.map { try ResultFile($0, .comment) }
    let streams = [page, comment].compactMap(\.self).count(where: \.isStandardOutput) + (json ? 1 : 0)
    guard streams <= 1 else {
      throw Failure(.wrongWords, "Only one of --output, --markdown and --json can go to standard output.")
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let review = try self.review(words, in: folder)
    try page?.save(Data(try ReviewPage(review).html.utf8))
    try comment?.save(Data(ReviewMarkdown(review).text.utf8))
    if let page {
      if !page.isStandardOutput { say("The page is \(page.path).") }
    } else {
      let file = try RunFolder.write(Data(try ReviewPage(review).html.utf8), to: "review.html")
      say("The page is \(file.path).")
    }
    if json {
      try StandardOutput.write(json: jsonText(ReviewJSON(review, page: page?.path)))
    } else if streams == 0 {
      try StandardOutput.write(ReviewText(review).text)
    }
    if let failure = review.failure { throw failure }
  }

  private func review(_ words: SourceWords, in folder: TemporaryFolder) throws -> Review {
    do {
      return try compare(
        ReviewedStates(
          revision, of: words, without: [output, markdown].compactMap(\.self), in: folder))
    } catch let problem
      as GitChanges.Problem
    { throw Failure(.wrongWords, problem.description) }
  }
}
