import ArgumentParser
import Foundation
import PlumbExport
import PlumbLive
import PlumbSource
import SwiftUI

extension PictureFormat: ExpressibleByArgument {}

extension PictureFormat {
  /// The format that `--format` or the path's ending says; PNG for a device or a pipe without either.
  init(of file: OutputFile, given: PictureFormat?) throws(Failure) {
    let suffix = URL(fileURLWithPath: file.path).pathExtension.lowercased()
    let told = PictureFormat(rawValue: suffix == "jpeg" ? "jpg" : suffix)
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

  /// The most pixels a side; `nil` for a format that has none.
  private var maximumSide: Int? {
    switch self {
    case .png, .jpg: ExportError.maximumSide
    case .webp: ExportError.maximumWebPSide
    case .svg, .pdf: nil
    }
  }

  /// A picture of pixels has a largest size, and none is empty.
  func check(_ stage: StageOptions) throws(Failure) {
    let size = stage.size ?? Stage.defaultSize
    if !stage.fit, size.width == 0 || size.height == 0 {
      throw Failure(.wrongWords, "A picture without area can not be made; make --size larger, or add --fit.")
    }
    guard let maximumSide else { return }
    let (width, height) = ((size.width ?? 0) * stage.scale, (size.height ?? 0) * stage.scale)
    let (longest, most) = (max(width, height), CGFloat(maximumSide))
    if longest > most {
      throw Failure(
        .wrongWords,
        "The picture would be \(Int(longest)) pixels long, and \(Int(most)) is the most; make --size or --scale smaller."
      )
    }
    // With --fit it may be smaller.
    guard !stage.fit, width * height > CGFloat(ExportError.maximumPixels) else { return }
    throw Failure(
      .wrongWords,
      "The picture would have \(Int((width * height / 1_048_576).rounded(.up))) megapixels, and 64 is the most; make --size or --scale smaller."
    )
  }
}
