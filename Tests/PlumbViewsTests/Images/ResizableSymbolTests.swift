import PlumbDrawing
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Resizable symbols") struct ResizableSymbolTests {
  private static func surroundings(_ values: inout EnvironmentValues) {
    (values.displayScale, values.resources) = (3, .ofProgram)
  }

  /// The bounds of what is drawn of a symbol in a square.
  private func ink(_ image: some View, side: CGFloat) -> CGRect {
    let view = TestedView(proposing: 100, 100, environment: Self.surroundings) {
      image.frame(width: side, height: side)
    }
    for case .fill(let path, _, _) in view.displayList.items { return path.boundingRect }
    return .null
  }

  @Test(
    "what is drawn of a resizable symbol fills its frame (Recorded/Screens.md#Y112)",
    arguments: [
      ("person.circle.fill", 24), ("person.crop.circle.fill", 28), ("person.crop.circle.fill", 60),
    ] as [(String, CGFloat)])
  func filling(name: String, side: CGFloat) {
    let image = Image(systemName: name).resizable()
    for ink in [ink(image, side: side), ink(image.aspectRatio(contentMode: .fit), side: side)] {
      #expect(abs(ink.width - side) < 0.34 && abs(ink.height - side) < 0.34, "\(ink)")
    }
  }

  @Test("a symbol that is not resizable keeps its room in a frame of its own size")
  func room() {
    let image = Image(systemName: "person.circle.fill")
    let size = TestedView(proposing: 100, 100, environment: Self.surroundings) { image }.size
    #expect(ink(image, side: size.height).height < size.height - 0.5)
  }
}
