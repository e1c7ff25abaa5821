import PlumbLayout
import PlumbViews

/// The looks of controls that UIKit's classes can change and SwiftUI cannot. `nil` is the system's own.
package struct ControlLooks: Equatable, Sendable {
  /// The colours of a control that has a knob or a track.
  package struct Parts: Equatable, Sendable {
    /// The knob.
    package var thumb: Color?
    /// The part of a track that is filled, or a switch that is on.
    package var filled: Color?
    /// The part of a track that is not filled.
    package var track: Color?

    package init(thumb: Color? = nil, filled: Color? = nil, track: Color? = nil) {
      (self.thumb, self.filled, self.track) = (thumb, filled, track)
    }
  }

  /// The looks of text.
  package struct Words: Equatable, Sendable {
    package var font: Font?
    package var color: Color?

    package init(font: Font? = nil, color: Color? = nil) { (self.font, self.color) = (font, color) }
  }

  /// The looks of segments.
  package struct Segments: Equatable, Sendable {
    package var ground: Color?
    package var chosen: Color?
    package var words = Words()
    package var chosenWords = Words()

    package init() {}
  }

  /// The colours of the dots of pages.
  package struct Dots: Equatable, Sendable {
    package var current: Color?
    package var others: Color?

    package init(current: Color? = nil, others: Color? = nil) {
      (self.current, self.others) = (current, others)
    }
  }

  package var toggle = Parts()
  package var slider = Parts()
  package var progress = Parts()
  package var segments = Segments()
  package var dots = Dots()
  package var navigationBar = BarLooks()
  package var tabBar = BarLooks()
  package var toolbar = BarLooks()
  /// The buttons of alerts.
  package var alertTint: Color?

  package init() {}

  /// Reads the looks that are set for all views of UIKit's classes at once, which PlumbUIKit records.
  @MainActor package static var ofClasses: () -> ControlLooks = { ControlLooks() }
}

/// The looks of a bar that UIKit's classes can change and SwiftUI cannot.
package struct BarLooks: Equatable, Sendable {
  /// The ground behind a bar, and the line at its edge.
  package struct Ground: Equatable, Sendable {
    package enum Line: Equatable, Sendable { case system, none, color(Color) }
    /// Whether the system's own ground is below the colour.
    package var isSystem: Bool
    package var color: Color?
    package var line: Line

    package init(isSystem: Bool = true, color: Color? = nil, line: Line = .system) {
      (self.isSystem, self.color, self.line) = (isSystem, color, line)
    }
  }

  /// A tab, or a button.
  package struct Item: Equatable, Sendable {
    package var icon: Color?
    package var words = ControlLooks.Words()
    package var badge: Color?

    package init() {}
  }

  /// The colour of the whole bar, whatever its ground is.
  package var background: Color?
  /// The ground over content.
  package var ground: Ground?
  /// The ground where no content lies under the bar.
  package var edgeGround: Ground?
  package var title = ControlLooks.Words()
  package var edgeTitle = ControlLooks.Words()
  package var largeTitle = ControlLooks.Words()
  /// The button that leads back, or a tab.
  package var item = Item()
  package var chosenItem = Item()
  package var isHidden = false

  package init() {}
}

private struct ControlLooksKey: EnvironmentKey { static var defaultValue: ControlLooks? { nil } }

private struct MinuteStepKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  /// The looks of controls. Those of UIKit's classes count where no view says anything. They are no default of the key, which a tree of views
  /// keeps: each control reads them when it is made.
  package var controlLooks: ControlLooks {
    // Views are made on the main actor, where UIKit's classes are.
    get { self[ControlLooksKey.self] ?? MainActor.assumeIsolated { ControlLooks.ofClasses() } }
    set { self[ControlLooksKey.self] = newValue }
  }

  /// The looks that a view around has set; `nil` where none has.
  var ownControlLooks: ControlLooks? { self[ControlLooksKey.self] }

  /// The minutes between two that the controls of a time offer.
  package var minuteStep: Int {
    get { self[MinuteStepKey.self] }
    set { self[MinuteStepKey.self] = newValue }
  }
}
