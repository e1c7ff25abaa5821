import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("The device", .serialized) @MainActor struct DeviceTests {
  private struct Width: View {
    let width = UIScreen.main.bounds.width
    var body: some View { Color.red.frame(width: width / 2, height: UIScreen.main.bounds.height / 2) }
  }

  @Test("has the size, the appearance and the name of the stage")
  func stage() throws {
    let phone = try #require(KnownDevice.named("iPhone SE (3rd generation)"))
    var stage = Stage()
    (stage.device, stage.scale, stage.colorScheme) = (phone, 3, .dark)
    stage.announce()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(UIScreen.main.scale == 3 && UIDevice.current.name == "iPhone SE (3rd generation)")
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation.isPortrait)
    #expect(stage.show(Width()).size == CGSize(width: 187.5, height: 333.5))

    var tablet = Stage()
    tablet.size = ProposedViewSize(width: 1180, height: 820)
    tablet.announce()
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.orientation.isLandscape)
    #expect(UIDevice.current.model == "iPad")
    Stage(generation: .iOS26).announce()
    #expect(UIDevice.current.systemVersion == "26.0")
    Stage().announce()
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("keeps what was copied, and gives a text to the host")
  func pasteboard() {
    var environment = EnvironmentValues()
    let copied = Copied()
    environment.systemCopy = { copied.text = $0 }
    let view = TestedView(proposing: 100, 100, environment: { $0 = environment }) {
      Button("Copy") { UIPasteboard.general.string = "hello" }
    }
    view.tap("Copy")
    #expect(copied.text == "hello" && UIPasteboard.general.string == "hello")
    UIPasteboard.general.image = UIImage()
    #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.hasImages)
    UIPasteboard.general.string = nil
    #expect(UIPasteboard.general.numberOfItems == 0)
  }

  private final class Copied: @unchecked Sendable { var text = "" }

  @Test("opens addresses as the host does, and trembles without a word")
  func opening() {
    var opened: [URL] = []
    var environment = EnvironmentValues()
    environment.systemOpenURL = { url in
      opened.append(url)
      return true
    }
    let view = TestedView(proposing: 100, 100, environment: { $0 = environment }) {
      Button("Open") {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        UIApplication.shared.open(URL(string: "https://example.org")!)
      }
    }
    view.tap("Open")
    #expect(opened == [URL(string: "https://example.org")!])
    #expect(view.warnings == [])
    #expect(UIApplication.shared.canOpenURL(URL(string: "tel:123")!))
  }

  @Test("tells, once, of a value that has no effect")
  func withoutEffect() {
    let view = TestedView(proposing: 100, 100) {
      Button("Wake") { UIApplication.shared.isIdleTimerDisabled = true }
    }
    view.tap("Wake")
    view.tap("Wake")
    #expect(
      view.warnings == ["UIApplication.isIdleTimerDisabled does nothing: a page cannot keep a display awake."]
    )
  }

  @Test("tells, once for a name, of a property that has no effect, and not of its usual value")
  func unheeded() {
    let view = TestedView(proposing: 100, 100) {
      Button("Set") {
        let scroll = UIScrollView()
        (scroll.bounces, scroll.alwaysBounceVertical) = (true, false)
        scroll.indicatorStyle = .white
        scroll.indicatorStyle = .black
        UINavigationItem(title: "Here").titleView = UIView()
      }
    }
    view.tap("Set")
    #expect(
      view.warnings == [
        "UIScrollView.indicatorStyle does nothing: content is scrolled as SwiftUI scrolls it.",
        "UINavigationItem.titleView does nothing: a bar has a title, and buttons on both sides; "
          + "`searchable` of SwiftUI adds a search field.",
      ])
  }

  @Test("tells what a sheet of a phone on its side can not be")
  func attachedSheet() {
    let view = TestedView(proposing: 100, 100) {
      Button("Attach") {
        let sheet = UISheetPresentationController()
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      }
    }
    view.tap("Attach")
    #expect(
      view.warnings.map { $0.prefix { $0 != " " } } == [
        "UISheetPresentationController.prefersEdgeAttachedInCompactHeight",
        "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached",
      ])
  }
}
