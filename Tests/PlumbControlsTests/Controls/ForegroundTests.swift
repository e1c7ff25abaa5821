import PlumbDrawing
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("The foreground of controls")
struct ForegroundTests {
  private func glyphColors(_ items: [DisplayItem]) -> [ResolvedColor] {
    items.flatMap { item -> [ResolvedColor] in
      switch item {
      case .glyphs(_, _, .color(let color)): [color]
      case .group(_, let inner): glyphColors(inner)
      default: []
      }
    }
  }

  private func color<V: View>(@ViewBuilder _ view: () -> V) -> ResolvedColor? {
    glyphColors(TestedView(proposing: 200, 200, view).displayList.items).first
  }

  private let environment = EnvironmentValues()

  @Test("a button's label has the accent colour, or the foreground that the code around has set")
  func buttons() {
    #expect(color { Button("a") {} } == Color.blue.resolve(in: environment))
    #expect(color { Button("a") {}.foregroundColor(.red) } == Color.red.resolve(in: environment))
    #expect(
      color { VStack { Button("a") {} }.foregroundStyle(.green) } == Color.green.resolve(in: environment))
    #expect(
      color { Button("a") {}.foregroundStyle(.secondary) } == Color.secondary.resolve(in: environment))
    #expect(color { Button("a", role: .destructive) {} } == Color.red.resolve(in: environment))
    #expect(
      color { Button("a") {}.buttonStyle(.borderedProminent).foregroundStyle(.yellow) }
        == Color.yellow.resolve(in: environment))
  }

  @Test("what is disabled is grey, whatever the code around has set")
  func disabled() {
    let grey = color { Button("a") {}.disabled(true) }
    #expect(color { Button("a") {}.disabled(true).foregroundColor(.red) } == grey)
  }

  @Test("a button in a section's header keeps the accent colour")
  func headers() {
    let first = color {
      List {
        Section {
          Color.clear
        } header: {
          Button("a") {}
        }
      }
    }
    #expect(first == Color.blue.resolve(in: environment))
  }

  @Test("a field keeps its distance from what stands beside it")
  func fields() {
    let view = TestedView(proposing: 200, 40) {
      HStack {
        Color.red.frame(width: 20, height: 10)
        TextField("x", text: .constant("abc"))
      }
    }
    #expect(view.frame(of: "TextField") == CGRect(x: 28, y: 0, width: 172, height: 11))
  }

  @Test("nothing is said about numbers that come of a size that nobody knows yet")
  func geometry() {
    let view = TestedView(proposing: 60, 40) {
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width - 20) }
    }
    #expect(view.frame(of: "Color.red")?.width == 40)
    #expect(view.warnings.isEmpty)
    let narrow = TestedView(proposing: 10, 40) {
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width - 20) }
    }
    #expect(narrow.warnings.count == 1)
  }
}
