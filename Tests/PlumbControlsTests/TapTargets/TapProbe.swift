import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// A canvas with something to press or drag, and whether anything came of it.
@MainActor final class TapProbe {
  let view: TestedView
  let heard = Heard<String>()

  /// - Parameter settles: the steps that lead to what is tapped, such as the press that shows a sheet.
  init(
    width: CGFloat = 400, height: CGFloat = 700, safeArea: EdgeInsets = EdgeInsets(),
    style: PlatformStyle = .iOS,
    settles: (TestedView) -> Void = { _ in },
    @ViewBuilder content: (Heard<String>) -> some View
  ) {
    let heard = heard
    view = TestedView(proposing: width, height, style: style, safeArea: safeArea) {
      content(heard)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            heard.add("press")
            return .handled
          })
    }
    settles(view)
    heard.values = []
  }

  /// Whether a press there has an effect.
  func answers(at point: CGPoint, isTouch: Bool) -> Bool {
    let before = view.host.accessibleElements()
    send(.down, point, isTouch)
    send(.up, point, isTouch)
    return !heard.values.isEmpty || view.host.accessibleElements() != before
  }

  /// Whether a press there is seen while it lasts.
  func looksPressed(at point: CGPoint, isTouch: Bool) -> Bool {
    let before = view.displayList
    send(.down, point, isTouch)
    defer { send(.cancelled, point, isTouch) }
    return view.displayList != before
  }

  /// Whether a finger that is drawn up from there, or a wheel there, moves anything that is drawn.
  func turns(at point: CGPoint, isTouch: Bool) -> Bool {
    let before = view.displayList
    if isTouch {
      view.drag(from: point, to: CGPoint(x: point.x, y: point.y - 30))
    } else {
      view.scroll(at: point, by: CGSize(width: 0, height: -30))
    }
    return view.displayList != before
  }

  /// Whether a place belongs to another control's element than one of a frame.
  func isControl(at point: CGPoint, besides frame: CGRect) -> Bool {
    let controls: [AccessibleRole] = [.button, .toggle, .slider, .stepper, .textField, .link]
    return view.host.accessibleElements().contains {
      controls.contains($0.role) && $0.frame.contains(point) && $0.frame != frame
    }
  }

  private func send(_ phase: PointerEvent.Phase, _ point: CGPoint, _ isTouch: Bool) {
    view.send(.pointer(PointerEvent(phase: phase, location: point, isTouch: isTouch)))
  }

  /// The frame of the element whose label or prompt contains a text, and which is more than text.
  func frame(_ label: String = "abc") -> CGRect? {
    let found = view.host.accessibleElements().filter {
      $0.label.contains(label) || $0.field?.prompt.contains(label) ?? false || $0.identifier == label
    }
    return (found.first { $0.role != .staticText } ?? found.first)?.frame
  }
}

extension CGRect {
  /// Three by three points, near the edges and in the middle.
  var ninePoints: [CGPoint] {
    [minY + 2, midY, maxY - 2].flatMap { y in [minX + 2, midX, maxX - 2].map { CGPoint(x: $0, y: y) } }
  }

  /// A press of a finger and one of a mouse at each of the nine points.
  var ninePresses: [(point: CGPoint, isTouch: Bool)] { ninePoints.flatMap { [($0, true), ($0, false)] } }

  /// Whether one of the nine points is near two edges.
  func isCorner(_ point: CGPoint) -> Bool { point.x != midX && point.y != midY }

  /// A point beside the middle of each side, at a distance.
  func outside(by distance: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: midX, y: minY - distance), CGPoint(x: midX, y: maxY + distance),
      CGPoint(x: minX - distance, y: midY), CGPoint(x: maxX + distance, y: midY),
    ]
  }
}

/// The places that controls of one size are put in.
enum TapPlace: String, CaseIterable, Sendable {
  case column, line, popover, sheet, mediumSheet
  case leading, trailing, principal, bottomBar

  static let bars: [TapPlace] = [.leading, .trailing, .principal, .bottomBar]

  @MainActor func probe(_ control: @escaping (Heard<String>) -> some View) -> TapProbe {
    switch self {
    case .column:
      TapProbe { heard in
        VStack(spacing: 60) {
          Text("above")
          control(heard)
          Text("below")
        }
      }
    case .line:
      TapProbe { heard in
        HStack(spacing: 60) {
          Text("L")
          control(heard)
          Text("R")
        }
      }
    case .popover:
      TapProbe(settles: { $0.tap("show") }) { heard in
        Held(false) { shows in
          Button("show") { shows.wrappedValue = true }.popover(isPresented: shows) {
            control(heard).padding(40).presentationCompactAdaptation(.popover)
          }
        }
      }
    case .sheet: sheet(.large, control)
    case .mediumSheet: sheet(.medium, control)
    case .leading: bar(.topBarLeading, control)
    case .trailing: bar(.topBarTrailing, control)
    case .principal: bar(.principal, control)
    case .bottomBar: bar(.bottomBar, control)
    }
  }

  @MainActor private func sheet(
    _ detent: PresentationDetent, _ control: @escaping (Heard<String>) -> some View
  ) -> TapProbe {
    TapProbe(settles: { $0.tap("show") }) { heard in
      Held(false) { shows in
        Button("show") { shows.wrappedValue = true }.sheet(isPresented: shows) {
          VStack(spacing: 60) {
            Text("above")
            control(heard)
            Text("below")
          }
          .presentationDetents([detent])
        }
      }
    }
  }

  @MainActor private func bar(
    _ placement: ToolbarItemPlacement, _ control: @escaping (Heard<String>) -> some View
  ) -> TapProbe {
    TapProbe { heard in
      NavigationStack {
        Text("content").navigationTitle("title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: placement) { control(heard) } }
      }
    }
  }
}
