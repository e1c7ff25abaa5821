import Foundation

extension StringProtocol {
  /// Whether the text contains one of some words, byte for byte.
  ///
  /// `contains` compares characters. Each save looks for twenty words in each file, and in a megabyte that takes 0.3 s with
  /// `contains` and 0.006 s with this.
  package func hasAny(of words: [String]) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      words.contains { UnsafeRawBufferPointer(bytes).firstPlace(of: $0) != nil }
    }
    return found ?? String(decoding: utf8, as: UTF8.self).hasAny(of: words)
  }
}

extension UnsafeRawBufferPointer {
  /// The place of the next bytes of a word, which is not empty, from a place on.
  package func firstPlace(of word: String, from place: Int = 0) -> Int? {
    let length = word.utf8.count
    guard let start = baseAddress, let first = word.utf8.first else { return nil }
    var place = place
    while place <= count - length {
      guard let next = memchr(start + place, Int32(first), count - length - place + 1) else { return nil }
      if memcmp(next, word, length) == 0 { return UnsafeRawPointer(next) - start }
      place = UnsafeRawPointer(next) - start + 1
    }
    return nil
  }
}
