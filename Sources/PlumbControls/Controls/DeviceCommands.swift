import Foundation
import PlumbExchange
import PlumbLayout
import PlumbViews

// What keys, pencils, remotes and controllers of other devices say. No host passes it on.
nonisolated extension View {
  /// Sets an action for keys such as Shift that go down and up by themselves. Plumb never calls it.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onModifierKeysChanged", fileID, line)
  }
  /// Sets the content of a copy. Plumb's views don't reach the pasteboard.
  public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onCopyCommand", fileID, line, if: payloadAction != nil)
  }
  /// Sets the content that a cut removes. Plumb's views don't reach the pasteboard.
  public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onCutCommand", fileID, line, if: payloadAction != nil)
  }
  /// Sets an action for pasted content. Plumb's views don't reach the pasteboard.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onPasteCommand", fileID, line)
  }
  /// Sets an action for pasted content that is valid. Plumb's views don't reach the pasteboard.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onPasteCommand", fileID, line)
  }
  /// Sets an action for the button for play and pause. Plumb's hosts have none.
  public func onPlayPauseCommand(
    perform action: (() -> Void)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onPlayPauseCommand", fileID, line, if: action != nil)
  }
  /// Sets a value that turning pages changes. Plumb's hosts have no such command.
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where V: Sendable {
    unsupported("pageCommand", fileID, line)
  }
  /// Sets an action for two taps on a pencil's side. Plumb never calls it.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("onPencilDoubleTap", fileID, line)
  }
  /// Sets an action for squeezing a pencil. Plumb never calls it.
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("onPencilSqueeze", fileID, line)
  }
  /// Sets the hand gesture that presses the control. Plumb's hosts see no hands.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("handGestureShortcut", fileID, line, if: isEnabled)
  }
  /// Sets the events of game controllers that the view receives. Plumb's hosts have no controllers.
  public func handlesGameControllerEvents(
    matching types: GCUIEventTypes, withOptions options: GCUIEventOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("handlesGameControllerEvents", fileID, line)
  }
  /// Sets whether an input scrolls. Plumb scrolls with all inputs.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("scrollInputBehavior", fileID, line, if: behavior == .disabled)
  }
  /// Binds a value to the turns of the crown. Plumb's hosts have no crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("digitalCrownRotation", fileID, line)
  }
  /// Binds a value to the turns of the crown within bounds. Plumb's hosts have no crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("digitalCrownRotation", fileID, line)
  }
  /// Sets whether the mark beside a crown is shown. Plumb's hosts have no crown.
  public func digitalCrownAccessory(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("digitalCrownAccessory", fileID, line, if: visibility == .visible)
  }
  /// Adds a mark beside a crown. Plumb's hosts have no crown.
  public func digitalCrownAccessory<Content: View>(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("digitalCrownAccessory", fileID, line)
  }
  /// Sets the default effect of views under a pointer. Plumb draws none.
  public func defaultHoverEffect(_ effect: HoverEffect?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("defaultHoverEffect", fileID, line, if: effect != nil)
  }
  /// Sets whether dragged content presses the control it rests on. Plumb starts no drags.
  public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("springLoadingBehavior", fileID, line, if: behavior == .enabled)
  }
  /// Sets an alternate of a menu's row for a held key. Plumb's menus ignore keys.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("modifierKeyAlternate", fileID, line)
  }
  /// Sets the text that selects the row as a person types. Plumb's lists ignore typing.
  public func typeSelectEquivalent(_ text: Text?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("typeSelectEquivalent", fileID, line, if: text != nil)
  }
  /// Sets the key of a text that selects the row as a person types. Plumb's lists ignore typing.
  public func typeSelectEquivalent(
    _ stringKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("typeSelectEquivalent", fileID, line)
  }
  /// Sets the string that selects the row as a person types. Plumb's lists ignore typing.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(
    _ string: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("typeSelectEquivalent", fileID, line)
  }
}

/// A pencil over the display.
public struct PencilHoverPose: Hashable, Sendable {
  /// The location to which the pencil points.
  public let location: CGPoint
  /// The location to which the pencil points, as a share of the view's size.
  public let anchor: UnitPoint
  /// The distance of the pencil, from 0 to 1.
  public let zDistance: CGFloat
  /// The angle between the pencil and the screen.
  public let altitude: Angle
  /// The direction in which the pencil leans.
  public let azimuth: Angle
  /// The rotation of the pencil about its own axis.
  public let roll: Angle
}

/// The value of a double tap with a pencil's side.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The pose of the pencil, if it is near.
  public let hoverPose: PencilHoverPose?
}

/// A pencil that is pressed together.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The pose of the pencil, if it is near.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a press of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// Events of game controllers.
public struct GCUIEventTypes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Those of a gamepad.
  public static let gamepad = GCUIEventTypes(rawValue: 1 << 0)
}

/// The options for events of game controllers.
public struct GCUIEventOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A gesture of a hand.
public struct HandGestureShortcut: Hashable, Sendable {
  let name: String
  /// The gesture that does what is most important
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// Whether a way to scroll is open.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The way is open
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The way is closed
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A way to scroll.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  /// A gesture of a hand
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The gesture of two fingers of one hand
  public static let doubleTap = ScrollInputKind(name: "doubleTap")
  /// Turning a crown
  public static let crown = ScrollInputKind(name: "crown")
  /// Looking at an edge
  public static let look = ScrollInputKind(name: "look")
}

/// The rotation of a crown for one step.
public struct DigitalCrownRotationalSensitivity: Hashable, Sendable {
  let name: String
  /// Far
  public static let low = DigitalCrownRotationalSensitivity(name: "low")
  /// Neither far nor near
  public static let medium = DigitalCrownRotationalSensitivity(name: "medium")
  /// Near
  public static let high = DigitalCrownRotationalSensitivity(name: "high")
}

/// Whether something that is dragged presses a control.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// A hover presses the control.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// A hover does not press the control.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
