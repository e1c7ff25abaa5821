import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Parameters that do nothing") @MainActor struct DroppedParametersTests {
  private func reports(_ name: String, _ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
    let warnings = TestedView(proposing: 300, 300) { view }.warnings
    let isTold = warnings.count == 1 && warnings.allSatisfy { $0.contains(": \(name) does nothing") }
    #expect(isTold, "\(warnings)", sourceLocation: sourceLocation)
  }

  private func isSilent(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(TestedView(proposing: 300, 300) { view }.warnings == [], sourceLocation: sourceLocation)
  }

  /// Makes its view in a body, as people do.
  private struct Made<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  @Test("a parameter that does nothing is told where it is another one than is usual")
  func told() {
    reports("Canvas(opaque:)", Made { Canvas(opaque: true) { _, _ in } })
    reports("Canvas(colorMode:)", Made { Canvas(colorMode: .linear) { _, _ in } })
    reports("drawingGroup(opaque:)", Made { Color.red.drawingGroup(opaque: true) })
    reports("Shape.stroke(antialiased:)", Made { Circle().stroke(.red, lineWidth: 1, antialiased: false) })
    reports("focusable(interactions:)", Made { Color.red.focusable(interactions: .edit) })
    reports("gesture(name:)", Made { Color.red.gesture(TapGesture(), name: "tap") })
    reports(
      "MeshGradient(colorSpace:)",
      Made {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .blue, .green, .black], colorSpace: .perceptual)
      })
    reports("ShareLink", Made { ShareLink(item: "text") { Text("Share") } })
    reports(
      "ScrollTransitionConfiguration.animated(animation:)",
      Made { Color.red.scrollTransition(.animated(.bouncy)) { content, _ in content } })
  }

  @Test("what is left out or usual is not told")
  func silent() {
    isSilent(Made { Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false) { _, _ in } })
    isSilent(Made { Color.red.drawingGroup() })
    isSilent(Made { Circle().stroke(.red, lineWidth: 1, antialiased: true) })
    isSilent(Made { Color.red.focusable(interactions: .automatic) })
    isSilent(Made { Color.red.animation(.spring(response: 0.3, blendDuration: 0), value: 1) })
    isSilent(Made { Color.red.animation(.interactiveSpring(), value: 1) })
  }

  @Test("a spring's blend is told, also where it is said in an action")
  func blend() {
    reports(
      "Animation.spring(blendDuration:)",
      Made { Color.red.animation(.spring(response: 0.3, blendDuration: 0.5), value: 1) })
    let view = TestedView(proposing: 100, 100) {
      Held(0) { number in
        Button("go") { withAnimation(.interactiveSpring(blendDuration: 0.1)) { number.wrappedValue += 1 } }
      }
    }
    #expect(view.warnings == [])
    view.tap("go")
    #expect(view.warnings.count == 1)
  }

  @Test("a picture has the words that it is given, and one for decoration has none and is passed over")
  func images() {
    let view = TestedView(proposing: 100, 100) {
      VStack {
        Image("a", label: Text("A cat"))
        Image(decorative: "b")
      }
    }
    #expect(view.host.accessibleElements().map(\.label) == ["A cat"])
  }

  @Test("a style over a view goes on where the safe area ends, unless it is kept inside")
  func overlay() {
    func frame(_ edges: Edge.Set) -> CGRect? {
      TestedView(
        proposing: 100, 100, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
      ) { Color.clear.overlay(.red, ignoresSafeAreaEdges: edges) }.painted.last?.frame
    }
    #expect(frame(.all) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(frame(.bottom) == CGRect(x: 0, y: 20, width: 100, height: 80))
    #expect(frame([]) == CGRect(x: 0, y: 20, width: 100, height: 70))
  }
}
