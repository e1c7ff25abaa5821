import Foundation
import PlumbSource
import SwiftUI

/// A stage in words that travel between processes.
struct StageWords: Codable {
  /// `nil` when the user did not say; then a preview may, and 390×844 is the last resort.
  var size: StageSize?
  var fit = false
  var scale = 2.0
  var appearance = "light"
  var direction = "ltr"
  var typeSize = "large"
  var locale = "en_US"
  var timeZone = "GMT"
  /// What clocks show in still pictures, and what is random there follows from.
  var now = Moment.standard
  var seed: UInt64 = 0
  var safeArea = [0.0, 0, 0, 0]
  var resources = "/"
  /// Where lists of fonts are remembered.
  var fontCache: String?
  /// The Swift files of the source.
  var files: [String] = []
  /// Where the parts stand in them in which they were compiled.
  var parts = PartPlaces()
}

/// A proposal as it is written on the command line.
struct StageSize: Codable, Equatable {
  /// The points of a common phone.
  static let standard = StageSize(width: 390, height: 844)

  var width: Double?
  var height: Double?
}

extension Stage {
  init(_ words: StageWords, traits: [PreviewTrait<Preview.ViewTraits>]) {
    let size = words.size ?? StageSize(traits)
    self.init(
      size: .init(width: size.width.map { CGFloat($0) }, height: size.height.map { CGFloat($0) }),
      fit: words.fit || words.size == nil && traits.contains { $0.value == .sizeThatFitsLayout },
      isSizeGiven: words.size != nil, scale: words.scale,
      appearance: .init(rawValue: words.appearance) ?? .light,
      direction: .init(rawValue: words.direction) ?? .ltr,
      typeSize: .init(rawValue: words.typeSize) ?? .large,
      locale: words.locale, timeZone: words.timeZone,
      safeArea: .init(
        top: words.safeArea[0], leading: words.safeArea[1], bottom: words.safeArea[2],
        trailing: words.safeArea[3]),
      resources: URL(fileURLWithPath: words.resources), files: words.files, parts: words.parts)
  }
}

extension StageSize {
  /// The canvas that a preview wants.
  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    self = .standard
    for trait in traits {
      switch trait.value {
      case .fixedLayout(let width, let height): self = StageSize(width: width, height: height)
      case .landscapeLeft, .landscapeRight:
        self = StageSize(width: Self.standard.height, height: Self.standard.width)
      default: break
      }
    }
  }
}
