import Foundation
import PlumbExport
import PlumbInspector
import PlumbSnapshots
import PlumbTesting
import PlumbUIKit
import SwiftUI

/// A view that is shown to a strategy, with the resources of the tested package.
@MainActor struct ShownValue {
  let staged: StagedView
  private let stage: Stage
  private let problems: Problems

  private final class Problems { var all: [String] = [] }

  init<Content: View>(_ view: Content, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection) {
    stage = layout.stage(traits)
    var environment = EnvironmentValues()
    environment.takeResourcesOfProgram()
    let problems = Problems()
    staged = stage.show(view, environment: layout.environment(traits, environment)) { problem in
      problems.all.append(problem)
      SnapshotTestingConfiguration.tellOnce("warning: \(problem)")
    }
    self.problems = problems
  }

  private var scale: CGFloat { stage.scale ?? Stage.defaultScale }

  /// The tree, with each question and answer of its layout.
  var tracedTree: InspectedTree {
    staged.host.startTrace()
    staged.layOut()
    return InspectedTree(staged.host, name: "", proposal: staged.canvas.proposal)
  }

  func picture() throws -> ViewPicture {
    let png = try staged.picture().pngData(scale: scale)
    return ViewPicture(
      try RecordedPicture(png: png, of: tracedTree), scale: scale, problems: problems.all)
  }

  /// Shows a value on the main queue, on which the assertion sees to it that strategies run.
  nonisolated static func with<Content: View, Result>(
    _ view: Content, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection,
    _ use: @MainActor (ShownValue) throws -> Result
  ) rethrows -> Result {
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) var result: Result?
    try MainActor.assumeIsolated { result = try use(ShownValue(view, layout, traits)) }
    guard let result else { preconditionFailure("The main queue runs what it is given at once.") }
    return result
  }

  nonisolated static func picture<Content: View>(
    of view: Content, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
  ) -> UIImage {
    do { return try with(view, layout, traits) { try $0.picture() } } catch {
      SnapshotTestingConfiguration.tellOnce("There is no picture: \(error)")
      return UIImage()
    }
  }

  nonisolated static func picture(
    of controller: UIViewController, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
  ) -> UIImage {
    picture(
      of: MainActor.assumeIsolated { HostedController(controller: controller) }, layout, traits)
  }

  nonisolated static func picture(
    of view: UIView, _ size: CGSize?, _ traits: UITraitCollection
  ) -> UIImage {
    let (hosted, size) = MainActor.assumeIsolated {
      (HostedView(view: view), size ?? (view.bounds.size == .zero ? nil : view.bounds.size))
    }
    return picture(of: hosted, .device(config: ViewImageConfig(size: size)), traits)
  }
}

/// A controller of UIKit as a view.
private struct HostedController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// A view of UIKit as a view.
private struct HostedView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
