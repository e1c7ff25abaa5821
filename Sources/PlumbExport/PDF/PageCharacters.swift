/// A page's text as Cairo takes it.
///
/// Cairo refuses all text in which one character is a noncharacter, such as U+FFFE, although Unicode allows these. Each is
/// replaced by a character of as many bytes, so that the clusters stay as they are.
func pageCharacters(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isNoncharacter) else { return text }
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    // The replacement character has three bytes. Those beyond the first plane have four, as the last for private use has.
    scalars.append(!isNoncharacter(scalar) ? scalar : scalar.value > 0xFFFF ? "\u{10FFFD}" : "\u{FFFD}")
  }
  return String(scalars)
}

private func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
}
