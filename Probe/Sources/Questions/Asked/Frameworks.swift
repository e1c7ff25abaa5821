import Charts
import CoreImage
import CoreLocation
import SwiftUI

@MainActor extension Question {
  static var frameworks: [Question] {
    [
      .calculated(
        "reduced-accuracy", "Packages/Companions/Sources/CoreLocation/CLLocationCoordinate2D.swift",
        "The accuracy of an app that was not given the exact place, in metres (assumed)"
      ) { answers in answers.note("metres", kCLLocationAccuracyReduced) },
      .calculated(
        "noir", "Packages/Companions/Sources/CoreImage/FilterKind.swift",
        "As mono, with half more contrast (assumed)",
        within: 3
      ) { answers in noteColors(answers, ["CIPhotoEffectMono", "CIPhotoEffectNoir"]) },
      .calculated(
        "photo-effects", "Packages/Companions/Sources/CoreImage/FurtherFilters.swift",
        "How far Apple's six photographs differ from these is not known: all their numbers are assumed",
        within: 3
      ) { answers in
        noteColors(
          answers,
          [
            "CIPhotoEffectTonal", "CIPhotoEffectChrome", "CIPhotoEffectFade", "CIPhotoEffectInstant",
            "CIPhotoEffectProcess", "CIPhotoEffectTransfer",
          ])
      }
      .also(
        "Documentation/Companions.md",
        "How far the photo effects, the vignette, bloom, gloom and vibrance go, and where the points of crystals lie, is assumed"
      ),
      .calculated(
        "vibrance", "Packages/Companions/Sources/CoreImage/FurtherFilters.swift",
        "Pale colours gain most (assumed)",
        within: 3
      ) { answers in noteColors(answers, ["CIVibrance"]) { $0.setValue(0.8, forKey: "inputAmount") } },
      .calculated(
        "vignette", "Packages/Companions/Sources/CoreImage/FilterPixels.swift",
        "The corners become darker. How far is assumed", within: 3
      ) { answers in
        guard let white = filled(1, 1, 1, side: 100), let filter = CIFilter(name: "CIVignette") else {
          return
        }
        filter.setValue(white, forKey: kCIInputImageKey)
        filter.setValue(1.0, forKey: kCIInputIntensityKey)
        filter.setValue(1.0, forKey: kCIInputRadiusKey)
        let pixels = read(filter)
        for (name, x, y) in [("corner", 0, 0), ("side", 50, 0), ("quarter", 25, 25), ("middle", 50, 50)] {
          answers.note(name, pixels?[x, y] ?? [])
        }
      },
      .calculated(
        "pixellate", "Packages/Companions/Sources/CoreImage/FilterPixels.swift",
        "Squares of one colour: that of their middle (assumed; Apple's may be a mean)", within: 3
      ) { answers in
        let halves = HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0).frame(width: 13, height: 40)
          Color(red: 0, green: 0, blue: 1).frame(width: 27, height: 40)
        }
        guard let image = ImageRenderer(content: halves).cgImage, let filter = CIFilter(name: "CIPixellate")
        else {
          return answers.noteNoPicture()
        }
        filter.setValue(CIImage(cgImage: image), forKey: kCIInputImageKey)
        filter.setValue(20.0, forKey: kCIInputScaleKey)
        filter.setValue(CIVector(x: 0, y: 0), forKey: kCIInputCenterKey)
        answers.note("square", read(filter)?[10, 20] ?? [])
      },
      .calculated(
        "bins", "Packages/Companions/Sources/Charts/Axes/ChartBins.swift",
        "Creates round parts around some numbers: about as many as are wanted, ten at most by default (assumed)"
      ) { answers in
        for (name, data) in [
          ("0 to 100", [0.0, 100]), ("0 to 1", [0, 1]), ("3 to 47", [3, 47]), ("-5 to 13", [-5, 13]),
        ] {
          let words = NumberBins(data: data).thresholds.map { "\($0)" }
          answers.note(name, words.joined(separator: " "))
          answers.note("\(name), 4 wanted", Double(NumberBins(data: data, desiredCount: 4).thresholds.count))
        }
      },
      .calculated(
        "shadow-of-context", "Packages/UIKit/Sources/PlumbUIKit/Values/Drawing/CGContext.swift",
        "Half of CoreGraphics's blur is the standard deviation, as for SwiftUI's shadows (assumed)", within: 4
      ) { answers in
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
          let context = CGContext(
            data: nil, width: 200, height: 200, bitsPerComponent: 8, bytesPerRow: 800, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return answers.noteNoPicture() }
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        context.setShadow(offset: .zero, blur: 20, color: black)
        context.setFillColor(black)
        context.fill(CGRect(x: 50, y: 50, width: 100, height: 100))
        guard let image = context.makeImage(), let pixels = Pixels(Image(decorative: image, scale: 1)) else {
          return answers.noteNoPicture()
        }
        for distance in [1, 5, 10, 15, 20] {
          answers.note("\(distance) outside", Double(pixels.alpha(150 + distance, 100)))
        }
      },
    ] + phoneFrameworks
  }

  /// An image of one colour.
  @MainActor private static func filled(_ red: Double, _ green: Double, _ blue: Double, side: CGFloat)
    -> CIImage?
  {
    let renderer = ImageRenderer(
      content: Color(red: red, green: green, blue: blue).frame(width: side, height: side))
    return renderer.cgImage.map { CIImage(cgImage: $0) }
  }

  @MainActor private static func read(_ filter: CIFilter) -> Pixels? {
    guard let output = filter.outputImage, let image = CIContext().createCGImage(output, from: output.extent)
    else {
      return nil
    }
    return Pixels(Image(decorative: image, scale: 1))
  }

  /// Notes what filters make of six colours.
  @MainActor private static func noteColors(
    _ answers: Answers, _ names: [String], _ change: (CIFilter) -> Void = { _ in }
  ) {
    let colors: [(String, Double, Double, Double)] = [
      ("dark", 0.2, 0.2, 0.2), ("grey", 0.5, 0.5, 0.5), ("light", 0.8, 0.8, 0.8), ("red", 0.8, 0.2, 0.2),
      ("green", 0.2, 0.8, 0.2), ("blue", 0.2, 0.2, 0.8),
    ]
    for name in names {
      for (word, red, green, blue) in colors {
        guard let image = filled(red, green, blue, side: 10), let filter = CIFilter(name: name) else {
          return
        }
        filter.setValue(image, forKey: kCIInputImageKey)
        change(filter)
        answers.note("\(name) \(word)", read(filter)?[5, 5] ?? [])
      }
    }
  }
}
