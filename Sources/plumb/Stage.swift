import Foundation
import PlumbDrawing
import PlumbLayout
import SwiftUI

/// Where a view stands to be drawn or inspected.
struct Stage {
  var size: ProposedViewSize
  /// The picture takes the view's size instead of the proposal's.
  var fit: Bool
  /// Pixels per point.
  var scale: Double
  var appearance: StageOptions.Appearance
  var direction: StageOptions.Direction
  var typeSize: StageOptions.TypeSize
  var locale: String
  var safeArea: EdgeInsets
  /// Where names of images and fonts are looked up.
  var resources: URL
}

enum PictureFormat: String, Codable, CaseIterable { case png, svg, pdf }

// The joint between the command and the rest: three functions, to be filled when the runtime is there.

/// Lays a view out on a stage and draws it.
@MainActor func draw(view: AnyView, on stage: Stage) throws -> DisplayList {
  _ = text(of: view)
  return DisplayList(size: CGSize(width: stage.size.width ?? 0, height: stage.size.height ?? 0))
}

/// The bytes of a picture.
func encode(_ list: DisplayList, as format: PictureFormat, scale: Double) throws -> Data {
  Data("\(format.rawValue) \(list.size.width)×\(list.size.height) @\(scale)\n".utf8)
}

/// The laid-out tree of a view, as an outline or, for machines, as JSON.
@MainActor func inspect(view: AnyView, name: String, on stage: Stage, trace: Bool, asJSON: Bool) throws
  -> String
{
  let text = text(of: view)
  return asJSON ? #"{"view":"\#(name)","text":"\#(text)"}"# : "\(name)\n└─ Text \"\(text)\""
}

/// Evaluates bodies down to a text, as long as there is nothing else.
@MainActor private func text(of view: AnyView) -> String {
  func body(_ view: some View) -> any View { view.body }
  var view = view.view
  while !(view is Text) { view = body(view) }
  return (view as? Text)?.text ?? ""
}
