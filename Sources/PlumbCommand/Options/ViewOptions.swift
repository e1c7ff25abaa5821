import ArgumentParser
import PlumbLive

/// The options that say which view is shown, and where.
struct ViewOptions: ParsableArguments {
  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
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

  static func timeout(_ word: String) throws -> Double {
    guard let number = Double(word), number >= 0.001, number <= 86400 else {
      throw ValidationError(
        "The timeout is a number of seconds from 0.001 to 86400, which is a day, not \(word.isEmpty ? "\"\"" : word)."
      )
    }
    return number
  }
}

extension Choice {
  init(_ options: ViewOptions) {
    self = options.all ? .all : options.name.map(Choice.named) ?? .first
  }
}
