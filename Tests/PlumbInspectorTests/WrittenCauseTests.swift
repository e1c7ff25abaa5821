import Foundation
import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

extension InspectedTree {
  /// The tree with the lines of a source that calls each view once, in its order.
  fileprivate func placed(in source: String) -> InspectedTree {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var taken: Set<Int> = []
    func place(_ node: inout InspectedNode) {
      let call = node.text.map { "\(node.name)(\"\($0)\")" } ?? node.name
      let line = lines.indices.first { lines[$0].contains(call) && !taken.contains($0) }
      if !node.isPart, let line {
        taken.insert(line)
        node.source = "S.swift:\(line + 1)"
      }
      for index in node.children.indices { place(&node.children[index]) }
    }
    var copy = self
    place(&copy.root)
    return copy
  }
}

@MainActor @Suite("Causes in the source of a difference")
struct WrittenCauseTests {
  /// A form with a title, of which two sources write the modifiers in two ways.
  private struct Settings: View {
    var rowHeight: CGFloat?
    var isInline = false
    var isSpaced = false

    var body: some View {
      NavigationStack {
        VStack(spacing: isSpaced ? 3 : nil) {
          Form {
            Text("one")
            Text("two")
          }
          .environment(\.defaultMinListRowHeight, rowHeight ?? 44)
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(isInline ? .inline : .large)
          if isSpaced { Text("new") }
        }
      }
    }
  }

  private func differences(_ old: (Settings, String), _ new: (Settings, String)) throws -> [String] {
    func snapshot(_ settings: Settings, _ modifiers: String) throws -> Snapshot {
      let view = ExplainedView(390, 600, font: nil) { settings }
      let source = """
        struct Settings: View {
          var body: some View {
            NavigationStack {
              VStack {
                Form {
                  Text("one")
                  Text("two")
                }
                \(modifiers)
              }
            }
          }
        }
        """
      let tree = WrittenCalls([("S.swift", source)]).added(to: view.tree.placed(in: source))
      return try Snapshot(json: Array(tree.json.text.utf8))
    }
    return TreeDifference(from: try snapshot(old.0, old.1), to: try snapshot(new.0, new.1)).moves.map(\.text)
  }

  private let title = #".navigationTitle("Title")"#

