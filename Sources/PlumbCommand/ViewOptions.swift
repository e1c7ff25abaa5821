import ArgumentParser

/// The options that say which view is shown, and where.
struct ViewOptions: ParsableArguments {
  @Argument(help: "A Swift file, a folder of them, an Xcode project or workspace, or a Swift package.")
  var source: String

  @Option(
    name: .customLong("view"), help: "A View type, a preview provider, or the name of a #Preview.",
    transform: ViewOptions.name)
  var name: String?

  @Flag(help: "Every view that can be made without arguments, previews included.")
  var all = false

  @Option(
    help: "How many seconds compiling may take, and after it each view; 300 and 30 without it.",
    transform: Self.timeout)
  var timeout: Double?

  static func name(_ word: String) throws -> String {
    guard !word.isEmpty else {
      throw ValidationError("--view needs the name of a view, and this one is empty.")
    }
    return word
  }

  static func timeout(_ word: String) throws -> Double {
    guard let number = Double(word), number > 0, number <= 86400 else {
      throw ValidationError("The timeout is a number of seconds above 0, and at most a day, not \(word).")
    }
    return number
  }

  func validate() throws {
    if all, name != nil {
      throw ValidationError("--view names one view, and --all takes every one; use one of them.")
    }
  }
}
