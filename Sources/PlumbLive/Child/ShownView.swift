import Foundation
import PlumbDrawing
import PlumbExplanation
import PlumbExport
import PlumbInspector
import PlumbShare
import PlumbSnapshots
import SwiftUI

/// A view of a source on a stage, which is drawn, inspected and explained. Its problems are written to standard error.
@MainActor struct ShownView {
  private let name: String
  private let staged: StagedView
  private let scale: Double
  private let files: SourceFiles
  /// Shows another view, or this one at another size, as this one is shown.
  private let show: (AnyView, ProposedViewSize) -> StagedView
  private let view: AnyView
  /// Shows the view anew, on another canvas.
  private let anew: (StageCanvas) -> StagedView

  init(
    _ view: AnyView, named name: String, on stage: Stage, traits: [PreviewTrait<Preview.ViewTraits>] = [],
    environment: EnvironmentValues = EnvironmentValues(), files: SourceFiles = SourceFiles()
  ) {
    (self.view, self.name, self.files) = (view, name, files)
    show = { view, size in
      var sized = stage
      (sized.size, sized.device, sized.fits, sized.safeArea) = (size, nil, false, nil)
      return sized.show(view, environment: environment, problems: files.report)
    }
    let staged = stage.show(preview: view, traits: traits, environment: environment, problems: files.report)
    self.staged = staged
    // Problems were reported of the size as shared.
    anew = { stage.show(view, canvas: $0, environment: environment) }
    scale = stage.scale ?? Stage.defaultScale
  }

  /// The laid-out tree.
  private var tree: InspectedTree {
    InspectedTree(staged.host, name: name, proposal: staged.canvas.proposal)
  }

  /// The bytes of a picture of the view.
  func picture(_ request: PictureRequest) throws -> Data {
    if let pages = request.pages { return try document(of: pages) }
    let list = staged.picture()
    return switch request.format {
    case .png: Data(try list.pngData(scale: scale))
    case .jpg: Data(try list.jpegData(scale: scale))
    case .webp: Data(try list.webpData(scale: scale))
    case .svg: Data(try list.svgString().utf8)
    case .pdf: Data(try staged.page(list).pdfData())
    }
  }

  private func document(of pages: PictureRequest.Pages) throws -> Data {
    let margins = EdgeInsets(
      top: pages.margins[0], leading: pages.margins[1], bottom: pages.margins[2], trailing: pages.margins[3])
    let document = PagedDocument(
      paper: Paper(width: pages.width, height: pages.height), margins: margins,
      background: staged.isDark ? .black : .white, stage: show,
      footer: { page in
        guard pages.areNumbered else { return AnyView(EmptyView()) }
        return AnyView(
          Text(verbatim: "\(page.number) / \(page.count)").font(.footnote).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity).padding(.top, 12))
      })
    return Data(try document.sequence(of: view).pdfData())
  }

  /// The bytes of a PNG that keeps the layout.
  ///
  /// - Parameter hasLines: whether it keeps the lines of the views, too.
  func recorded(hasLines: Bool) throws -> Data {
    let png = [UInt8](try picture(PictureRequest(.png)))
    staged.host.startTrace()
    staged.layOut()
    return Data(try RecordedPicture.file(png: png, of: files.calls.added(to: tree), hasLines: hasLines))
  }

  /// The laid-out tree, as an outline or, for machines, as JSON.
  func inspect(_ request: InspectRequest) -> String {
    if request.trace || request.cost {
      staged.host.startTrace()
      staged.layOut()
    }
    let tree = tree
    if request.cost {
      let cost = LayoutCost(tree, TracedLayout(staged.host, scale: scale).withParts)
      return request.asJSON ? cost.json.text : cost.table
    }
    if request.asJSON { return (request.trace ? files.calls.added(to: tree) : tree).json.text }
    return tree.root.listing(
      OutlineOptions(
        full: request.full, proposals: request.proposals, trace: request.trace, parts: request.parts))
  }

  /// Returns the data with which a page lays out the view by itself, and its layouts at other sizes.
  ///
  /// - Parameter known: those of the same view in another appearance, which the page has with its tree and its still picture.
  func shared(like known: SharedEditions? = nil) -> (json: JSON, editions: SharedEditions) {
    let first = SharedSample(staged, name: name)
    var resized: StagedView?
    let layouts = SharedLayouts(
      made: { SharedSample(anew(canvas($0)), name: name) },
      resized: { offered in
        let view = resized ?? anew(canvas(offered))
        if resized != nil { view.layOut(on: canvas(offered)) }
        resized = view
        return SharedSample(view, name: name)
      })
    let editions =
      known.flatMap { SharedEditions(like: $0, first, layouts) } ?? SharedEditions(first, layouts)
    let view = SharedView(
      name: name, staged: staged, scale: scale, isFirst: known == nil)
    return (view.json(first, editions), editions)
  }

  /// The canvas whose room without the insets has a size.
  private func canvas(_ offered: ProposedViewSize) -> StageCanvas {
    let insets = staged.canvas.insets
    return StageCanvas(
      proposal: ProposedViewSize(
        width: offered.width.map { $0 + insets.total(along: .horizontal) },
        height: offered.height.map { $0 + insets.total(along: .vertical) }), fits: staged.canvas.fits,
      insets: insets)
  }

  /// Explains views of the tree.
  func explain(_ request: ExplainRequest) -> ExplainAnswer {
    request.answer(tree.root, staged.host, scale: scale, calls: files.calls)
  }
}
