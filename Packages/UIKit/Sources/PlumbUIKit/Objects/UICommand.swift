/// A line of the menus above an app, which a page has not.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method that the line calls.
  public let action: Selector
  /// A value that goes along.
  public let propertyList: Any?
  /// The name that is shown beside a key.
  open var discoverabilityTitle: String?
  /// The attributes of the line.
  open var attributes: UIMenuElement.Attributes
  /// Whether it has a mark.
  open var state: UIMenuElement.State

  /// Creates a line, and reports that it is not shown.
  @available(*, deprecated, message: "In Plumb, UICommand does nothing: a page has no menus above an app.")
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
  }
}
