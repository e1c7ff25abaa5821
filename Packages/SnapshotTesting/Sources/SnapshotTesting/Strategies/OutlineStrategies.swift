import Foundation
import PlumbInspector
import PlumbTesting
import PlumbUIKit
import SwiftUI
import Synchronization

extension Snapshotting where Value: View, Format == String {
  /// Keeps the layout of a view as an outline: names, places and sizes, in points. A failure says why the first view that differs
  /// has its size and place.
  public static var layout: Snapshotting { .layout() }

  /// Keeps the layout of a view as an outline.
  ///
  /// - Parameters:
  ///   - layout: what the view is offered.
  ///   - traits: what the view inherits.
  public static func layout(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    // The reasons are known while the view is there. The comparison asks for them afterwards.
    let last = LastShown()
    var diffing = Diffing<String>.lines
    diffing.diff = { old, new in
      guard let (difference, _) = Diffing<String>.lines.diff(old, new) else { return nil }
      return (difference + (last.cause(old).map { "\n\n" + $0 } ?? ""), [])
    }
    return Snapshotting(pathExtension: "layout.txt", diffing: diffing) { view in
      ShownValue.with(view, layout, traits) { shown in
        last.keep(shown)
        return shown.tracedTree.root.outline()
      }
    }
  }

  /// Keeps what assistive tools find in a view, an element on a line: role, label, value, traits, frame and actions.
  public static var accessibility: Snapshotting { .accessibility() }

  /// Keeps what assistive tools find in a view, an element on a line.
  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "accessibility.txt", diffing: .lines) { view in
      ShownValue.with(view, layout, traits) { shown in
        shown.staged.host.accessibleElements().map { TestedElement($0).line }.joined(separator: "\n")
      }
    }
  }

  /// Keeps a view as a drawing in SVG, which a review can read.
  public static var svg: Snapshotting { .svg() }

  /// Keeps a view as a drawing in SVG.
  public static func svg(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "svg", diffing: .lines) { view in
      do {
        return try ShownValue.with(view, layout, traits) { try $0.staged.picture().svgString() }
      } catch { return "The view can not be drawn: \(error)" }
    }
  }
}

extension Snapshotting where Value: View, Format == Data {
  /// Keeps a view as a page of PDF.
  public static var pdf: Snapshotting { .pdf() }

  /// Keeps a view as a page of PDF.
  public static func pdf(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "pdf", diffing: .data) { view in
      do {
        return try ShownValue.with(view, layout, traits) {
          Data(try $0.staged.page($0.staged.picture()).pdfData())
        }
      } catch { return Data("The view can not be drawn: \(error)".utf8) }
    }
  }
}

/// The value that a strategy showed last.
private final class LastShown: Sendable {
  private let shown = Mutex<ShownValue?>(nil)

  func keep(_ value: ShownValue) { shown.withLock { $0 = value } }

  /// Returns why the first view that differs is where it is.
  func cause(_ expected: String) -> String? {
    onMainQueue {
      shown.withLock { $0 }.flatMap { $0.staged.host.cause($0.tracedTree, expected: expected) }
    }
  }
}
