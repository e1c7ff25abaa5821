import Foundation
import PlumbViews

/// The content of a cell as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> UIView & UIContentView
  /// Returns the content for a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content that is a value.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The content that is shown.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a content.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a content is made for.
public protocol UIConfigurationState {
  /// The traits of the place.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view with a content.
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false

  /// Creates the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it is edited.
  public var isEditing = false

  /// Creates the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A content that is made of SwiftUI's views, so that its cell shows these and no view of UIKit.
@MainActor protocol ShownContent {
  /// - Parameter margins: the distance that the cell keeps from its edges.
  func shown(_ margins: EdgeInsets) -> AnyView
}

/// The view that shows such a content where no cell does.
@MainActor final class ShownContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { invalidateIntrinsicContentSize() } }

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? {
    (configuration as? any ShownContent)?.shown(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  }
}
