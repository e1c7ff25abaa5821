import Foundation

/// The place of the answers: the file after `-o` on a Mac, and the app's documents in a simulator.
enum Output {
  @MainActor static func write(_ json: String) {
    let file = place
    do {
      try json.write(to: file, atomically: true, encoding: .utf8)
      print("The answers are in \(file.path)")
    } catch {
      print("\(file.path) can not be written: \(error.localizedDescription)")
    }
    #if os(macOS)
      exit(0)
    #endif
  }

  private static var place: URL {
    #if os(macOS)
      let words = CommandLine.arguments
      let name = words.firstIndex(of: "-o").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
      return URL(fileURLWithPath: name ?? "answers.json")
    #else
      return URL.documentsDirectory.appendingPathComponent("answers.json")
    #endif
  }
}
