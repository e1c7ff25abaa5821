/// The entry of a catalog for a key in a language.
package struct LocalizedEntry: Sendable, Equatable {
  /// One text, or one for each kind of number: "one", "other".
  package enum Form: Sendable, Equatable {
    case text(String)
    case plural([String: String])
  }

  /// A part of a text with its own forms.
  package struct Substitution: Sendable, Equatable {
    /// Which gap's number it is about, counted from 1; the next one by default.
    package var argument: Int?
    /// The format of its number, without the percent sign.
    package var specifier: String
    package var forms: [String: String]

    package init(argument: Int?, specifier: String, forms: [String: String]) {
      (self.argument, self.specifier, self.forms) = (argument, specifier, forms)
    }
  }

  package var form: Form
  package var substitutions: [String: Substitution]
  /// The language that the texts are in, which decides what is singular.
  package var language: String

  package init(_ form: Form, substitutions: [String: Substitution] = [:], language: String) {
    (self.form, self.substitutions, self.language) = (form, substitutions, language)
  }
}

/// The kinds of numbers that a language distinguishes.
enum PluralRule {
  /// The text for a number: that for nothing at all if there is one, that of the number's kind, or any.
  static func choose(_ forms: [String: String], for number: Double, in language: String) -> String? {
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[category(of: number, in: language)] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
  }

  /// The category of Unicode's CLDR 42, for cardinal numbers; a language that is not listed has one and other.
  static func category(of number: Double, in language: String) -> String {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let size = number.magnitude
    let isWhole = size == size.rounded() && size < 1e15
    let whole = isWhole ? Int(size) : 0
    let (tens, ones) = (whole % 100, whole % 10)
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km", "yue", "ig", "yo", "to", "jv":
      return "other"
    case "fr", "pt", "hy", "kab", "ff": return size < 2 ? "one" : "other"
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as": return size <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      guard isWhole else { return "other" }
      if ones == 1 && tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "sr", "hr", "bs":
      guard isWhole else { return "other" }
      if ones == 1 && tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "other"
    case "pl":
      guard isWhole else { return "other" }
      if whole == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return tens == 1 ? "one" : tens == 2 ? "two" : (3...4).contains(tens) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if (11...19).contains(tens) { return "other" }
      return ones == 1 ? "one" : ones >= 2 ? "few" : "other"
    case "lv": return ones == 0 || (11...19).contains(tens) ? "zero" : ones == 1 ? "one" : "other"
    case "ro":
      if whole == 1 && isWhole { return "one" }
      return !isWhole || whole == 0 || (1...19).contains(tens) ? "few" : "other"
    case "ar":
      guard isWhole else { return "other" }
      switch whole {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
      }
    case "he", "iw": return isWhole && whole == 1 ? "one" : isWhole && whole == 2 ? "two" : "other"
    case "ga":
      return whole == 1
        ? "one"
        : whole == 2
          ? "two"
          : (3...6).contains(whole)
            ? "few"
            : (7...10).contains(whole) ? "many" : "other"
    case "cy":
      let names = [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"]
      return isWhole ? names[whole] ?? "other" : "other"
    case "is", "mk": return isWhole && ones == 1 && tens != 11 ? "one" : "other"
    default: return size == 1 ? "one" : "other"
    }
  }
}
