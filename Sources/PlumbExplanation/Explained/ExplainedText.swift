import PlumbLayout

/// The sizes of texts and fields: lines.
extension TracedLayout {
  func textAnswer(
    _ node: Node, _ text: TextFacts, _ axis: Axis, _ offer: ExplainedOffer
  ) -> ExplainedAnswer {
    let length = node.frame.size[axis]
    let lines = "\(Words.count(text.lines)) \(text.lines == 1 ? "line" : "lines")"
    var answer = ExplainedAnswer(clause: "", arithmetic: .number(length), rule: .text)
    answer.numbers = [
      .init("lines", CGFloat(text.lines)), .init("widest", text.widest), .init("ideal", text.ideal),
    ]
    guard axis == .horizontal else {
      if let line = text.lineHeight {
        answer.numbers.append(.init("line", line))
        let product = Arithmetic.product(.number(CGFloat(text.lines)), .number(line))
        if text.lines == 1 && line == length {
          answer.clause = "its only line is \(describe(line)) high"
        } else if product.value == length {
          (answer.clause, answer.arithmetic) = ("its \(text.lines) lines are \(product.text)", product)
        }
      }
      if answer.clause.isEmpty { answer.clause = "\(lines) are \(describe(length)) high together" }
      // What was asked for its ideal height is high because of that.
      answer.needsOffer = offer.rule == .fixedSize
      if text.isTruncated, let limit = text.decisiveLimit {
        answer.clause += "; lineLimit(\(limit)) allows no further line"
        answer.numbers.append(.init("limit", CGFloat(limit)))
      } else if text.isTruncated, let room = offer.value, let line = text.lineHeight, length + line > room {
        answer.clause += "; the \(describe(room)) that \(offer.by) offered have no room for another line"
        answer.numbers.append(.init("room", room))
      }
      return answer
    }
    let shrunk = text.scale < 1 ? "shrunk to \(describe(text.scale * 100)) % of its size" : ""
    if text.isTruncated {
      answer.clause = (shrunk.isEmpty ? "" : "\(shrunk), ") + Self.shortened(text)
      answer.needsOffer = true
    } else if text.lines == 1, node.proposal.width.map({ $0 >= text.ideal }) ?? true {
      answer.clause = "that is its only line"
      if let offered = offer.value, offered < .infinity {
        answer.clause += ", which fits in the \(describe(offered)) that \(offer.by) offered"
      }
    } else if text.lines == 1 {
      answer.clause =
        (shrunk.isEmpty ? "" : "\(shrunk), ") + "its only line is \(describe(text.widest)) wide"
      answer.needsOffer = true
    } else {
      answer.clause =
        "at that width it \(shrunk.isEmpty ? "" : "is \(shrunk) and ")wraps to \(text.lines) lines, the widest is \(describe(text.widest))"
      answer.needsOffer = node.proposal.width != nil
      if !answer.needsOffer {
        answer.clause = "it has \(text.lines) lines, the widest is \(describe(text.widest))"
      }
    }
    return answer
  }

  /// A text whose end, or another part of it, is left out.
  private static func shortened(_ text: TextFacts) -> String {
    let (room, widest) = (text.lines == 1 ? "one line" : "\(text.lines) lines", describe(text.widest))
    let line = text.lines == 1 ? "that line is \(widest) wide" : "the widest line is \(widest)"
    let limit = text.decisiveLimit.map { "lineLimit(\($0)) allows \(room)" }
    return text.lines == 1 && text.ideal > text.widest
      ? "\(limit.map { "\($0), and " } ?? "")the text needs \(describe(text.ideal)) to fit on \(limit == nil ? "one line" : "it"), so it is shortened with “…” and is \(widest) wide"
      : "\(limit ?? "there is room for \(room)"), which the text does not fit on, so it is shortened with “…”, and \(line)"
  }

  /// A field takes the width that it is offered, and is at least as high as one with a line.
  func fieldAnswer(
    _ node: Node, _ words: CGSize, _ line: CGFloat, _ axis: Axis, _ offer: ExplainedOffer
  ) -> ExplainedAnswer? {
    var answer = ExplainedAnswer(
      clause: "", arithmetic: .number(axis == .horizontal ? words.width : words.height), rule: .field,
      numbers: [.init("words", words[axis]), .init("line", line)])
    guard axis == .vertical else {
      if let taken = takes(offer, .field) { return taken }
      (answer.clause, answer.needsOffer) = ("its words are \(describe(words.width))", true)
      return answer
    }
    answer.clause =
      words.height == line
      ? "a field of one line is \(describe(line)) high, also while it is empty"
      : "its lines are \(describe(words.height)) together"
    return answer
  }
}

extension TextFacts {
  /// The limit of lines, where it and not the room is why the text has no further line.
  fileprivate var decisiveLimit: Int? { limit.flatMap { isTruncated && $0 <= lines ? $0 : nil } }
}
