import Foundation
import PlumbControls
import PlumbLayout
import PlumbViews
import Testing

@testable import SwiftUI

@Suite("A stage, from words to the environment")
struct StageTests {
  /// Says everything that can be said.
  private static let whole = Stage(
    size: ProposedViewSize(width: 320, height: nil), device: KnownDevice.all[1], fits: true,
    safeArea: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), scale: 3, colorScheme: .dark,
    layoutDirection: .rightToLeft, dynamicTypeSize: .accessibility2, locale: "ar_EG", timeZone: "Asia/Tokyo",
    platform: .macOS, generation: .iOS26, date: Date(timeIntervalSince1970: 1000.5), seed: .max)

  private func coded(_ stage: Stage) throws -> Stage {
    try JSONDecoder().decode(Stage.self, from: try JSONEncoder().encode(stage))
  }

  @Test(
    "what one process says arrives in another, and what it does not say stays unsaid",
    arguments: [Stage(), whole])
  func coding(_ stage: Stage) throws {
    #expect(try coded(stage) == stage)
  }

  @Test("the page is told each setting by the word of its option")
  func words() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Self.whole), as: UTF8.self)
    #expect(
      text == """
        {"appearance":"dark","device":"iPhone 16 Pro","direction":"rtl","fits":true,"insets":[1,2,3,4],\
        "locale":"ar_EG","now":1000.5,"os":"26","platform":"macOS","scale":3,"seed":18446744073709551615,"size":[320,null],\
        "timeZone":"Asia\\/Tokyo","typeSize":"accessibility2"}
        """)
  }

  @Test("a word that no setting has is refused, with the words that there are")
  func unknownWord() {
    #expect {
      try JSONDecoder().decode(Stage.self, from: Data(#"{"appearance":"pink"}"#.utf8))
    } throws: {
      "\($0)".contains("pink is none of light, dark.")
    }
  }

  @Test("each setting reaches the environment, and what is not said stays as it is there")
  func environment() {
    let values = Self.whole.environment()
    #expect(values.displayScale == 3)
    #expect(values.colorScheme == .dark)
    #expect(values.layoutDirection == .rightToLeft)
    #expect(values.dynamicTypeSize == .accessibility2)
    #expect(values.locale.identifier == "ar_EG")
    #expect(values.timeZone.identifier == "Asia/Tokyo")
    #expect(values.platformStyle == .macOS)
    #expect(Stage(generation: .iOS26).environment().platformStyle == .iOS26)
    #expect(
      Stage(generation: .iOS18).environment(Stage(generation: .iOS26).environment()).platformStyle == .iOS)
    #expect(EnvironmentValues().platformStyle == .iOS)
    let untouched = Stage(scale: 1).environment(values)
    #expect(untouched.displayScale == 1)
    #expect(untouched.locale.identifier == "ar_EG")
    #expect(untouched.platformStyle == .macOS)
  }

  @Test("the size that is said counts more than the device, and the device more than the preview's traits")
  func canvas() {
    let traits: [PreviewTrait<Preview.ViewTraits>] = [.fixedLayout(width: 10, height: 20)]
    let device = KnownDevice.all[0]
    func size(_ stage: Stage) -> ProposedViewSize { StageCanvas(stage, traits: traits).proposal }
    #expect(
      size(Stage(size: ProposedViewSize(width: 5, height: nil), device: device))
        == .init(width: 5, height: nil))
    #expect(size(Stage(device: device)) == ProposedViewSize(device.size))
    #expect(StageCanvas(Stage(device: device)).insets == device.insets)
    #expect(size(Stage()) == ProposedViewSize(width: 10, height: 20))
    #expect(StageCanvas(Stage()).proposal == ProposedViewSize(width: 390, height: 844))
  }

  @Test("a preview's modifiers choose the canvas where the stage says no size")
  @MainActor func requests() {
    func canvas(_ stage: Stage) -> StageCanvas {
      stage.show(
        preview: AnyView(Color.red.previewDevice("iPhone SE (3rd generation)")), traits: [],
        environment: EnvironmentValues(), problems: { _ in }
      ).canvas
    }
    #expect(canvas(Stage()).proposal == ProposedViewSize(width: 375, height: 667))
    #expect(canvas(Stage()).insets.top == 20)
    let said = ProposedViewSize(width: 50, height: 60)
    #expect(canvas(Stage(size: said)) == StageCanvas(proposal: said))
  }

  @Test("a canvas that fits is as large as the view, with the safe area around it")
  @MainActor func fits() {
    let stage = Stage(fits: true, safeArea: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 5))
    let staged = stage.show(Color.red.frame(width: 30, height: 40))
    #expect(staged.canvasSize == CGSize(width: 35, height: 70))
  }
}
