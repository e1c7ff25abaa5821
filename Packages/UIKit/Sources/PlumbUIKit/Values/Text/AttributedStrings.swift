import Foundation

// Apple's Foundation changes one kind of attributed text into the other. Foundation for Linux has both kinds, and no way between them.
extension NSAttributedString {
  /// Creates a text with the characters and the links of another one.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let attributes: [NSAttributedString.Key: Any] = run.link.map { [.link: $0] } ?? [:]
      text.append(
        NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a text with the characters and the links of another one.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      var part = AttributedString((nsStr.string as NSString).substring(with: range))
      part.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
      append(part)
    }
  }
}
