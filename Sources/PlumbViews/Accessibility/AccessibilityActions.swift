import PlumbLayout

/// A kind of action that assistive tools can perform on an element.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The spoken name; `nil` for the action that pressing the element performs.
  fileprivate let name: String?
  /// The action that using the element performs.
  public static let `default` = AccessibilityActionKind(name: nil)
  /// Leaving what the element is in.
  public static let escape = AccessibilityActionKind(name: "Escape")
  /// The action that matters most where the person is now.
  public static let magicTap = AccessibilityActionKind(name: "Magic Tap")
  /// Taking the element away.
  public static let delete = AccessibilityActionKind(name: "Delete")
  /// Opening the element's menu.
  public static let showMenu = AccessibilityActionKind(name: "Show Menu")
  /// Creates an action with a name of the app's own.
  public init(named name: Text) { self.name = name.string }
  private init(name: String?) { self.name = name }
}

/// Whether a value goes up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The importance of a piece of custom content.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

/// The part of a pair: the label or what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The kind of content that a text holds.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Commands and what programs print.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Stories and books.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Text of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table with numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text that a person writes in a document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

nonisolated extension View {
  /// Adds an action that an assistive tool can perform. By default it is that of pressing the element.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    // The action is done on the main actor, where it was made.
    nonisolated(unsafe) let handler = handler
    return accessibleActions { _ in [AccessibleAction(name: actionKind.name, perform: { handler() })] }
  }

  /// Offers assistive tools an action by its name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    nonisolated(unsafe) let handler = handler
    return accessibleActions { [AccessibleAction(name: name.string(in: $0), perform: { handler() })] }
  }

  /// Offers assistive tools an action by its name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { accessibilityAction(named: Text(nameKey), handler) }

  /// Offers assistive tools an action by its name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { accessibilityAction(named: Text(name), handler) }

  /// Offers assistive tools an action by a label, of which the words count.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let words = (label() as? any SpokenView)?.spokenText
    nonisolated(unsafe) let action = action
    return accessibleActions { environment in
      [AccessibleAction(name: words?.string(in: environment) ?? "", perform: { action() })]
    }
  }

  /// Offers assistive tools actions: each button with a text or a label is one.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    // A view is a value that is made and used on the main actor.
    nonisolated(unsafe) let content = content()
    return accessibleActions { environment in
      _SubviewCollector.subviews(of: content).compactMap { subview in
        guard let (words, perform) = (subview.content.content as? any AccessibleActionView)?.spokenAction
        else {
          return nil
        }
        return AccessibleAction(name: words.string(in: environment), perform: perform)
      }
    }
  }

  /// Adds an action that is performed when an assistive tool increases or decreases the element's value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return accessibility { node in
      node.name = "accessibilityAdjustableAction"
      node.accessibility.adjustment = AccessibleAdjustment(perform: { handler($0) })
    }
  }

  private func accessibleActions(
    _ actions: @escaping @MainActor (EnvironmentValues) -> [AccessibleAction]
  ) -> some View {
    accessibility(localize: { node, environment in
      node.accessibility.actions = actions(environment)
      node.name = "accessibilityAction"
      node.detail = node.accessibility.actions.compactMap(\.name).map { "\"\($0)\"" }.joined(separator: ", ")
    })
  }
}

