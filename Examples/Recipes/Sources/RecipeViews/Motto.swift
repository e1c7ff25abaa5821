import Foundation

/// What the book says on its first page.
public enum Motto {
  public static var text: String {
    let file = Bundle.module.url(forResource: "motto", withExtension: "txt")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "There is no motto."
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
