import Foundation
import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Examples with pictures")
struct PictureExampleTests {
  /// Resources with one picture of one pixel, of a size in points.
  private func picture(_ name: String, _ width: CGFloat, _ height: CGFloat) -> (inout EnvironmentValues) ->
    Void
  {
    let pixels = PixelImage(width: 1, height: 1, rgba: [0, 0, 0, 255])
    let image = Resources.NamedImage(pixels: pixels, size: CGSize(width: width, height: height))
    return { values in
      values.resources = Resources(
        image: { asked, _, _ in asked == name ? image : nil }, color: { _, _ in nil }, symbol: { _ in nil })
    }
  }

  @Test("the profile's picture fits its width, and the details stand at its bottom with 16 points of padding")
  func profile() {
    let view = TestedView(proposing: 300, 600, environment: picture("ProfilePicture", 300, 400)) {
      ProfileView()
    }
    #expect(view.size == CGSize(width: 300, height: 400))
    #expect(view.frame(of: "Image(\"ProfilePicture\")") == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(view.frame(of: "background")?.width == 300)
    #expect(view.frame(of: "background")?.maxY == 400)
    #expect(view.frame(of: "VStack")?.minX == 16)
    #expect(view.warnings.isEmpty)
  }

  @Test("both forms of the profile have the same frames")
  func bothForms() {
    let environment = picture("ProfilePicture", 300, 400)
    let stack = TestedView(proposing: 200, 600, environment: environment) { ProfileView() }
    let overlay = TestedView(proposing: 200, 600, environment: environment) { ProfileViewWithOverlay() }
    #expect(stack.size == CGSize(width: 200, height: 800.0 / 3))
    #expect(overlay.size == stack.size)
    for title in ["Image(\"ProfilePicture\")", "background", "HStack", "Spacer"] {
      #expect(stack.frame(of: title) == overlay.frame(of: title))
    }
  }

  @Test("an image in a frame keeps its size and overflows")
  func framedImage() {
    expectLayout(proposing: 390, 844, environment: picture("welcome-background", 240, 160)) {
      FramedImage()
    } is: {
      """
      background                            0,0 100×50
      ├─ frame                              0,0 100×50
      │  └─ background                      -70,-55 240×160
      │     ├─ Image("welcome-background")  -70,-55 240×160
      │     └─ Color.red                    -70,-55 240×160
      └─ Color.yellow                       0,0 100×50
      """
    }
  }

  @Test("a resizable image takes what it is offered")
  func resizableImage() {
    expectLayout(proposing: 390, 844, environment: picture("welcome-background", 240, 160)) {
      ResizableImage()
    } is: {
      """
      Image("welcome-background")  0,0 390×844
      """
    }
  }

  @Test("the congratulations have two halves of 90, a round avatar of 120, and a button at the bottom")
  func congratulations() {
    let view = TestedView(proposing: 390, 844) { CongratulationsView(userName: "Jo") }
    #expect(view.size == CGSize(width: 390, height: 844))
    let halves = view.frame(of: "ZStack")
    #expect(halves?.size == CGSize(width: 390, height: 180))
    #expect(view.frame(of: "Rectangle")?.size == CGSize(width: 390, height: 90))
    let avatar = view.frame(of: "Image(\"person.fill\")")
    // 120 without 16 of padding on each side, in the middle.
    #expect(avatar?.size == CGSize(width: 88, height: 88))
    #expect(avatar?.midX == 195)
    #expect(avatar.map { abs($0.midY - (halves?.midY ?? 0)) < 1e-9 } == true)
    #expect(view.frame(of: "Button") == CGRect(x: 145, y: 834, width: 100, height: 10))
  }

  @Test("the drawn pictures have the sizes of their assets")
  func drawings() {
    #expect(TestedView(proposing: nil, nil) { Portrait() }.size == CGSize(width: 300, height: 400))
    #expect(TestedView(proposing: nil, nil) { WelcomeScene() }.size == CGSize(width: 240, height: 160))
  }
}
