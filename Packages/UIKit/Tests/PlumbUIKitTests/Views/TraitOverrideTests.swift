import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing
import ViewTesting

/// Custom traits and overrides, as Apple's documentation describes them (`UITraitDefinition`, `UIMutableTraits`,
/// `UITraitCollection.init(mutations:)`, `UIView.traitOverrides`).
@Suite("Custom traits and overrides") @MainActor struct TraitOverrideTests {
  private enum Room: UITraitDefinition {
    static let defaultValue = "hall"
  }
  /// Its values cannot be compared.
  private enum Closing: UITraitDefinition {
    static let defaultValue: (@Sendable () -> Int)? = nil
  }

  @Test(
    "a custom trait has its default value until a closure sets it, and the system's traits are read the same way"
  )
  func mutations() {
    #expect(UITraitCollection()[Room.self] == "hall")
    let traits = UITraitCollection {
      $0[Room.self] = "attic"
      $0.userInterfaceStyle = .dark
    }
    #expect(traits[Room.self] == "attic" && traits[UITraitUserInterfaceStyle.self] == .dark)
    let other = traits.modifyingTraits { $0[Room.self] = "cellar" }
    #expect(other[Room.self] == "cellar" && other.userInterfaceStyle == .dark && other != traits)
    #expect(traits == UITraitCollection(traitsFrom: [other, UITraitCollection { $0[Room.self] = "attic" }]))
    #expect(Room.name == "Room" && !Room.affectsColorAppearance)
  }

  @Test("views and controllers inherit overrides, the nearest one counts, and a removed one ends")
  func inheritance() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let label = UILabel()
    child.view.addSubview(label)
    parent.traitOverrides[Room.self] = "attic"
    #expect(child.traitCollection[Room.self] == "attic" && label.traitCollection[Room.self] == "attic")
    child.traitOverrides[Closing.self] = { 7 }
    #expect(label.traitCollection[Closing.self]?() == 7 && parent.traitCollection[Closing.self] == nil)
    label.traitOverrides[Room.self] = "cellar"
    #expect(label.traitCollection[Room.self] == "cellar" && child.traitCollection[Room.self] == "attic")
    #expect(label.traitOverrides.contains(Room.self) && !child.traitOverrides.contains(Room.self))
    label.traitOverrides.remove(Room.self)
    #expect(label.traitCollection[Room.self] == "attic")
  }

  @Test("an observer hears of an override of a custom trait, and of no other trait")
  func observers() {
    let (outer, label) = (UIView(), UILabel())
    outer.addSubview(label)
    let view = TestedView(proposing: 100, 50) { Shown { outer } }
    var rooms: [String] = []
    label.registerForTraitChanges([Room.self]) { (label: UILabel, old) in
      rooms.append("\(old[Room.self]) to \(label.traitCollection[Room.self])")
    }
    view.layOut()
    outer.traitOverrides[Room.self] = "attic"
    view.layOut()
    outer.traitOverrides.userInterfaceStyle = .dark
    view.layOut()
    #expect(rooms == ["hall to attic"])
  }

  @Test("what SwiftUI draws inside has the overridden look and size of text")
  func drawn() {
    var seen: [String] = []
    struct Reading: View {
      let note: (String) -> Void
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        let _ = note("\(scheme) \(size)")
        Color.clear
      }
    }
    let host = UIHostingController(rootView: Reading { seen.append($0) })
    let view = TestedView(proposing: 100, 50) { ShownController { host } }
    host.traitOverrides.userInterfaceStyle = .dark
    host.traitOverrides.preferredContentSizeCategory = .extraLarge
    view.layOut()
    #expect(seen.last == "dark xLarge")
    host.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    view.layOut()
    #expect(seen.last == "light xLarge")
    host.overrideUserInterfaceStyle = .dark
    view.layOut()
    #expect(seen.last == "dark xLarge")
  }
}
