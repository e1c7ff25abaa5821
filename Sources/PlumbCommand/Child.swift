import ArgumentParser
import PlumbLive

/// The command of a process that runs the code of a source.
struct Child: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "child", shouldDisplay: false)

  /// The number of the wire to the command, which this process has inherited.
  @Argument var wire: Int32

  init() {}

  /// The child that the command's own arguments ask for; `nil` for other arguments.
  init?(words: [String]) {
    guard words.count == 2, words[0] == "child", let number = Int32(words[1]), number > 2 else { return nil }
    wire = number
  }

  func run() throws { try ChildProcess.run(wire: wire) }
}
