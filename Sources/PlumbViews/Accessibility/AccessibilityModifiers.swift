nonisolated extension View {
  /// Names the view's element for tests and tools.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { node in node.identifier = identifier }
  }

  /// Sets the name that assistive tools use for the element.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility(localize: { $0.accessibility.label = label.string(in: $1) })
  }

  /// Sets the name that assistive tools use for the element.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name that assistive tools use for the element.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that assistive tools report for the element.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibility(localize: { $0.accessibility.value = value.string(in: $1) })
  }

  /// Sets the value that assistive tools report for the element.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that assistive tools report for the element.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the description of what happens when the element is used, for assistive tools.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibility(localize: { $0.accessibility.hint = hint.string(in: $1) })
  }

  /// Sets the description of what happens when the element is used, for assistive tools.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the description of what happens when the element is used, for assistive tools.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Sets the priority of the element among those at the same level: higher ones come first, and 0 is usual. A level is a
  /// container of elements, a bar, what scrolls, and the rest of the screen.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    accessibility { node in node.accessibility.sortPriority = priority.isNaN ? 0 : priority }
  }

  /// Hides the element from assistive tools.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { node in node.accessibility.isHidden = hidden }
  }

  /// Adds traits to the element, which describe its kind.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { node in node.accessibility.addedTraits.formUnion(traits) }
  }

  /// Removes traits from the element. Plumb only uses it for `isSelected`.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { node in node.accessibility.removedTraits.formUnion(traits) }
  }

  /// Makes one element of the view, and says what becomes of those inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { node in node.accessibility.children = children }
  }

  func accessibility(_ change: @escaping @MainActor (ViewNode) -> Void) -> some View {
    modifier(_AccessibilityModifier(change: change))
  }

  func accessibility(localize: @escaping @MainActor (ViewNode, EnvironmentValues) -> Void)
    -> some View
  {
    modifier(_AccessibilityModifier(change: { _ in }, localize: localize))
  }
}

/// The description of an element for people who don't see it. Hosts with a tree for assistive tools read it.
package struct AccessibilityProperties: Equatable {
  package var label: String?
  package var value: String?
  package var hint: String?
  /// `nil` where no modifier sets it.
  var sortPriority: Double?
  package var isHidden = false
  /// Whether the elements inside have the actions of the item around, as those of a row's content have its swipe actions.
  package var carriesItemActions = true
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var children: AccessibilityChildBehavior?
  /// The role of a control; `nil` where the view itself determines it.
  package var role: AccessibleRole?
  /// From 1 to 6; `nil` for a heading of no level.
  package var headingLevel: Int?
  package var field: AccessibleField?
  package var range: AccessibleRange?
  /// `nil` where it is enough to know whether there is something to do.
  package var isEnabled: Bool?
  /// The actions that assistive tools can perform on the element.
  var actions: [AccessibleAction] = []
  var adjustment: AccessibleAdjustment?
}

/// The traits of an element.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The element performs an action when it is used.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A person searches with it. Plumb does not announce it.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The element plays a sound when it is used. Plumb does not report it.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The element is a key of a keyboard. Plumb does not report it.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The element summarises the app's state. Plumb does not report it.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The element's value changes often. Plumb does not report it.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The element starts to play or record media. Plumb does not report it.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The element handles touches itself. Plumb does not report it.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The page turns when it has been read. Plumb does not announce it.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The trait of an element beside which nothing can be used. Plumb doesn't report it.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// The treatment of the elements inside one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The children are one element, without the texts inside.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The elements inside stay what they are.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The children are one element, with the texts inside as its label.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

nonisolated package struct _AccessibilityModifier: _ElementModifier {
  let change: @MainActor (ViewNode) -> Void
  /// A closure that sets text in the reader's language.
  var localize: (@MainActor (ViewNode, EnvironmentValues) -> Void)?

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let environment = builder.inherited.environment
    builder.element(
      Self.self, "", nil,
      configure: { node in
        node.accessibility = AccessibilityProperties()
        modifier.change(node)
        modifier.localize?(node, environment)
      }, content: content)
  }
}
