import Foundation

extension Compiler {
  public enum Problem: Error, CustomStringConvertible, Equatable {
    case tooLong(seconds: Double)
    /// The compiler's output could not be written, for the system's reason.
    case unwritten(String)
    /// A newer source took its place.
    case cancelled
    /// A file led elsewhere when it was read than when the source was looked at.
    case exchanged(String)
    /// An argument that the driver would take for a list of options.
    case list(String)
    /// The compilation has left links or pipes in the folder of the run.
    case links
    /// A module that apps import beside SwiftUI does not compile, for the compiler's reason.
    case companion(String, messages: String)

    public var description: String {
      switch self {
      case .tooLong(let seconds):
        "The source did not compile within \(seconds.formatted()) seconds (--timeout)."
      case .unwritten(let reason):
        "The compiler could not write what it makes: \(reason). It writes to the temporary folder and to the cache."
      case .cancelled: "The compilation was cancelled."
      case .exchanged(let path):
        "\(path) can not be read as it was when the command looked at the source. Nothing was compiled."
      case .list(let word): "\(word) would be a list of options for the compiler. Nothing was compiled."
      case .links:
        "The compiler has left links in the folder of this run, which it does for no honest source. Nothing was shown."
      case .companion(let name, let messages):
        "Plumb's own \(name), which is compiled when a source imports it, does not compile in \(Checkout.path). Please report this:\n\(messages)"
      }
    }
  }
}

extension Compiler {
  /// Returns whether the compiler failed because of what it has kept, and not because of the source.
  func blamesCache(_ messages: String) -> Bool {
    let text = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
    // A module of the project is wrong by itself.
    if projectModules.c.names.contains(where: { text.contains("could not build C module '\($0)'") }) {
      return false
    }
    return text.contains(moduleCache) || text.contains("could not build C module")
      || text.contains("could not build Objective-C module")
      || text.contains("malformed or corrupted AST file")
  }
}
