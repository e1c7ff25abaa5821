import ArgumentParser
import PlumbLive

/// The option that names one view.
struct NameOption: ParsableArguments {
  @Option(
    name: .customLong("view"), help: "A View type, a preview provider, or the name of a #Preview.",
    transform: ViewOptions.name)
  var name: String?
}

/// The options that say which views of a source are shown.
struct ChoiceOptions: ParsableArguments {
  @OptionGroup var view: NameOption

  @Flag(help: "Every view that can be made without arguments, previews included.")
  var all = false

  func validate() throws {
    if all, view.name != nil {
      throw ValidationError("--view names one view, and --all takes every one; use one of them.")
    }
  }
}

/// The option that ends what takes too long.
struct TimeoutOption: ParsableArguments {
  @Option(
    help: """
      How many seconds compiling may take, and after it each view; 300 and 30 without it. A shared page shows its view \
      twice, light and dark, each time at many sizes, and has 120 seconds for each.
      """,
    transform: ViewOptions.timeout)
  var timeout: Double?
}
