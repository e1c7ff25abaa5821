import SwiftUI

/// What is recorded of an answer, word by word, in the notation of the recorded answers:
///
/// | word | claim |
/// |---|---|
/// | `100x20` | the view's answer |
/// | `a(0,5 100x20)`, `a(0,5)` | the frame, or the place, of `a`; the second such word is about the second `a` |
/// | `drawn(0,5 100x20)` | what is filled, on pixels, in the order of drawing |
/// | `a<-50xnil` | what `a` was placed with |
/// | `a?0xinf` | something that `a` was asked |
/// | `a!once` | no proposal was asked of `a` twice |
/// | `first=13`, `last=29`, `priority=2` | the view's baselines and layout priority |
/// | `fills=2` | how many things are drawn |
///
/// `_` stands for a number that nobody wrote down.
struct Expectation {
  private let words: [Substring]

  init(_ text: String) {
    var depth = 0
    words = text.split { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0 && character == " "
    }
  }

  /// What does not hold, as sentences.
  func faults(in record: LayoutRecord) -> [String] {
    var seen: [Substring: Int] = [:]
    var faults: [String] = []
    for word in words {
      var turn = 0
      if let name = word.firstIndex(of: "(").map({ word[..<$0] }) {
        turn = seen[name, default: 0]
        seen[name] = turn + 1
      }
      if let fault = Expectation.fault(word, turn, record) { faults.append("\(word): \(fault)") }
    }
    return words.isEmpty ? ["nothing is expected"] : faults
  }

  private static func fault(_ word: Substring, _ turn: Int, _ record: LayoutRecord) -> String? {
    if let open = word.firstIndex(of: "("), word.last == ")" {
      let name = String(word[..<open])
      let frames = name == "drawn" ? record.drawn : record.frames[name] ?? []
      guard turn < frames.count else { return "there are \(frames.count)" }
      let frame = frames[turn]
      let numbers = word[word.index(after: open)...].dropLast().split(whereSeparator: { ",x ".contains($0) })
      return compare(numbers, [frame.minX, frame.minY, frame.width, frame.height], of: [2, 4])
    }
    if let arrow = word.range(of: "<-") {
      guard let proposal = record.log.placed[String(word[..<arrow.lowerBound])] else {
        return "it was not placed"
      }
      return compare(word[arrow.upperBound...], proposal)
    }
    if let mark = word.firstIndex(of: "?") {
      let asked = record.log.asked[String(word[..<mark])] ?? []
      let wanted = word[word.index(after: mark)...]
      return asked.contains { compare(wanted, $0) == nil } ? nil : "asked \(asked.map(describe))"
    }
    if word.hasSuffix("!once") {
      let asked = record.log.asked[String(word.dropLast(5))] ?? []
      return !asked.isEmpty && Set(asked).count == asked.count ? nil : "asked \(asked.map(describe))"
    }
    if let sign = word.firstIndex(of: "=") {
      guard let value = record.values[String(word[..<sign])] else { return "nobody measures that" }
      return compare([word[word.index(after: sign)...]], [value], of: [1])
    }
    return compare(word.split(separator: "x"), [record.size.width, record.size.height], of: [2])
  }

  private static func compare(_ word: Substring, _ proposal: ProposedViewSize) -> String? {
    compare(word.split(separator: "x"), [proposal.width, proposal.height], of: [2])
  }

  private static func compare(_ wanted: [Substring], _ numbers: [CGFloat?], of counts: [Int]) -> String? {
    guard counts.contains(wanted.count) else { return "the table cannot be read here" }
    for (word, number) in zip(wanted, numbers) where !holds(word, number) {
      return "it is \(numbers.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", "))"
    }
    return nil
  }

  /// Recorded numbers have two decimals.
  private static func holds(_ word: Substring, _ number: CGFloat?) -> Bool {
    if word == "_" { return true }
    if word == "nil" { return number == nil }
    guard let wanted = Double(word), let number else { return false }
    return CGFloat(wanted) == number || abs(CGFloat(wanted) - number) <= 0.01
  }
}

private func describe(_ proposal: ProposedViewSize) -> String {
  "\(proposal.width.map { "\($0)" } ?? "nil")x\(proposal.height.map { "\($0)" } ?? "nil")"
}
