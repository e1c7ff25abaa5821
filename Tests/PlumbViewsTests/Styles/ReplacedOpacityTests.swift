import PlumbViews
import SwiftUI
import Testing

@Suite("Colours and meshes by value") struct ReplacedOpacityTests {
  #if UIKit
    @Test("withAlphaComponent replaces the opacity, also of a colour that has one")
    @MainActor func alpha() {
      let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      func opacity(_ color: UIColor) -> Float {
        Color(uiColor: color).resolve(in: EnvironmentValues()).opacity
      }
      #expect(opacity(half.withAlphaComponent(0.8)) == 0.8)
      #expect(opacity(half.withAlphaComponent(0.8).withAlphaComponent(1)) == 1)
      #expect(opacity(.secondaryLabel.withAlphaComponent(1)) == 1)
      #expect(opacity(half.withAlphaComponent(3)) == 1)
    }
  #endif

  @Test("meshes that smooth their colours differ from those that do not")
  func meshes() {
    func mesh(_ smooths: Bool) -> MeshGradient {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .black],
        smoothsColors: smooths)
    }
    #expect(mesh(true) == mesh(true))
    #expect(mesh(true) != mesh(false))
  }
}
