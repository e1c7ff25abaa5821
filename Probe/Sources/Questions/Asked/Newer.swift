import SwiftUI

// The SDK of Xcode 26 has Swift 6.2.
#if os(iOS) && compiler(>=6.2)
  @MainActor extension Question {
    /// The questions about what iOS 26 has brought.
    static var newer: [Question] {
      let major = UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
      guard major >= 26, #available(iOS 26, *) else { return [] }
      return ofTwentySix
    }

    @available(iOS 26, *) private static var ofTwentySix: [Question] {
      let height = "Sources/PlumbViews/Text/Fonts/LineHeight.swift"
      return [
        .shown(
          "line-height", height, "Far apart: 1.5 times the font's size (assumed)", within: 0.35, on: [.iOS]
        ) {
          answers in
          VStack {
            if #available(iOS 26, *) {
              Text("A\nA").font(.system(size: 40)).lineHeight(.loose).idealHeight("loose", answers)
              Text("A\nA").font(.system(size: 40)).lineHeight(.normal).idealHeight("normal", answers)
              Text("A\nA").font(.system(size: 40)).lineHeight(.tight).idealHeight("tight", answers)
            }
          }
        }
        .also(height, "The usual line height: 1.3 times the font's size (assumed)")
        .also(height, "Close together: 1.15 times the font's size (assumed)"),
        .calculated(
          "concentric-corner", "Sources/PlumbViews/Shapes/ConcentricRectangle.swift",
          "A corner's radius is the container's less the distance of the two corners along the farther axis (assumed)",
          within: 1, on: [.iOS]
        ) { answers in
          guard #available(iOS 26, *) else { return }
          for (name, across, down) in [("10, 10", 10.0, 10.0), ("5, 20", 5, 20), ("20, 5", 20, 5)] {
            let view = ConcentricRectangle().fill(.black).padding(.horizontal, across).padding(
              .vertical, down
            )
            .frame(width: 200, height: 200).containerShape(.rect(cornerRadius: 40))
            guard let pixels = Pixels(view, scale: 2) else { return answers.noteNoPicture() }
            let (left, top) = (Int(across * 2), Int(down * 2))
            answers.note(
              name,
              (0..<100).first { pixels.isFilled(left + $0, top + 1) }.map { Double($0) / 2 } ?? .infinity)
          }
        },
      ]
    }
  }
#else
  @MainActor extension Question {
    static var newer: [Question] { [] }
  }
#endif
