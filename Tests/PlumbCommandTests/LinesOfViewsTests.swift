import CommandTesting
import Foundation
import PlumbInspector
import TestLayers
import Testing

/// The line of a view is the compiler's: each view keeps the call that made it, and debug information has its line.
@Suite("Lines of views")
struct LinesOfViewsTests {
  /// The views of a tree that a person has written, with the text of their lines.
  private func lines(_ command: Command, _ words: String..., in files: [String]) throws -> [(
    String, line: String?
  )] {
    let answer = try command.run(["inspect"] + words + ["--json"])
    try #require(answer.status == 0, "\(answer)")
    let tree = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    var texts: [String: [Substring]] = [:]
    for file in files {
      texts[URL(fileURLWithPath: file).lastPathComponent] = try String(
        contentsOfFile: command.path(file), encoding: .utf8
      ).split(separator: "\n", omittingEmptySubsequences: false)
    }
    var found: [(String, line: String?)] = []
    func read(_ node: [String: Any]) throws {
      if node["isPart"] == nil {
        let name = "\(node["name"] ?? "") \(node["text"] ?? "")"
        let place = (node["source"] as? String)?.split(separator: ":")
        let line = try place.map { place in
          try #require(texts[String(place[0])])[try #require(Int(place[1])) - 1]
        }
        found.append((name, line.map(String.init)))
      }
      for child in node["children"] as? [[String: Any]] ?? [] { try read(child) }
    }
    try read(try #require(tree["root"] as? [String: Any]))
    return found
  }

  @Test(
    "each view has the line of its call, whatever makes it",
    arguments: [(controls, 85)] + (Guest.UIKit.isThere ? [(screens, 50)] : []))
  func calls(source: String, count: Int) throws {
    let command = try Command(source)
    defer { command.folder.remove() }
    let found = try lines(command, "View.swift", in: ["View.swift"])
    #expect(found.count > count)
    for (view, line) in found {
      let (name, text) = (view.prefix { $0 != " " }, view.drop { $0 != " " }.dropFirst())
      // A text that is given as a string or a number has the line of its control.
      let isThere = line.map { $0.contains(name) || !text.isEmpty && $0.contains(text) } ?? false
      #expect(
        isThere || name == "Label" && line?.contains("ContentUnavailableView") == true,
        "\(view): \(line ?? "-")")
    }
  }

  /// Views and controls, made in all ways in which a body makes them.
  private static let controls = """
      struct Choice: View {
        let isBig: Bool
        var body: some View {
          isBig
            ? Text("big")
              .font(.title)
            : Text("small")
              .font(.body)
        }
      }

      extension View {
        func card() -> some View {
          padding(4)
            .background(Color.gray)
        }
      }

      struct Framed<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          ZStack {
            content
          }
        }
      }

      struct Star: Shape {
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      }

      struct Line: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }

      struct Screen: View {
        static let note = Text("a note")
        @State private var isOn = true
        @State private var words = "words"
        @State private var amount = 0.5
        private var sum: some View { Text("sum") + Text("of two") }
        private let made: AnyView = AnyView(Divider())

        var body: some View {
          NavigationStack {
            ScrollView {
              VStack {
                Choice(isBig: true)
                Choice(isBig: false).card()
                Self.note
                sum
                made
                ForEach(["a", "b"], id: \\.self) { name in
                  HStack {
                    Text(name).bold()
                    Spacer()
                  }
                }
                ForEach(["c", "d"].map(Text.init(verbatim:)).indices, id: \\.self) { _ in Color.red }
                Framed {
                  Image(systemName: "star")
                    .resizable()
                    .frame(width: 9, height: 9)
                }
                if isOn { Circle().fill(.blue) } else { Capsule() }
                RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 2)
          Ellipse().fill(.red).stroke(.blue)
                Star().stroke(.green)
                Line { Rectangle() }
                Toggle("switch", isOn: $isOn)
                Toggle(isOn: $isOn) { Label("both", systemImage: "star") }
                Label("wide", systemImage: "star")
                  .font(.caption)
                  .opacity(0.5)
                TextField("field", text: $words)
                  .textFieldStyle(.roundedBorder)
                TextEditor(text: $words)
                Slider(value: $amount)
                Button("tap") {}
                  .buttonStyle(.borderedProminent)
                Picker("pick", selection: $isOn) {
                  Text("yes").tag(true)
                  Text("no").tag(false)
                }
                .pickerStyle(.segmented)
                .accessibilityIdentifier("picker")
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                  .overlay(alignment: .top) { Text("over") }
                  .environment(\\.lineLimit, 1)
                Grid {
                  GridRow { Text("cell") }
                }
                LazyVGrid(columns: [GridItem()]) { Text("lazy") }
                ViewThatFits { Text("fits") }
                GeometryReader { _ in Text("read") }
                ProgressView(value: 0.3)
                Gauge(value: 0.2) { Text("gauge") }
                Stepper("step", value: .constant(1))
                GroupBox("box") { Text("inside") }
                DisclosureGroup("more", isExpanded: .constant(true)) { Text("less") }
                LabeledContent("name", value: "value")
                Link("link", destination: URL(string: "https://example.com")!)
                Menu("menu") { Button("item") {} }
                DatePicker("date", selection: .constant(.now))
                ContentUnavailableView("none", systemImage: "star")
              }
            }
            .navigationTitle("title")
            .toolbar {
              ToolbarItem(placement: .primaryAction) {
                Button("add", systemImage: "plus") {}
              }
            }
            .safeAreaInset(edge: .bottom) {
              Text("bar")
            }
          }
        }
      }

      #Preview {
        @Previewable @State var isOn = true
        VStack {
          Screen()
            .padding()
          Toggle("outer", isOn: $isOn)
        }
      }
    """
}
