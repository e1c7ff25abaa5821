import Foundation
import PlumbExport
import PlumbSource

/// A guide page's request to the child that has an example.
struct GuideRequest: Codable {
  struct Setting: Codable {
    let label: String
    let values: [Double]
    let isRange: Bool
    let start: Double
    let line: Int
  }

  let settings: [Setting]
  /// The example's file, for what goes wrong.
  let path: String
  /// The page draws the graph of the example, and what its buttons do to it.
  var showsGraph = false
}

extension GuideRequest.Setting {
  init(_ setting: ExampleSetting) {
    self.init(
      label: setting.label, values: setting.values, isRange: setting.isRange, start: setting.start,
      line: setting.line)
  }
}

/// The child's answer.
struct GuideAnswer: Codable {
  /// The trees, what they draw and the glyphs, as JSON for the page.
  let json: String
  /// A picture of the example as it begins, as PNG.
  let picture: Data
  /// The size of the picture in points.
  let width: Double
  let height: Double
}

extension GuideAnswer {
  /// Reads the answer, which is refused where it has no size of a picture, or no JSON.
  ///
  /// - Parameter title: of the example, for what goes wrong.
  init(_ data: Data, about title: String) throws(Failure) {
    self = try ReadAnswer.decoded(GuideAnswer.self, from: data, about: title)
    let sides = 0...Double(ExportError.maximumSide)
    guard sides.contains(width), sides.contains(height) else { throw ReadAnswer.unreadable(title) }
    _ = try ReadAnswer.json(json, about: title)
  }
}