// What a page has no element for is accepted and does nothing.
nonisolated extension View {
  /// Sets an action for scrolling towards an edge with an assistive tool. Plumb never runs it.
  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityScrollAction", fileID, line) }

  /// Sets the names that a person may call the element by when speaking. Plumb doesn't report them.
  public func accessibilityInputLabels(_ labels: [Text], fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("accessibilityInputLabels", fileID, line) }
  /// Sets localised names that a person may call the element by when speaking. Plumb doesn't report them.
  public func accessibilityInputLabels(
    _ labelKeys: [LocalizedStringKey], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityInputLabels", fileID, line) }
  /// Sets names in plain text that a person may call the element by when speaking. Plumb doesn't report them.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ labels: [S], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityInputLabels", fileID, line) }
  /// Sets whether the element responds to a person. Plumb reads that from the view itself.
  public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRespondsToUserInteraction", fileID, line) }
  /// Sets whether the view keeps its colours where a person inverts them. No host of Plumb inverts colours.
  public func accessibilityIgnoresInvertColors(
    _ active: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityIgnoresInvertColors", fileID, line) }
  /// Has no effect: Plumb does not show the view enlarged while it is held.
  public func accessibilityShowsLargeContentViewer(fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("accessibilityShowsLargeContentViewer", fileID, line) }
  /// Sets a view to show large while this one is held. Plumb doesn't show it.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ content: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityShowsLargeContentViewer", fileID, line) }
  /// Sets the kind of text that the view shows. Plumb doesn't report it.
  public func accessibilityTextContentType(
    _ type: AccessibilityTextContentType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityTextContentType", fileID, line) }
  /// Sets whether touches reach the view directly, past an assistive tool. Plumb changes nothing.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityDirectTouch", fileID, line) }
  /// Sets the point at which a tool activates the element, in points of the view. Plumb activates the element itself.
  public func accessibilityActivationPoint(
    _ point: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityActivationPoint", fileID, line) }
  /// Sets the point at which a tool activates the element, as shares of the view's size. Plumb activates the element
  /// itself.
  public func accessibilityActivationPoint(
    _ point: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityActivationPoint", fileID, line) }
  /// Sets an id that related elements share. Plumb doesn't link them.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityLinkedGroup", fileID, line) }
  /// Sets the view's role in a pair of label and content. Plumb doesn't join the pair.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("accessibilityLabeledPair", fileID, line) }
  /// Adds a localised piece of further content. Plumb doesn't report it.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("accessibilityCustomContent", fileID, line) }
  /// Adds a piece of further content that isn't localised. Plumb doesn't report it.
  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol, V: StringProtocol>(
    _ label: S, _ value: V, importance: AccessibilityCustomContentImportance = .default,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityCustomContent", fileID, line) }
  /// Adds a piece of further content. Plumb doesn't report it.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityCustomContent", fileID, line) }

  /// Sets whether a voice spells out the texts inside. Plumb doesn't report it.
  public func speechSpellsOutCharacters(
    _ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("speechSpellsOutCharacters", fileID, line) }
  /// Sets whether a voice reads the punctuation of the texts inside. Plumb doesn't report it.
  public func speechAlwaysIncludesPunctuation(
    _ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("speechAlwaysIncludesPunctuation", fileID, line) }
  /// Sets whether announcements of the texts inside wait for one another. Plumb announces nothing.
  public func speechAnnouncementsQueued(
    _ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("speechAnnouncementsQueued", fileID, line) }
  /// Sets how far a voice is raised for the texts inside. Plumb doesn't report it.
  public func speechAdjustedPitch(_ value: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("speechAdjustedPitch", fileID, line) }
}

nonisolated extension View {
  /// Makes a heading of the element, of a level that the page of an app and the parts of a PDF have, too.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader).accessibility { node in
      node.accessibility.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Makes one element of the view. The representing views are not passed to assistive tools.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityRepresentation", fileID, line) }

  /// Sets views that represent parts of a drawing. They are not passed to assistive tools.
  public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityChildren", fileID, line) }

  /// Sets the name that assistive tools use for the element if a condition holds.
  @ViewBuilder public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
}

nonisolated extension Text {
  /// Sets whether a voice spells out the texts inside. Plumb doesn't report it.
  public func speechSpellsOutCharacters(
    _ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    reportUnsupported("speechSpellsOutCharacters", fileID, line)
    return self
  }
  /// Sets whether a voice reads the punctuation of the texts inside. Plumb doesn't report it.
  public func speechAlwaysIncludesPunctuation(
    _ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    reportUnsupported("speechAlwaysIncludesPunctuation", fileID, line)
    return self
  }
  /// Sets whether announcements of the texts inside wait for one another. Plumb announces nothing.
  public func speechAnnouncementsQueued(
    _ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    reportUnsupported("speechAnnouncementsQueued", fileID, line)
    return self
  }
  /// Sets how far a voice is raised for the texts inside. Plumb doesn't report it.
  public func speechAdjustedPitch(_ value: Double, fileID: StaticString = #fileID, line: UInt = #line) -> Text
  {
    reportUnsupported("speechAdjustedPitch", fileID, line)
    return self
  }
  /// Sets the kind of text that the view shows. Plumb doesn't report it.
  public func accessibilityTextContentType(
    _ type: AccessibilityTextContentType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    reportUnsupported("accessibilityTextContentType", fileID, line)
    return self
  }
}
