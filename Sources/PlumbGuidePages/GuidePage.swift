import Foundation
import PlumbSnapshots
import PlumbSource
import PlumbText

/// A page of the guide: its text, and its live parts in their order.
package struct GuidePage {
  package let page: GuideContents.Page
  private let lines: [Substring]
  /// By the number of their lines, from 0.
  private let parts: [Int: LivePart]
  package let examples: [GuideExample]

  /// - Parameter folder: the guide's.
  package init(_ page: GuideContents.Page, in folder: String) throws {
    let path = "\(folder)/\(page.path)"
    guard let text = try GuideFile.text(path, of: folder) else {
      throw Failure(.wrongWords, "\(path) can not be read.")
    }
    try self.init(page, text, at: path, in: folder)
  }

  /// The first page. Its live parts name the folder of their examples, which is one for all.
  package init(first contents: GuideContents, in folder: String) throws {
    try self.init(contents.first, contents.introduction, at: "\(folder)/Contents.md", in: folder)
  }

  private init(_ page: GuideContents.Page, _ text: String, at path: String, in folder: String) throws {
    self.page = page
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (parts, examples, isCode) = ([Int: LivePart](), [GuideExample](), false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      let place = "\(path):\(number + 1)"
      guard !isCode, let part = try LivePart(line, at: place) else { continue }
      let file = ([folder, page.folder].filter { !$0.isEmpty } + [part.file]).joined(separator: "/")
      parts[number] = part
      examples.append(GuideExample(part, file: file, at: place, of: folder))
    }
    (self.parts, self.examples) = (parts, examples)
    try GuideFile.check("\(folder)/\(self.folder)", of: folder)
  }

  /// The folder of the examples, in the guide's.
  package var folder: String {
    guard page.folder.isEmpty, let file = examples.first?.part.file else { return page.folder }
    return file.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// From the page to the guide's folder: `../`, or nothing.
  var root: String { page.folder.isEmpty ? "" : "../" }

  /// The same example may be in a page more than once.
  func name(of number: Int) -> String {
    let stem = examples[number].part.stem
    let earlier = examples[..<number].count { $0.part.stem == stem }
    return earlier == 0 ? stem : "\(stem)-\(earlier + 1)"
  }

  /// The page's text as HTML; each live part is a figure with its picture and its code, or with the reason why there is none.
  func html(_ answers: [GuideExample.Answer]) -> String {
    var (text, number) = ("", 0)
    for (index, line) in lines.enumerated() {
      guard let part = parts[index] else {
        text += line + "\n"
        continue
      }
      text += "\n\(figure(part, number, answers[number]))\n"
      number += 1
    }
    return Markdown.html(of: text).linkedToPages.withAnchors
  }

  /// No blank line is in it: one would end the raw HTML.
  private func figure(_ part: LivePart, _ number: Int, _ answer: GuideExample.Answer) -> String {
    let name = name(of: number)
    let code = examples[number].startCode.escapedHTML.replacingOccurrences(of: "\n", with: "&#10;")
    let source = part.showsCode && !code.isEmpty ? "<pre class=\"code\"><code>\(code)</code></pre>\n" : ""
    let caption = part.caption.escapedHTML
    let (mark, shown): (String, String)
    switch answer {
    case .success(let answer):
      let (width, height) = (Int(answer.width.rounded(.up)), Int(answer.height.rounded(.up)))
      mark = "class=\"live\" id=\"\(name)\" data-example=\"\(number)\""
      shown =
        "<div class=\"still\"><img src=\"\(name).png\" width=\"\(width)\" height=\"\(height)\" alt=\"\(caption)\"></div>"
    case .failure(let failure):
      mark = "class=\"missing\" id=\"\(name)\""
      shown = "<p>\(failure.reason.escapedHTML.replacingOccurrences(of: "\n", with: "<br>"))</p>"
    }
    return "<figure \(mark)>\n\(shown)\n\(source)<figcaption>\(caption)</figcaption>\n</figure>"
  }

  /// The page as Markdown, with a picture and the code in the place of each live part, or the reason why there is none.
  func markdown(_ answers: [GuideExample.Answer]) -> String {
    var (text, number) = ([String](), 0)
    let web = "\(page.stem.split(separator: "/").last ?? "").html"
    for (index, line) in lines.enumerated() {
      guard let part = parts[index] else {
        text.append(String(line))
        continue
      }
      let name = name(of: number)
      switch answers[number] {
      case .success: text += ["![\(part.caption)](\(name).png)", "", "[Try it live.](\(web)#\(name))"]
      case .failure(let failure):
        text += [part.caption, "", "> \(failure.reason.replacingOccurrences(of: "\n", with: "\n> "))"]
      }
      if part.showsCode { text += ["", "```swift", examples[number].startCode.trimmed, "```"] }
      number += 1
    }
    return text.joined(separator: "\n")
  }

  /// The texts for search: for each heading its anchor, and the sentences below it, without Markdown's marks.
  var sections: [(anchor: String, heading: String, text: String)] {
    var found = [(anchor: "", heading: page.title, paragraphs: [""])]
    var isCode = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode, line.hasPrefix("## ") || line.hasPrefix("### ") {
        let heading = String(line.drop { $0 == "#" }.dropFirst()).withoutMarks
        found.append((heading.anchor, heading, [""]))
      } else if !isCode, !line.hasPrefix("# "), !line.hasPrefix("    ") {
        found[found.count - 1].paragraphs.add(parts[index]?.caption ?? String(line))
      }
    }
    return found.filter { !$0.paragraphs.areLinks }
      .map { ($0.anchor, $0.heading, $0.paragraphs.map(\.withoutMarks).joined(separator: " ")) }
  }
}

