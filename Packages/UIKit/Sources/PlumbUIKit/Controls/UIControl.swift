import Foundation
import PlumbControls
import PlumbViews

/// A view that reports its use to others.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger went down in it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger went up in it.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger went up beside it.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The touch is over without an end.
    public static let touchCancel = Event(rawValue: 256)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The primary action of the control happened.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// The keyboard came.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// The keyboard went.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// All of them.
    public static let allEvents = Event(rawValue: .max)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// All that has to do with text.
    public static let allEditingEvents = Event(rawValue: 983_040)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not usable.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In the keyboard's focus.
    public static let focused = State(rawValue: 8)
    /// The bits of an app's own states.
    public static let application = State(rawValue: 0x00ff_0000)
    /// The bits of the system's further states.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  private var targets: [(events: Event, call: TargetAction)] = []
  private var actions: [(events: Event, action: UIAction)] = []

  /// Creates a control with an action for what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether it is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// The vertical alignment of the content.
  @_Unheeded(.controlParts, "UIControl.contentVerticalAlignment")
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { changed() } }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { changed() } }
  /// Whether a press shows a menu.
  open var showsMenuAsPrimaryAction = false { didSet { changed() } }

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateChanged() { changed() }

  // The control that SwiftUI shows is pressed, and nobody around is notified.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { $0.passedOn() }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Calls a method of a target when something happens.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((controlEvents, TargetAction(target, action)))
  }

  /// Calls a method of a target no more. All of its methods are meant without an action, or with a selector that was
  /// made apart from the one that was added, since such two cannot be compared.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let ends = TargetAction.ends(target, action, among: targets.map(\.call))
    targets.removeAll { ends($0.call) && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Adds an action to perform for an event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((controlEvents, action))
  }

  /// Performs an action for some events no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == action.identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Sends events to the targets and actions for them.
  open func sendActions(for controlEvents: Event) {
    var events = controlEvents
    if controlEvents.contains(.touchUpInside) { events.insert(.primaryActionTriggered) }
    for (wanted, call) in targets where !wanted.isDisjoint(with: events) { call.send(self, UIEvent()) }
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) { action.perform(self) }
  }

  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).send(self, event)
  }

  override func decorated(_ content: AnyView) -> AnyView {
    super.decorated(isEnabled ? content : AnyView(content.disabled(true)))
  }
}

/// An action of a menu, a button or a bar.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action.
  public let identifier: Identifier
  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes
  /// Whether it has a mark.
  open var state: UIMenuElement.State
  /// The object that used it.
  open private(set) var sender: Any?
  private let handler: UIActionHandler
  private static var count = 0

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.count)")
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(_ sender: Any?) {
    self.sender = sender
    handler(self)
  }

  override func makeItem() -> AnyView {
    let action = self
    return AnyView(
      Button(role: attributes.contains(.destructive) ? .destructive : nil) {
        action.perform(nil)
      } label: {
        if state == .on {
          Label {
            Text(verbatim: title)
          } icon: {
            Image(systemName: "checkmark")
          }
        } else if let image {
          Label {
            Text(verbatim: title)
          } icon: {
            Image(uiImage: image)
          }
        } else {
          Text(verbatim: title)
        }
      }.disabled(attributes.contains(.disabled)))
  }
}

/// The handler of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A line of a menu, or a menu in it.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The mark of an element.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The words.
  open var title: String
  /// Smaller words below.
  open var subtitle: String?
  /// The picture beside the words.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }

  func makeItem() -> AnyView { AnyView(EmptyView()) }
}

/// A menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The options of a menu in a menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements are shown in the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// The options of the menu in another menu.
  public let options: Options

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, image: image)
  }

  /// The lines of the menu.
  var items: some View {
    ForEach(Array(children.enumerated()), id: \.offset) { _, child in child.makeItem() }
  }

  override func makeItem() -> AnyView {
    options.contains(.displayInline)
      ? AnyView(Section { items })
      : AnyView(
        Menu {
          items
        } label: {
          Text(verbatim: title)
        })
  }
}