  @Test("a value of the environment that no number of the layout tells is a cause by its call")
  func environment() throws {
    let call = #".environment(\.defaultMinListRowHeight, 60)"#
    let found = try differences((Settings(), title), (Settings(rowHeight: 60), "\(call)\n\(title)"))
    #expect(
      found == [
        #"Text("one") moved 8 down: `\#(call)` was added."#,
        #"Text("two") moved 24 down: `\#(call)` was added."#,
      ])
  }

  @Test("of a modifier with another argument both calls are told")
  func argument() throws {
    let (large, inline) = (
      ".navigationBarTitleDisplayMode(.large)", ".navigationBarTitleDisplayMode(.inline)"
    )
    let found = try differences(
      (Settings(), "\(title)\n\(large)"), (Settings(isInline: true), "\(title)\n\(inline)"))
    #expect(found.contains { $0.contains("`\(large)` became `\(inline)`") }, "\(found)")
  }

  private struct Line: View {
    let text: String
    let font: Font?
    var body: some View { Text(text).font(font) }
  }

  @Test("of a text with other words, a modifier that came is told, too")
  func words() throws {
    func snapshot(_ line: Line, _ call: String) throws -> Snapshot {
      let source = "struct Line: View {\n  var body: some View { Text(\"\(line.text)\")\(call) }\n}\n"
      let tree = WrittenCalls([("S.swift", source)]).added(
        to: ExplainedView(390, 600, font: nil) { line }.tree.placed(in: source))
      return try Snapshot(json: Array(tree.json.text.utf8))
    }
    let found = TreeDifference(
      from: try snapshot(Line(text: "Rent", font: .body), ".font(.body)"),
      to: try snapshot(Line(text: "Rent and food", font: .title), ".font(.title)")
    ).moves.map(\.text)
    #expect(
      found.first?.hasSuffix(
        "because its text changed and `.font(.body)` became `.font(.title)` (S.swift:2).") ?? false,
      "\(found)")
  }

  private struct Sections: View {
    let isPlain: Bool
    var body: some View {
      if isPlain { sections.listStyle(.plain) } else { sections.listStyle(.insetGrouped) }
    }
    private var sections: some View {
      List {
        Section("First") { Text("one") }
        Section("Second") { Text("two") }
      }
    }
  }

  @Test("another style of a list is the cause for its headers and its rows")
  func listStyle() throws {
    func snapshot(_ style: String) throws -> Snapshot {
      let source = """
        struct Sections: View {
          var body: some View {
            List {
              Section("First") { Text("one") }
              Section("Second") { Text("two") }
            }
            .listStyle(.\(style))
          }
        }
        """
      let view = ExplainedView(390, 600, font: nil) { Sections(isPlain: style == "plain") }
      let tree = WrittenCalls([("S.swift", source)]).added(to: view.tree.placed(in: source))
      return try Snapshot(json: Array(tree.json.text.utf8))
    }
    let (old, new) = (try snapshot("plain"), try snapshot("insetGrouped"))
    let found = TreeDifference(from: old, to: new).moves.map(\.text)
    for title in [#"Text("First")"#, #"Text("one")"#, #"Text("Second")"#, #"Text("two")"#] {
      let sentence = found.first { $0.hasPrefix(title) } ?? ""
      #expect(sentence.contains("`.listStyle(.plain)` became `.listStyle(.insetGrouped)`"), "\(found)")
    }
  }

  private func differences<Content: View>(@ViewBuilder _ view: (Bool) -> Content) throws -> [String] {
    func snapshot(_ isNew: Bool) throws -> Snapshot {
      let view = ExplainedView(390, 600, font: nil) { view(isNew) }
      return try Snapshot(json: Array(view.tree.json.text.utf8))
    }
    return TreeDifference(from: try snapshot(false), to: try snapshot(true)).moves.map(\.text)
  }

  @Test("of a view around which a modifier came, its own change is a cause, too")
  func wrapped() throws {
    let found = try differences { isNew in
      if isNew { Text("A word").font(.title).padding(.vertical, 5) } else { Text("A word").font(.callout) }
    }
    #expect(
      found.first?.contains("because padding was added around it and its font changed.") ?? false, "\(found)"
    )
  }

  @Test("a view that came is told by its own name, whatever stands around it, and once")
  func came() throws {
    let found = try differences { isNew in
      VStack(alignment: .leading, spacing: isNew ? 9 : 4) {
        Text("bread")
        Text("butter")
        if isNew { Text("with eggs").fixedSize() }
      }
    }
    let cause = #"spacing is 9 instead of 4 and Text("with eggs") was added"#
    #expect(found.contains { $0.hasPrefix("VStack is ") && $0.hasSuffix("because \(cause).") }, "\(found)")
  }

  @Test("of a long call that differs far behind, the part that differs is told")
  func long() throws {
    let columns = Array(repeating: "GridItem(.flexible())", count: 6).joined(separator: ", ")
    func call(_ last: String) -> String { ".environment(\\.columns, [\(columns), \(last)])" }
    let found = try differences(
      (Settings(), "\(call("one"))\n\(title)"), (Settings(rowHeight: 60), "\(call("other"))\n\(title)"))
    #expect(
      found.first == #"Text("one") moved 8 down: `.environment(….flexible()), one])` became "#
        + "`.environment(….flexible()), other])`.", "\(found)")
  }

  @Test("a number that changed and a view that came are both told")
  func both() throws {
    let found = try differences((Settings(), title), (Settings(isSpaced: true), title))
    #expect(
      found.contains { $0.contains("spacing is now set, to 3") && $0.contains(#"Text("new") was added"#) },
      "\(found)")
  }
}
