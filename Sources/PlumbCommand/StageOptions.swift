import ArgumentParser
import PlumbServer
import PlumbSource

/// The options that say which view is shown, and where.
struct ViewOptions: ParsableArguments {
  @Argument(help: "A Swift file, or a folder whose Swift files are compiled together.")
  var source: String

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var limit: TimeoutOption

  var name: String? { choice.view.name }
  var all: Bool { choice.all }
  var timeout: Double? { limit.timeout }

  static func name(_ word: String) throws -> String {
    guard !word.isEmpty else {
      throw ValidationError("--view needs the name of a view, and this one is empty.")
    }
    return word
  }
}

/// The options that describe the stage on which a view stands.
struct StageOptions: ParsableArguments {
  enum Appearance: String, ExpressibleByArgument, CaseIterable { case light, dark }
  enum Direction: String, ExpressibleByArgument, CaseIterable { case ltr, rtl }
  enum TypeSize: String, ExpressibleByArgument, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  @Option(
    parsing: .unconditional,
    help: "The proposal in points, WxH; - on a side leaves it unspecified. (default: 390x844)",
    transform: Self.size)
  var size: StageSize?

  @Option(
    help: "A device, such as \"iPhone 16\": its size and safe area; --size and --safe-area count more.",
    transform: Self.device)
  var device: KnownDevice?

  @Flag(help: "The picture is as large as the view, not as the proposal.")
  var fit = false

  @Option(parsing: .unconditional, help: "Pixels per point.", transform: Self.scale)
  var scale = 2.0

  @Option(help: "light or dark.") var appearance = Appearance.light
  @Option(help: "ltr or rtl.") var direction = Direction.ltr
  @Option(help: "The text size, xSmall to xxxLarge and accessibility1 to accessibility5.") var typeSize =
    TypeSize.large
  @Option(help: "The locale, such as en_US.", transform: Self.locale) var locale = "en_US"
  @Option(help: "The time zone, such as Asia/Tokyo.", transform: Moment.timeZone) var timeZone = "GMT"
  @Option(
    help: "The date that every clock shows, such as 2026-01-01T09:41:00Z.", transform: Moment.init(word:))
  var now = Moment.standard
  @Option(
    parsing: .unconditional, help: "The number from which all that is random follows.", transform: Moment.seed
  )
  var seed: UInt64 = 0

  @Option(
    parsing: .unconditional, help: "Safe area insets of the canvas in points: top,leading,bottom,trailing.",
    transform: Self.insets)
  var safeArea: [Double]?

  /// The words with which the user has changed something.
  var given: [String] {
    let options: [(String, Bool)] = [
      ("--size", size != nil), ("--device", device != nil), ("--fit", fit), ("--scale", scale != 2),
      ("--appearance", appearance != .light), ("--direction", direction != .ltr),
      ("--type-size", typeSize != .large), ("--locale", locale != "en_US"),
      ("--time-zone", timeZone != "GMT"), ("--now", now != .standard), ("--seed", seed != 0),
      ("--safe-area", safeArea != nil),
    ]
    return options.filter(\.1).map(\.0)
  }

  static func device(_ word: String) throws -> KnownDevice {
    guard let device = KnownDevice.all.first(where: { $0.name.lowercased() == word.lowercased() }) else {
      let names = KnownDevice.all.map(\.name)
      let nearest = nearestWord(to: word, among: names).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError(
        "There is no device \(word).\(nearest) There are: \(names.joined(separator: ", ")).")
    }
    return device
  }

  static func size(_ word: String) throws -> StageSize {
    let advice =
      "Write width, x and height in points, such as 390x844; - leaves a side unspecified, such as 390x-."
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw ValidationError("A size is needed, not \(word). \(advice)") }
    func side(_ text: Substring) throws -> Double? {
      if text == "-" { return nil }
      guard let number = Double(text), number.isFinite else {
        throw ValidationError("\(text.isEmpty ? "Nothing" : "\(text)") is not a length. \(advice)")
      }
      guard number >= 0 else { throw ValidationError("A length can not be negative: \(text). \(advice)") }
      guard number <= 100_000 else {
        throw ValidationError("\(text) points are too many; 100000 is the most.")
      }
      return number
    }
    return StageSize(width: try side(sides[0]), height: try side(sides[1]))
  }

  static func scale(_ word: String) throws -> Double {
    guard let number = Double(word), number > 0, number <= 16 else {
      throw ValidationError("The scale is a number above 0, and at most 16, not \(word).")
    }
    return number
  }

  static func timeout(_ word: String) throws -> Double {
    guard let number = Double(word), number > 0, number <= 86400 else {
      throw ValidationError("The timeout is a number of seconds above 0, and at most a day, not \(word).")
    }
    return number
  }

  static func insets(_ word: String) throws -> [Double] {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    if numbers.count == 1, numbers[0] == 0 { return [0, 0, 0, 0] }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0 >= 0 && $0 <= 100_000 }) else {
      throw ValidationError(
        "The safe area is four lengths from 0, top,leading,bottom,trailing, such as 47,0,34,0, not \(word).")
    }
    return numbers
  }
}
