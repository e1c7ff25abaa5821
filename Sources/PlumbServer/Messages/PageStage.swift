import Foundation
import PlumbLayout
import PlumbViews
import SwiftUI

/// Where a preview's view stands, as its page asks for it.
struct PageStage: Equatable {
  enum Size: Equatable {
    /// As the preview itself says, or else as large as a common phone.
    case own
    case proposal(width: CGFloat?, height: CGFloat?, fits: Bool)
  }

  var size = Size.own
  var isRightToLeft = false
  var typeSize = DynamicTypeSize.large
  var locale = "en_US"
  /// In points.
  var insets = EdgeInsets()
}

/// What a preview's page says more than other pages when it says hello.
struct PreviewGreeting: Equatable {
  var stage: PageStage
  /// What older views have kept, as they have written it.
  var kept: String?

  /// In bytes.
  static let longestKept = 1 << 19
}

/// A stage as it is written in a message.
struct StageFields: Decodable {
  struct Size: Decodable {
    var width, height: Double?
    var fits: Bool?
  }

  var size: Size?
  var rtl: Bool?
  var typeSize, locale: String?
  /// Top, leading, bottom, trailing.
  var insets: [Double]?

  func stage() throws(BadMessage) -> PageStage {
    var stage = PageStage()
    if let size {
      stage.size = .proposal(
        width: try length(size.width), height: try length(size.height), fits: size.fits ?? false)
    }
    stage.isRightToLeft = rtl ?? false
    if let typeSize { stage.typeSize = try Self.typeSize(named: typeSize) }
    if let locale { stage.locale = try checked(locale: locale) }
    if let insets { stage.insets = try checked(insets: insets) }
    return stage
  }

  private func length(_ length: Double?) throws(BadMessage) -> CGFloat? {
    guard let length else { return nil }
    guard (0...PageStage.longest).contains(length) else {
      throw BadMessage("A preview's side is 0 to \(Int(PageStage.longest)) points long, not \(length).")
    }
    return length
  }

  static func typeSize(named name: String) throws(BadMessage) -> DynamicTypeSize {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
      throw BadMessage(
        "There is no type size \"\(name.prefix(40))\"; there are \(DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", "))."
      )
    }
    return size
  }

  private func checked(locale: String) throws(BadMessage) -> String {
    let isName =
      locale.utf8.count <= 64
      && locale.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=;".contains($0)) }
    guard isName, !locale.isEmpty else {
      throw BadMessage("A locale is a word such as en_US, not \"\(locale.prefix(40))\".")
    }
    return locale
  }

  private func checked(insets: [Double]) throws(BadMessage) -> EdgeInsets {
    guard insets.count == 4, insets.allSatisfy({ (0...PageStage.longest).contains($0) }) else {
      throw BadMessage("Insets are four lengths: top, leading, bottom, trailing.")
    }
    return EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  }
}

extension PageStage {
  /// The longest side of a preview, in points: what every browser's canvas takes.
  static let longest = 8192.0

  func apply(to values: inout EnvironmentValues) {
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    values.dynamicTypeSize = typeSize
    values.locale = Locale(identifier: locale)
  }
}
