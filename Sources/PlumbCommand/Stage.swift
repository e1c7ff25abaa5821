import Foundation
import PlumbControls
import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbLayout
import PlumbServer
import PlumbSource
import PlumbText
import PlumbViews
import SwiftUI

/// Where a view stands to be drawn or inspected, in the words of the command.
struct Stage {
  var size: ProposedViewSize
  /// The picture takes the view's size instead of the proposal's.
  var fit: Bool
  /// The user has said how large the canvas is, so what a preview wants does not count.
  var isSizeGiven = false
  /// Pixels per point.
  var scale: Double
  var appearance: StageOptions.Appearance
  var direction: StageOptions.Direction
  var typeSize: StageOptions.TypeSize
  var locale: String
  var timeZone: String
  /// What shows now stands still; otherwise nothing is known of the time.
  var date: Date?
  var safeArea: EdgeInsets
  /// Where names of images and fonts are looked up.
  var resources: URL
  /// The Swift files of the source.
  var files: [String] = []
  /// Where the parts stand in them in which they were compiled.
  var parts = PartPlaces()

  /// Where views stand in the source.
  var places: SourcePlaces {
    SourcePlaces(
      files.compactMap { path in
        (try? String(contentsOfFile: path, encoding: .utf8)).map {
          (name: URL(fileURLWithPath: path).lastPathComponent, text: $0)
        }
      })
  }
}

extension Stage {
  /// The stage in the runtime's words.
  private var runtime: SwiftUI.Stage {
    var stage = SwiftUI.Stage()
    stage.proposal = size
    stage.fits = fit
    stage.safeArea = safeArea
    stage.environment.displayScale = scale
    stage.environment.colorScheme = appearance == .dark ? .dark : .light
    stage.environment.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    stage.environment.dynamicTypeSize = DynamicTypeSize(typeSize)
    stage.environment.locale = Locale(identifier: locale)
    stage.environment.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    stage.date = date
    stage.environment.resources = Resources.of(resources, report: warn)
    let fonts = SourceFonts.files(in: resources)
    if !fonts.isEmpty { stage.environment.fontLibrary = FontLibrary(fontFiles: fonts) }
    return stage
  }

  /// What the browser shows of an app, with these surroundings.
  @MainActor func content(_ windows: AppWindows) -> ServedContent {
    var content = ServedContent(windows, environment: runtime.environment)
    content.problems = warn
    return content
  }

  /// What the browser shows of one view, made anew for each window.
  @MainActor func content(title: String, view: @escaping () -> AnyView) -> ServedContent {
    var content = ServedContent(title: title, environment: runtime.environment, view: view)
    let parts = parts
    content.problems = { warn(parts.original(of: $0)) }
    return content
  }

  /// Shows a view here, or on the canvas that the view wants as a preview; what goes wrong in it is told on stderr.
  @MainActor fileprivate func show(_ view: AnyView) -> (view: StagedView, stage: Stage) {
    let staged = runtime.show(view, problems: warn)
    let wishes = staged.host.previewWishes
    let own = PreviewCanvas(proposal: size, fits: fit, insets: safeArea)
    let canvas = PreviewCanvas(own, wishes: wishes)
    guard !isSizeGiven, canvas != own else { return (staged, self) }
    var wanted = self
    (wanted.size, wanted.fit, wanted.safeArea) = (canvas.proposal, canvas.fits, canvas.insets)
    return (wanted.runtime.show(view), wanted)
  }
}

/// Tells what goes wrong in a view or its resources.
@Sendable func warn(_ problem: String) { say("warning: \(problem)") }

/// Lays a view out on a stage and draws it, on the background that the platform has behind everything.
@MainActor func draw(view: AnyView, on stage: Stage) throws -> DisplayList {
  let staged = stage.show(view).view
  var list = staged.displayList()
  let isDark = (staged.host.preferredColorScheme ?? (stage.appearance == .dark ? .dark : .light)) == .dark
  let background: ResolvedColor = isDark ? .black : .white
  list.items.insert(
    .fill(Path(CGRect(origin: .zero, size: list.size)), .color(background), FillStyle()), at: 0)
  return list
}

/// The bytes of a picture.
func encode(_ list: DisplayList, as format: PictureFormat, scale: Double) throws -> Data {
  switch format {
  case .png: Data(try list.pngData(scale: scale))
  case .svg: Data(try list.svgString().utf8)
  case .pdf: Data(try list.pdfData())
  }
}

/// The laid-out tree of a view.
@MainActor func laidOut(_ view: AnyView, _ name: String, _ stage: Stage) -> InspectedTree {
  let (staged, stage) = stage.show(view)
  return InspectedTree(staged.host, name: name, proposal: stage.size)
}

/// The laid-out tree of a view that stands, and can be asked for reasons.
@MainActor func standing(view: AnyView, name: String, on stage: Stage) -> (
  tree: InspectedTree, view: StagedView, scale: Double
) {
  let (staged, stage) = stage.show(view)
  return (
    InspectedTree(staged.host, name: name, proposal: stage.size), staged, stage.scale
  )
}

/// The laid-out tree of a view, and its layout with all that was asked and answered.
@MainActor func traced(view: AnyView, name: String, on stage: Stage) -> (InspectedTree, TracedLayout) {
  let (staged, stage) = stage.show(view)
  staged.host.startTrace()
  staged.layOut()
  return (
    InspectedTree(staged.host, name: name, proposal: stage.size),
    TracedLayout(staged.host, scale: stage.scale)
  )
}

extension DynamicTypeSize {
  /// The size of the same name.
  fileprivate init(_ size: StageOptions.TypeSize) {
    let index = StageOptions.TypeSize.allCases.firstIndex(of: size) ?? 3
    self = DynamicTypeSize.allCases[index]
  }
}
