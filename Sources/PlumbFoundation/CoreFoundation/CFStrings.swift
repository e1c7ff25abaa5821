public import Foundation

/// An encoding of Core Foundation, by its number.
public typealias CFStringEncoding = UInt32

/// The encodings that Core Foundation always has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// Returns the number of UTF-16 code units of a text.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }
/// The text of another one.
public func CFStringCreateCopy(_ alloc: CFAllocator?, _ theString: CFString!) -> CFString! { theString }

/// The name of changing letters of any script to Latin ones.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// The name of taking marks off letters.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Nonspacing Mark:] Remove; NFC"
/// The name of taking marks off letters.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:Nonspacing Mark:] Remove; NFC"
/// The name of changing Chinese signs to their sounds.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// The name of changing Hiragana to Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
/// The name of changing Hiragana to Latin letters.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// The name of changing Katakana to Latin letters.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// The name of changing Cyrillic to Latin letters.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// The name of changing full-width to half-width signs.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"

/// Changes the letters of a text, and returns whether it could; the part that is changed may be longer then.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  let whole = CFRange(location: 0, length: string.length)
  let part = range?.pointee ?? whole
  guard part.location >= 0, part.length >= 0, part.location <= whole.length - part.length else {
    return false
  }
  let place = NSRange(location: part.location, length: part.length)
  let transform = StringTransform(rawValue: transform)
  guard let text = string.substring(with: place).applyingTransform(transform, reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: place, with: text)
  range?.pointee.length = text.utf16.count
  return true
}

/// Writes an address's text with percent signs for what addresses may not have; the letters of `charactersToLeaveUnescaped`
/// stay, and those of `legalURLCharactersToBeEscaped` do not.
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator?, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
  _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  // Letters, digits and marks of RFC 3986.
  var kept = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!*'();:@&=+$,/?")
  kept.formUnion(CharacterSet(charactersIn: charactersToLeaveUnescaped ?? ""))
  kept.subtract(CharacterSet(charactersIn: legalURLCharactersToBeEscaped ?? ""))
  return originalString.addingPercentEncoding(withAllowedCharacters: kept)
}

/// Decodes percent signs, but for the letters that are named.
public func CFURLCreateStringByReplacingPercentEscapes(
  _ allocator: CFAllocator?, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
  guard let kept = charactersToLeaveEscaped, !kept.isEmpty else {
    return originalString.removingPercentEncoding
  }
  var text = originalString ?? ""
  for letter in kept {
    // A percent sign in front of an escape keeps it: `%2F` becomes `%252F`, and that `%2F` again.
    let escape = String(letter).addingPercentEncoding(withAllowedCharacters: []) ?? ""
    text = text.replacingOccurrences(of: escape, with: "%25" + escape.dropFirst(), options: .caseInsensitive)
  }
  return text.removingPercentEncoding
}

/// The number that Foundation has for an encoding; those that Foundation has no name for are their own number, above 2³¹.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  switch CFStringBuiltInEncodings(rawValue: encoding) {
  case .macRoman: String.Encoding.macOSRoman.rawValue
  case .windowsLatin1: String.Encoding.windowsCP1252.rawValue
  case .isoLatin1: String.Encoding.isoLatin1.rawValue
  case .nextStepLatin: String.Encoding.nextstep.rawValue
  case .ASCII: String.Encoding.ascii.rawValue
  case .unicode: String.Encoding.unicode.rawValue
  case .UTF8: String.Encoding.utf8.rawValue
  case .nonLossyASCII: String.Encoding.nonLossyASCII.rawValue
  case .UTF16BE: String.Encoding.utf16BigEndian.rawValue
  case .UTF16LE: String.Encoding.utf16LittleEndian.rawValue
  case .UTF32: String.Encoding.utf32.rawValue
  case .UTF32BE: String.Encoding.utf32BigEndian.rawValue
  case .UTF32LE: String.Encoding.utf32LittleEndian.rawValue
  case nil: UInt(0x8000_0000 | encoding)
  }
}
