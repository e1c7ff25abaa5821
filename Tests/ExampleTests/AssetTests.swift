import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("The assets of the examples")
struct AssetTests {
  private func show(_ view: some View) -> TestedView {
    TestedView(
      proposing: 390, 844, environment: { $0.resources = Resources.of(ShownExample.folder) }, { view })
  }

  @Test("are found beside the sources, at two pixels a point")
  func sizes() {
    let profile = show(ProfileView())
    #expect(profile.frame(of: "Image(\"ProfilePicture\")")?.size == CGSize(width: 390, height: 520))
    let image = show(FramedImage())
    #expect(image.frame(of: "Image(\"welcome-background\")")?.size == CGSize(width: 240, height: 160))
  }

  @Test("are all there: no example is told that something is missing")
  func nothingIsMissing() {
    let views: [AnyView] = [
      AnyView(ProfileView()), AnyView(ProfileViewWithOverlay()), AnyView(FramedImage()),
      AnyView(ResizableImage()),
      AnyView(CongratulationsView(userName: "Jo")), AnyView(AlignedRows()), AnyView(Portrait()),
      AnyView(WelcomeScene()), AnyView(ScaledText()), AnyView(BaselineRow()),
    ]
    for view in views { #expect(show(view).warnings == []) }
    #expect(show(Image("nothing")).warnings.count == 1)
  }

  @Test("weigh less than 150 KB each")
  func weight() throws {
    let pictures = try FileManager.default.subpathsOfDirectory(atPath: ShownExample.folder.path)
      .filter { $0.contains("xcassets") && $0.hasSuffix(".png") }
    // Two of the examples that are one file, Kuchi's, and that of the client package's tests.
    #expect(pictures.count == 4)
    for picture in pictures {
      #expect(try Data(contentsOf: ShownExample.folder.appendingPathComponent(picture)).count < 150_000)
    }
  }
}
