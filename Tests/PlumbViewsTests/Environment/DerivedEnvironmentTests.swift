import Foundation
import PlumbGraph
import PlumbLayout
import Testing

@testable import PlumbViews

@MainActor @Suite("Values that are made of others of the environment")
struct DerivedEnvironmentTests {
  private let graph = Graph()
  private let subgraph: Subgraph
  private let root: Attribute<EnvironmentValues>
  private let top: EnvironmentReader

  init() {
    let (graph, subgraph) = (graph, Subgraph(in: graph))
    self.subgraph = subgraph
    root = subgraph.apply { graph.input(EnvironmentValues(), name: "environment") }
    top = EnvironmentReader(
      graph: graph, subgraph: subgraph, root: root,
      canvas: CanvasParts(graph, EnvironmentValues().canvasSizeClasses))
  }

  /// A place where some values are set.
  private func place(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentReader {
    var values = EnvironmentValues()
    change(&values)
    let set = subgraph.apply { graph.input(values.overrides, name: "set") }
    return EnvironmentReader(graph: graph, subgraph: subgraph, base: top, overrides: set)
  }

  /// How many keys the rule of a derived key reads where one of its inputs is set.
  private func inputs<Key: DerivedEnvironmentKey>(
    of key: Key.Type, where change: (inout EnvironmentValues) -> Void
  ) -> Int {
    let place = place(change)
    let reading = subgraph.apply {
      graph.rule(name: "reading") { EnvironmentValues(reader: place)[derived: key] }
    }
    _ = reading.value
    // One of the inputs is what is set there, in the place of the key that is set.
    return reading.erased.inputs.first?.inputs.count ?? 0
  }

  @Test("each value that is read is among the inputs, so that it is read again where it is set")
  func allInputs() {
    let texts = inputs(of: TextSurroundingsKey.self) {
      // Only on macOS do texts follow the size of the controls.
      ($0.lineLimit, $0.platformStyle) = (2, .macOS)
    }
    #expect(texts == TextSurroundingsKey.inputs.count)
    #expect(inputs(of: WordSurroundingsKey.self) { $0.locale = Locale(identifier: "de") } == 2)
    #expect(inputs(of: PlainForegroundKey.self) { $0.colorScheme = .dark } == 3)
  }

  @Test("places where no input is set share the value of the place above")
  func shared() {
    let inner = place { $0.isEnabled = false }
    let (one, other) = (EnvironmentValues(reader: top), EnvironmentValues(reader: inner))
    #expect(one.textSurroundings === other.textSurroundings)
    #expect(one.words === other.words)
    let changed = EnvironmentValues(reader: place { $0.lineLimit = 2 })
    #expect(changed.textSurroundings.options.lineLimit == 2)
    #expect(changed.words === one.words)
  }

  @Test("a value that is set right around a text counts")
  func setHere() {
    var values = EnvironmentValues(reader: top)
    let before = values.textSurroundings
    values.lineLimit = 3
    #expect(before.options.lineLimit == nil)
    #expect(values.textSurroundings.options.lineLimit == 3)
  }

  @Test("a reader runs again for a change of an input, and for no other")
  func changes() {
    var runs = 0
    let (top, inner) = (top, place { $0.lineLimit = 2 })
    let reading = subgraph.apply {
      graph.rule(name: "reading") {
        runs += 1
        let options = EnvironmentValues(reader: inner).textSurroundings.options
        return options.alignment == .leading && EnvironmentValues(reader: top).words.locale.identifier != ""
      }
    }
    #expect(reading.value)
    for (change, expected) in [
      ({ $0.isEnabled = false }, 1), ({ $0.lineLimit = 4 }, 1), ({ $0.multilineTextAlignment = .center }, 2),
    ] as [((inout EnvironmentValues) -> Void, Int)] {
      var values = root.peek
      change(&values)
      root.set(values)
      _ = reading.value
      #expect(runs == expected)
    }
  }
}
