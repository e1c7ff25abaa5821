internal import CMarkdown
internal import Synchronization

/// A stretch of Markdown text with one look.
public struct MarkdownRun: Sendable, Equatable {
  public var text: String
  public var isEmphasized = false
  public var isStrong = false
  public var isCode = false
  public var isStruck = false
  /// The target of a link.
  public var link: String?

  public init(_ text: String) { self.text = text }
}

/// Reads Markdown with the marks of GitHub: there is no wrong Markdown, what is no mark is text.
public enum Markdown {
  /// Marks of more text than this are left as they are, in UTF-8 bytes.
  static let mostBytes = 256 << 10

  // The library keeps its table of special characters in global variables.
  private static let turn = Mutex(())

  /// Returns the text with the content of lines: emphasis, code, links. Spaces and breaks stay; marks of blocks
  /// are text.
  public static func inlineRuns(of text: String) -> [MarkdownRun] {
    guard mayHaveMarks(text), text.utf8.count <= mostBytes else {
      return text.isEmpty ? [] : [MarkdownRun(text)]
    }
    return OneLine.restore(parse(OneLine.make(text)))
  }

  /// Returns the text of a whole document, without its blocks' looks: a paragraph follows the other without a break.
  public static func documentRuns(of text: String) -> [MarkdownRun] {
    guard text.utf8.count <= mostBytes else { return [MarkdownRun(text)] }
    return parse(text)
  }

  /// Most texts have no mark, and need no parser.
  static func mayHaveMarks(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch (last, byte) {
      case (_, 0x2A), (_, 0x5F), (_, 0x60), (_, 0x7E), (_, 0x5B), (_, 0x3C), (_, 0x5C), (_, 0x26):
        return true  // *_`~[<\&
      // An address by itself: "://", "www", "@".
      case (0x3A, 0x2F), (0x77, 0x77), (_, 0x40): return true
      default: last = byte
      }
    }
    return false
  }

  private static func parse(_ text: String) -> [MarkdownRun] {
    read(
      text, options: CMARK_OPT_UNSAFE | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE,
      extensions: ["strikethrough", "autolink"]
    ) { root, _ in runs(of: root) } ?? [MarkdownRun(text)]
  }

  /// Reads a text, and hands over its tree and what has read it while both live; nil if they cannot be made.
  static func read<Result: Sendable>(
    _ text: String, options: Int32, extensions: [String],
    _ use: (_ root: OpaquePointer, _ parser: OpaquePointer) -> Result?
  ) -> Result? {
    turn.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      guard let parser = cmark_parser_new(options) else { return nil }
      defer { cmark_parser_free(parser) }
      for name in extensions {
        if let found = cmark_find_syntax_extension(name) {
          cmark_parser_attach_syntax_extension(parser, found)
        }
      }
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
      }
      guard let root = cmark_parser_finish(parser) else { return nil }
      defer { cmark_node_free(root) }
      return use(root, parser)
    }
  }

  private static func runs(of document: OpaquePointer) -> [MarkdownRun] {
    var walk = MarkdownWalk()
    let iterator = cmark_iter_new(document)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return walk.runs }
      guard let node = cmark_iter_get_node(iterator) else { continue }
      walk.visit(
        String(cString: cmark_node_get_type_string(node)), isEntering: event == CMARK_EVENT_ENTER,
        literal: { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" },
        url: { cmark_node_get_url(node).map { String(cString: $0) } ?? "" })
    }
  }
}

/// The marks that are open at one point of a document.
private struct MarkdownWalk {
  private(set) var runs: [MarkdownRun] = []
  private var open: [String: Int] = [:]
  private var links: [String] = []

  mutating func visit(_ kind: String, isEntering: Bool, literal: () -> String, url: () -> String) {
    switch kind {
    case "text", "html_inline", "html_block", "code_block": add(literal())
    case "code": add(literal(), isCode: true)
    case "softbreak": add(" ")
    case "linebreak": add("\n")
    case "link" where isEntering: links.append(url())
    case "link": _ = links.popLast()
    default: open[kind, default: 0] += isEntering ? 1 : -1
    }
  }

  private mutating func add(_ text: String, isCode: Bool = false) {
    var run = MarkdownRun(text)
    run.isCode = isCode
    run.isEmphasized = open["emph", default: 0] > 0
    run.isStrong = open["strong", default: 0] > 0
    run.isStruck = open["strikethrough", default: 0] > 0
    run.link = links.last
    if var last = runs.last {
      last.text = text
      if last == run {
        runs[runs.count - 1].text += text
        return
      }
    }
    runs.append(run)
  }
}

/// The parser knows documents only: a text becomes one line of one paragraph, and is made itself again afterwards.
private enum OneLine {
  // Of the last private plane, so that no text has them. Marks look at the spaces beside them, so these are beside
  // spaces too.
  private static let start: Unicode.Scalar = "\u{10FFF0}"
  private static let end: Unicode.Scalar = "\u{10FFF1}"
  private static let lineBreak: Unicode.Scalar = "\u{10FFF2}"

  static func make(_ text: String) -> String {
    var line = String.UnicodeScalarView([start, " "])
    for scalar in text.unicodeScalars {
      if scalar == "\n" { line.append(contentsOf: [" ", lineBreak, " "]) } else { line.append(scalar) }
    }
    line.append(contentsOf: [" ", end])
    return String(line)
  }

  static func restore(_ runs: [MarkdownRun]) -> [MarkdownRun] {
    runs.compactMap { run in
      var run = run
      // By scalars: an accent may follow one of our spaces.
      var text: [Unicode.Scalar] = []
      var leavesSpaceOut = false
      for scalar in run.text.unicodeScalars {
        defer { leavesSpaceOut = scalar == start || scalar == lineBreak }
        if leavesSpaceOut && scalar == " " || scalar == start { continue }
        if scalar == end || scalar == lineBreak, text.last == " " { text.removeLast() }
        if scalar == lineBreak { text.append("\n") } else if scalar != end { text.append(scalar) }
      }
      run.text = String(String.UnicodeScalarView(text))
      return run.text.isEmpty ? nil : run
    }
  }
}
