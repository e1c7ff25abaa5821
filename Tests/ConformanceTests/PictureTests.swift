import PlumbDrawing
import SwiftUI
import Testing

/// Recorded answers that are pictures, not frames.
@Suite("Recorded pictures") @MainActor struct PictureTests {
  @Test("scaledToFit and scaledToFill draw what aspectRatio draws (Recorded/Frames.md#139)") func scaling() {
    let image = Image("40x20").resizable()
    #expect(picture(image.scaledToFit()) == picture(image.aspectRatio(nil, contentMode: .fit)))
    #expect(picture(image.scaledToFill()) == picture(image.aspectRatio(nil, contentMode: .fill)))
    #expect(picture(image.scaledToFit()) != picture(image.scaledToFill()))
  }

  @Test("cornerRadius clips to a continuous rounded rectangle (Recorded/Shapes.md#157)") func cornerRadius() {
    let clipped = picture(Color.red.cornerRadius(20))
    #expect(clipped == picture(Color.red.clipShape(RoundedRectangle(cornerRadius: 20))))
    #expect(clipped == picture(Color.red.clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))))
    #expect(clipped != picture(Color.red.clipShape(RoundedRectangle(cornerRadius: 20, style: .circular))))
  }

  @Test(
    "a corner is no larger than half the short side, and no smaller than nothing (Recorded/Shapes.md#158)")
  func largeCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    for style in [RoundedCornerStyle.circular, .continuous] {
      func path(_ radius: CGFloat) -> Path {
        RoundedRectangle(cornerRadius: radius, style: style).path(in: rect)
      }
      #expect(path(300) == path(30))
      #expect(path(-8) == path(0))
      #expect(path(8) != path(30))
    }
  }

  private func picture(_ view: some View) -> DisplayList {
    LayoutRecord.stage(AnyView(view), .window, ProposedViewSize(width: 100, height: 60)).displayList()
  }
}
