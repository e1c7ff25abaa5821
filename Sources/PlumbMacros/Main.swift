import Foundation
import PlumbMacroExpansion

/// The compiler starts this program and talks to it on standard input and output.
@main
struct Plugin {
  static func main() {
    // The messages own the two descriptors; whatever prints by accident must not get between them.
    let (input, output) = (dup(0), dup(1))
    dup2(2, 1)
    let messages = Messages(input: input, output: output)
    while let request = messages.read() { messages.write(answer(request)) }
  }
}
