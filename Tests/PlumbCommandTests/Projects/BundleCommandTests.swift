import CommandTesting
import Foundation
import Testing

/// What a source finds of its resources while it is shown.
@Suite("Resources of a shown source", .timeLimit(.minutes(5)))
struct BundleCommandTests {
  @Test("a folder's own files are in Bundle.main, and its assets have symbols")
  func plainFolder() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.write(
      """
      extension Color { static let own = Color("Own") }
      final class Model {}
      func names(_ file: String) -> String {
        guard let url = Bundle.main.url(forResource: file, withExtension: "json"),
          let list = try? JSONDecoder().decode([String].self, from: Data(contentsOf: url))
        else { return "nothing" }
        return list.joined()
      }
      struct Shown: View {
        var body: some View {
          VStack {
            Text(names("items") + names("more"))
            Text(Bundle.main.path(forResource: "more.json", ofType: nil, inDirectory: "Data") == nil ? "no" : "in Data")
            Text(verbatim: Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "none")
            Text(Bundle(for: Model.self).bundleURL == Bundle.main.bundleURL ? "main" : "other")
            Image(.pic1).resizable()
            Color(.accent)
            Color.brand
            Color.own
            Text("b").foregroundStyle(.brand)
          }
        }
      }
      #Preview("Shown") { Shown() }
      """, to: "App/Shown.swift")
    try command.folder.write("[\"one\"]", to: "App/items.json")
    try command.folder.write("[\"two\"]", to: "App/Data/more.json")
    try FileManager.default.createDirectory(
      atPath: command.path("App/A.xcassets/pic 1.imageset"), withIntermediateDirectories: true)
    for (name, red) in [("AccentColor", "0.2"), ("Brand", "0.4"), ("Own", "0.6")] {
      try command.folder.write(
        "{\"colors\":[{\"color\":{\"components\":{\"red\":\"\(red)\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1.0\"}}}]}",
        to: "App/A.xcassets/\(name).colorset/Contents.json")
    }
    let answer = try command.run("inspect", "App")
    #expect(answer.status == 0, "\(answer.error)")
    for text in ["\"onetwo\"", "\"in Data\"", "\"App\"", "\"main\"", "\"pic 1\""] {
      #expect(answer.output.contains(text), "\(answer.output)")
    }
    let picture = try command.run("render", "App", "-o", "shown.svg")
    #expect(picture.status == 0, "\(picture.error)")
    let svg = try String(contentsOfFile: command.path("shown.svg"), encoding: .utf8)
    for color in ["#300", "#600", "#900"] { #expect(svg.contains(color)) }
    let names = try FileManager.default.contentsOfDirectory(atPath: command.path("App")).sorted()
    #expect(names == ["A.xcassets", "Data", "Shown.swift", "items.json"])
  }
}
