import Foundation
import PlumbSource

extension CrashReporting.Report {
  /// Returns why a child failed and where, as far as that is known.
  ///
  /// - Parameter place: finds the place in the source of a call in the library.
  func sentences(_ outcome: Subprocess.Outcome, place line: ([UInt]) -> String?) -> [String] {
    var sentences: [String] = []
    if let fullStack {
      sentences.append("Its code called itself until the stack of \(fullStack >> 20) MB was full.")
    } else if let memoryLimit, isShortOfMemory(outcome, memoryLimit) {
      sentences.append("It asked for more memory than the \(memoryLimit >> 20) MB that a view may have.")
    } else if outcome.end == .signalled(SIGKILL) {
      sentences.append("The system ends what takes too much memory in this way.")
    }
    return sentences + [whereabouts(line(calls))].compactMap(\.self)
  }

  /// Which of the user's code it was, in a sentence.
  ///
  /// - Parameter line: the place in the source of the innermost call.
  func whereabouts(_ line: String?) -> String? {
    guard let place else { return line.map { "This happened at \($0)." } }
    return line.map { "\(place.dropLast()) (\($0))." } ?? place
  }

  private func isShortOfMemory(_ outcome: Subprocess.Outcome, _ limit: UInt) -> Bool {
    // The runtime's own words, when one piece is too large; small pieces fail when nearly all is taken.
    outcome.lastLines.contains { $0.hasPrefix("Fatal error: failed to allocate ") }
      || (memory ?? 0) > limit / 16 * 15
  }
}

extension CompiledSource {
  /// The file and line of the innermost call in the source.
  ///
  /// The toolchain's own tool reads the library. Without that tool, there is no line.
  func line(ofCalls calls: [UInt]) -> String? {
    guard !calls.isEmpty, let symbolizer = Self.symbolizer else { return nil }
    var process = Subprocess()
    (process.standardOutput, process.standardError) = (-1, -1)
    process.timeout = 10
    let words = ["--obj=\(library)", "--functions=none", "--output-style=GNU"]
    let addresses = calls.prefix(16).map { "0x" + String($0, radix: 16) }
    process.memory = Compiler.memory
    var call = (program: symbolizer, arguments: words + addresses)
    if let sandbox {
      // The library is what somebody else wrote.
      let walled = try? sandbox.words(
        running: Self.executable.path, [Wall.word, symbolizer] + call.arguments,
        Sandbox.Room(readable: [library]))
      guard let walled else { return nil }
      call = walled
      process.onlyEnvironment = Sandbox.environment()
    }
    guard let outcome = try? process.run(call.program, call.arguments), outcome.end == .exited(0) else {
      return nil
    }
    let names = Set(source.swiftFiles.map { URL(fileURLWithPath: $0).lastPathComponent })
    for text in outcome.lastLines {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 2, let number = parts.dropFirst().first.flatMap({ Int($0) }), number > 0 else {
        continue
      }
      let path = String(parts[0])
      if names.contains(URL(fileURLWithPath: path).lastPathComponent) {
        return places.original(path: path, line: number)
      }
    }
    return nil
  }

  /// The tool that lies beside the compiler.
  private static var symbolizer: String? {
    let compilers = ProgramSurroundings.path.map { "\($0)/swiftc" }
    return compilers.filter { (path: String) in access(path, X_OK) == 0 }.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("llvm-symbolizer").path
    }.first { (path: String) in access(path, X_OK) == 0 }
  }
}
