extension String {
  /// Returns the word at or before a place, or else the characters of one kind there, in UTF-16 offsets.
  func word(around offset: Int) -> Range<Int> {
    let index = place(offset)
    let before = index > startIndex ? self.index(before: index) : nil
    let isBehindWord = index == endIndex || self[index].kind != .word && before.map { self[$0].kind } == .word
    guard let inner = isBehindWord ? before : index, self[inner].kind != .lineEnd else {
      return offset..<offset
    }
    return range(around: inner) { $0.kind == self[inner].kind }
  }

  /// Returns the paragraph at a place, without the end of its line, in UTF-16 offsets.
  func paragraph(around offset: Int) -> Range<Int> { range(around: place(offset)) { $0.kind != .lineEnd } }

  private func place(_ offset: Int) -> Index {
    let index = Index(utf16Offset: Swift.min(Swift.max(0, offset), utf16.count), in: self)
    // An offset inside a character is before it.
    return index < endIndex ? self.index(before: self.index(after: index)) : endIndex
  }

  /// The characters on both sides of a place that belong to it.
  private func range(around index: Index, _ belongs: (Character) -> Bool) -> Range<Int> {
    let start = self[..<index].lastIndex { !belongs($0) }.map { self.index(after: $0) } ?? startIndex
    let end = self[index...].firstIndex { !belongs($0) } ?? endIndex
    return start.utf16Offset(in: self)..<end.utf16Offset(in: self)
  }
}

extension Character {
  fileprivate enum Kind { case word, space, lineEnd, mark }

  fileprivate var kind: Kind {
    isNewline ? .lineEnd : isWhitespace ? .space : isLetter || isNumber || self == "_" ? .word : .mark
  }
}
