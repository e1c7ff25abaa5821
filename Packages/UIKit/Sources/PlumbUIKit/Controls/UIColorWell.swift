import Foundation
import PlumbControls
import PlumbViews

/// A control that shows a colour, and lets a person choose another.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The chosen colour; `nil` before there is one.
  open var selectedColor: UIColor? { didSet { changed() } }
  /// The name of the colour, which assistive technology reads.
  open var title: String? { didSet { changed() } }
  /// Whether a person may choose how much shines through.
  open var supportsAlpha = true { didSet { changed() } }

  override func setUp() {
    super.setUp()
    priorities.hugging = (.defaultHigh, .defaultHigh)
  }

  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? {
    let control = self
    let color = Binding<Color> {
      control.selectedColor.map { Color(uiColor: $0) } ?? .white
    } set: { color in
      control.selectedColor = UIColor(color)
      control.sendActions(for: .valueChanged)
    }
    return AnyView(
      ColorPicker(title ?? "Color", selection: color, supportsOpacity: supportsAlpha).labelsHidden())
  }
}
