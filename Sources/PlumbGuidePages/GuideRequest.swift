import Foundation
import PlumbSource

/// A guide page's request to the child that has an example.
package struct GuideRequest: Codable {
  package struct Setting: Codable {
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
package struct GuideAnswer: Codable {
  /// The trees, what they draw and the glyphs, as JSON for the page.
  package let json: String
  /// A picture of the example as it begins, as PNG.
  let picture: Data
  /// The size of the picture in points.
  package let width: Double
  package let height: Double
}
