import Foundation
import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbSnapshots
import SwiftUI

/// A view of a source on a stage: what is drawn, inspected and explained. What goes wrong in it is told on stderr.
@MainActor struct ShownView {
  private let name: String
  private let staged: StagedView
  private let scale: Double
  private let files: SourceFiles

  init(
    _ view: AnyView, named name: String, on stage: Stage, traits: [PreviewTrait<Preview.ViewTraits>] = [],
    environment: EnvironmentValues = EnvironmentValues(), files: SourceFiles = SourceFiles()
  ) {
    (self.name, self.files) = (name, files)
    scale = stage.scale ?? Stage.defaultScale
    staged = stage.show(preview: view, traits: traits, environment: environment, problems: warn)
  }

  /// The laid-out tree.
  private var tree: InspectedTree {
    InspectedTree(staged.host, name: name, proposal: staged.canvas.proposal)
  }

  /// The bytes of a picture of the view.
  func picture(_ format: PictureFormat) throws -> Data {
    let list = staged.picture()
    return switch format {
    case .png: Data(try list.pngData(scale: scale))
    case .jpg: Data(try list.jpegData(scale: scale))
    case .svg: Data(try list.svgString().utf8)
    case .pdf: Data(try list.pdfData())
    }
  }

  /// The bytes of a PNG that keeps the layout.
  func recorded() throws -> Data {
    let png = [UInt8](try picture(.png))
    staged.host.startTrace()
    staged.layOut()
    return Data(try RecordedPicture(png: png, of: files.places.placing(tree)).bytes)
  }

  /// The laid-out tree, as an outline or, for machines, as JSON.
  func inspect(_ request: InspectRequest) -> String {
    if request.trace || request.cost {
      staged.host.startTrace()
      staged.layOut()
    }
    let tree = tree
    if request.cost {
      let cost = LayoutCost(tree, TracedLayout(staged.host, scale: scale))
      return request.asJSON ? cost.json.text : cost.table
    }
    if request.asJSON { return files.places.placing(tree).json.text }
    return tree.root.listing(
      OutlineOptions(full: request.full, proposals: request.proposals, trace: request.trace))
  }

  /// What a page lays out by itself, as JSON.
  ///
  /// - Parameter isFirst: the tree, its reasons and the still picture are told too.
  func shared(isFirst: Bool) -> String {
    SharedView(name: name, staged: staged, scale: scale, files: files, isFirst: isFirst).json.line
  }

  /// Explains views of the tree.
  func explain(_ request: ExplainRequest) -> ExplainAnswer {
    request.answer(files.places.placing(tree).root, staged.host, scale: scale)
  }
}