extension Failure {
  /// The message; the page's text for one that the compiler has printed.
  fileprivate var reason: String {
    message.isEmpty ? "This example does not compile, or stands beside one that does not." : message
  }
}

extension [String] {
  /// A list that leads to other pages says nothing that they do not say.
  fileprivate var areLinks: Bool {
    let texts = filter { !$0.isEmpty }
    return !texts.isEmpty && texts.allSatisfy { $0.hasPrefix("[") }
  }

  /// Adds a line of Markdown: to the last paragraph, or where it is empty, a list's item or a table's row, as a new one.
  fileprivate mutating func add(_ line: String) {
    let words = line.drop { $0 == " " }
    if words.hasPrefix("|") {
      let cells = words.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let isRule = cells.allSatisfy { $0.allSatisfy { $0 == "-" || $0 == ":" } }
      append(isRule ? "" : cells.filter { !$0.isEmpty }.joined(separator: ", ") + ".")
    } else if let item = words.prefixMatch(of: /([-*]|\d+\.) +/) {
      append(String(words[item.range.upperBound...]))
    } else if words.isEmpty || words.hasPrefix("<") {
      append("")
    } else {
      self[count - 1] += (self[count - 1].isEmpty ? "" : " ") + words
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }

  /// The text, without Markdown's marks.
  var withoutMarks: String {
    Markdown.documentRuns(of: self).map(\.text).joined()
  }

  /// As GitHub names a heading's place.
  var anchor: String {
    String(
      lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : nil
      })
  }

  /// Links to pages lead to the pages of the site; what is not in it keeps its text only.
  var linkedToPages: String {
    replacing(/<a href="(?!https?:)([^"#]*?)(#[^"]*)?">(.*?)<\/a>/.dotMatchesNewlines()) { match in
      let (path, anchor, words) = (String(match.1), String(match.2 ?? ""), String(match.3))
      if path.isEmpty { return String(match.0) }
      guard path.hasSuffix(".md") else { return words }
      let web = String(path.dropLast(3)) + ".html" + anchor
      if let rules = web.range(of: "Documentation/Rules/") {
        return "<a href=\"../Rules/\(web[rules.upperBound...])\">\(words)</a>"
      }
      return web.contains("../../") ? words : "<a href=\"\(web)\">\(words)</a>"
    }
  }

  /// Headings with the places to which links lead.
  fileprivate var withAnchors: String {
    replacing(/<h([23])>(.*?)<\/h[23]>/) { match in
      let words = String(match.2).replacing(/<[^>]*>/, with: "")
      return "<h\(match.1) id=\"\(words.anchor)\">\(match.2)</h\(match.1)>"
    }
  }
}
