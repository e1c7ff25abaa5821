import Foundation
import PlumbLayout
import PlumbViews
import SwiftUI

/// The fields that a page with a stage adds to its hello.
struct StageHello: Equatable {
  /// The stage on which the page shows the views.
  var stage: Stage
  /// The page shows a window, and has a place for banners and for choices of files.
  var isWindow = false
  /// The values that older views have kept, as they wrote them.
  var kept: String?

  /// In bytes.
  static let longestKept = 1 << 19
  /// The longest side of a stage, in points: what every browser's canvas takes.
  static let longestSide = 8192.0
}

/// A stage as it is written in a message.
struct StageFields: Decodable {
  struct Size: Decodable {
    var width, height: Double?
    var fits: Bool?
  }

  var size: Size?
  var rtl: Bool?
  var device, typeSize, locale, os: String?
  /// Top, leading, bottom, trailing.
  var insets: [Double]?

  /// The stage of the message. Where the page leaves a setting out, the command's default counts.
  func stage() throws(BadMessage) -> Stage {
    var stage = Stage(layoutDirection: .leftToRight, dynamicTypeSize: .large, locale: "en_US")
    if let size {
      stage.size = ProposedViewSize(width: try length(size.width), height: try length(size.height))
      stage.fits = size.fits ?? false
    }
    if let device {
      stage.device = KnownDevice.all.first { $0.name == device }
      if stage.device == nil { throw BadMessage("There is no device \"\(device.prefix(40))\".") }
    }
    if rtl ?? false { stage.layoutDirection = .rightToLeft }
    if let typeSize { stage.dynamicTypeSize = try Self.setting(named: typeSize, "type size") }
    if let os { stage.generation = try Self.setting(named: os, "version of iOS") }
    if let locale { stage.locale = try checked(locale: locale) }
    if let insets { stage.safeArea = try checked(insets: insets) }
    return stage
  }

  private func length(_ length: Double?) throws(BadMessage) -> CGFloat? {
    guard let length else { return nil }
    guard (0...StageHello.longestSide).contains(length) else {
      throw BadMessage(
        "A stage's side is 0 to \(Int(StageHello.longestSide)) points long, not \(length).")
    }
    return length
  }

  private static func setting<Setting: StageSetting>(
    named name: String, _ kind: String
  ) throws(BadMessage) -> Setting {
    guard let setting = Setting(word: name) else {
      throw BadMessage(
        "There is no \(kind) \"\(name.prefix(40))\"; there are \(Setting.words.joined(separator: ", ")).")
    }
    return setting
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
    guard insets.count == 4, insets.allSatisfy({ (0...StageHello.longestSide).contains($0) }) else {
      throw BadMessage("Insets are four lengths: top, leading, bottom, trailing.")
    }
    return EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  }
}
