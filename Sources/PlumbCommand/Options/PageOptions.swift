import ArgumentParser
import PlumbLive
import PlumbSource
import SwiftUI

/// The options that make a document of a view longer than a page.
struct PageOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help:
      "Cut the view into pages of a PDF: a3, a4, a5, letter, legal, or a size in points, such as 400x600.",
    transform: Self.paper)
  var paper: Paper?

  @Option(
    parsing: .unconditional,
    help:
      "What is left free around each page, in points: one length, or top,leading,bottom,trailing. 36 without it.",
    transform: Self.lengths)
  var margins: [Double]?

  @Flag(help: "Write each page's number at its bottom.")
  var pageNumbers = false

  /// The pages that are wanted; `nil` without `--paper`.
  func pages(for format: PictureFormat, _ stage: StageOptions) throws(Failure) -> PictureRequest.Pages? {
    guard let paper else {
      if margins != nil || pageNumbers {
        throw Failure(
          .wrongWords,
          "--margins and --page-numbers are for the pages of --paper; add it, such as --paper a4.")
      }
      return nil
    }
    guard format == .pdf else {
      throw Failure(
        .wrongWords, "--paper makes a document of pages, and a .\(format.rawValue) has none; write a .pdf.")
    }
    if stage.stage.hasSize || stage.fit {
      throw Failure(
        .wrongWords, "--paper says how large the pages are; leave --size, --device and --fit out.")
    }
    let margins = margins ?? [36, 36, 36, 36]
    let (width, height) = (Double(paper.size.width), Double(paper.size.height))
    guard width - margins[1] - margins[3] >= 1, height - margins[0] - margins[2] >= 1 else {
      throw Failure(
        .wrongWords,
        "The margins leave nothing of a page of \(width.formatted())×\(height.formatted()) points: write smaller --margins, such as 0, or larger --paper."
      )
    }
    return PictureRequest.Pages(width: width, height: height, margins: margins, areNumbered: pageNumbers)
  }

  private static func paper(_ word: String) throws -> Paper {
    let known: [String: Paper] = [
      "a3": .a3, "a4": .a4, "a5": .a5, "letter": .letter, "legal": .legal,
    ]
    if let paper = known[word.lowercased()] { return paper }
    guard word.contains("x"), let size = try? Stage.size(word), let width = size.width,
      let height = size.height, width > 0, height > 0
    else {
      throw ValidationError(
        "There is no paper \(word). There are a3, a4, a5, letter and legal, and any size in points, such as 400x600."
      )
    }
    return Paper(width: width, height: height)
  }

  private static func lengths(_ word: String) throws -> [Double] {
    let lengths = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard [1, 4].contains(lengths.count), lengths.allSatisfy({ $0 >= 0 && $0 <= 100_000 }) else {
      throw ValidationError(
        "Margins are one length from 0, or four, top,leading,bottom,trailing, such as 36 or 72,36,36,36, not \(word)."
      )
    }
    return lengths.count == 1 ? Array(repeating: lengths[0], count: 4) : lengths
  }
}
