import ArgumentParser
import Foundation
import PlumbSource
import SwiftUI

enum PictureFormat: String, Codable, CaseIterable, ExpressibleByArgument { case png, svg, pdf }

extension PictureFormat {
  /// The format that `--format` or the path's ending says; PNG for a device or a pipe without either.
  init(of file: OutputFile, given: PictureFormat?) throws(Failure) {
    let suffix = URL(fileURLWithPath: file.path).pathExtension.lowercased()
    let told = PictureFormat(rawValue: suffix)
    if let given, let told, given != told {
      throw Failure(
        .wrongWords,
        "\(file.path) says .\(told.rawValue), and --format says \(given.rawValue); use one of them.")
    }
    if let format = given ?? told ?? (file.isStream ? .png : nil) {
      self = format
      return
    }
    let endings = Self.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
    throw Failure(
      .wrongWords,
      "\(file.path) does not say what picture to make; end it in \(endings), or say it with --format.")
  }

  /// A picture of pixels has a largest size, and none is empty.
  func check(_ stage: StageOptions) throws(Failure) {
    let size = stage.size ?? Stage.defaultSize
    if !stage.fit, size.width == 0 || size.height == 0 {
      throw Failure(.wrongWords, "A picture without area can not be made; make --size larger, or add --fit.")
    }
    let pixels = max(size.width ?? 0, size.height ?? 0) * stage.scale
    guard self == .png, pixels > 32767 else { return }
    throw Failure(
      .wrongWords,
      "The picture would be \(Int(pixels)) pixels long, and 32767 is the most; make --size or --scale smaller."
    )
  }
}
