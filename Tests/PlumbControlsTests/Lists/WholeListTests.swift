import Foundation
import PlumbTesting
import SwiftUI
import Testing

@Suite("Lists at their whole height") @MainActor struct WholeListTests {
  private var list: some View {
    List {
      Section("Fruit") { ForEach(0..<30) { Text("row \($0)") } }
      Text("last")
    }
  }

  private func shown<Content: View>(_ view: Content) -> StagedView {
    Stage(size: ProposedViewSize(width: 390, height: nil), fits: true).show(view)
  }

  @Test("a list that is offered no height in a picture is as high as all of its rows")
  func whole() throws {
    let staged = shown(list)
    #expect(staged.canvasSize.width == 390 && staged.canvasSize.height > 31 * 44)
    let labels = staged.host.accessibleElements().map(\.label)
    #expect(labels.contains("row 29") && labels.last == "last")
    #expect(
      shown(
        Form {
          Text("one"); Text("two")
        }
      ).canvasSize.height > 2 * 44)
    #expect(
      shown(
        VStack {
          Text("above"); list
        }
      ).canvasSize.height > staged.canvasSize.height)
  }

  @Test("a renderer of pictures draws a list at its whole height")
  func renderer() throws {
    let renderer = ImageRenderer(content: list.frame(width: 390))
    let image = try PixelSize(png: renderer.pngData())
    #expect(image.height > 31 * 44)
  }

  @Test("a list that is offered a height keeps to it")
  func offered() {
    let staged = Stage(size: ProposedViewSize(width: 390, height: 300), fits: true).show(list)
    #expect(staged.canvasSize.height == 300)
  }

  private struct PixelSize {
    let height: Int
    init(png: Data) throws {
      height = [UInt8](png)[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
