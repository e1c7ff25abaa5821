import Foundation
import PlumbSource

/// A guide page's request to the child that has an example.
package struct GuideRequest: Codable {
  package struct Setting: Codable {
    package let label: String
    package let values: [Double]
    package let isRange: Bool
    package let start: Double
    package let line: Int
  }

  package let settings: [Setting]
  /// The example's file, for what goes wrong.
  package let path: String
  /// The page draws the graph of the example, and what its buttons do to it.
  package var showsGraph = false
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
  package let picture: Data
  /// The size of the picture in points.
  package let width: Double
  package let height: Double
}
