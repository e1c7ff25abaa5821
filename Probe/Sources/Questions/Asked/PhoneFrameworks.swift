import SwiftUI

#if os(iOS)
  import PencilKit
  import QuartzCore

  @MainActor extension Question {
    static var phoneFrameworks: [Question] {
      [
        .calculated(
          "x-height", "Packages/UIKit/Sources/PlumbUIKit/Values/Fonts/UIFont.swift",
          "The height of small letters, in points: 0.526 of the size, for all fonts (assumed)", on: [.iOS]
        ) { answers in
          answers.note("system", UIFont.systemFont(ofSize: 100).xHeight)
          answers.note("bold", UIFont.boldSystemFont(ofSize: 100).xHeight)
          answers.note("monospaced", UIFont.monospacedSystemFont(ofSize: 100, weight: .regular).xHeight)
        },
        .calculated(
          "page-control", "Packages/UIKit/Sources/PlumbUIKit/Controls/ValueControls.swift",
          "The dots are 7 points wide and 16 apart, in a bar of 26 points; assumed", on: [.iOS]
        ) { answers in
          let control = UIPageControl()
          for pages in [1, 2, 5, 10] { answers.note("\(pages) pages", control.size(forNumberOfPages: pages)) }
        },
        .calculated(
          "slider-hugging", "Packages/UIKit/Sources/PlumbUIKit/Controls/ValueControls.swift",
          "Assumed: such a control has one height",
          on: [.iOS]
        ) { answers in
          for (name, control) in [
            ("slider", UISlider()), ("segments", UISegmentedControl(items: ["A", "B"])),
            ("switch", UISwitch()),
          ] as [(String, UIView)] {
            answers.note("\(name) across", Double(control.contentHuggingPriority(for: .horizontal).rawValue))
            answers.note("\(name) down", Double(control.contentHuggingPriority(for: .vertical).rawValue))
          }
        },
        .calculated(
          "button-insets", "Packages/UIKit/Sources/PlumbUIKit/Controls/UIButtonConfiguration.swift",
          "The insets of UIKit's configurations; assumed", on: [.iOS]
        ) { answers in
          let all: [(String, UIButton.Configuration)] = [
            ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
            ("borderless", .borderless()), ("bordered", .bordered()),
          ]
          for (name, configuration) in all {
            answers.note("\(name) top", configuration.contentInsets.top)
            answers.note("\(name) leading", configuration.contentInsets.leading)
          }
        },
        .calculated(
          "list-contents", "Packages/UIKit/Sources/PlumbUIKit/Cells/UIListContentConfiguration.swift",
          "The sizes of the kinds are assumed, after UIKit's text styles", on: [.iOS]
        ) { answers in
          let kinds: [(String, UIListContentConfiguration)] = [
            ("cell", .cell()), ("subtitle cell", .subtitleCell()), ("value cell", .valueCell()),
            ("plain header", .plainHeader()), ("plain footer", .plainFooter()),
            ("grouped header", .groupedHeader()),
            ("grouped footer", .groupedFooter()), ("sidebar cell", .sidebarCell()),
            ("sidebar header", .sidebarHeader()),
          ]
          for (name, content) in kinds {
            answers.note("\(name) text", content.textProperties.font.pointSize)
            answers.note("\(name) smaller text", content.secondaryTextProperties.font.pointSize)
            answers.note("\(name) to the text", content.imageToTextPadding)
            answers.note("\(name) between texts", content.textToSecondaryTextVerticalPadding)
          }
        }
        .also("Documentation/UIKit.md", "The sizes of a cell's parts are assumed")
        .also(
          "Packages/UIKit/Sources/PlumbUIKit/Tables/CellLabels.swift",
          "Between a picture and the words, and between a mark and the content, in points (assumed)"),
        .calculated(
          "spring-layer", "Packages/UIKit/Sources/PlumbUIKit/Layers/CAAnimation.swift",
          "The seconds until it is at rest: until a thousandth of the way is left (assumed)", within: 0.02,
          on: [.iOS]
        ) { answers in
          for (stiffness, damping) in [(100.0, 10.0), (100, 5), (300, 20), (50, 20)] {
            let spring = CASpringAnimation(keyPath: "position")
            (spring.stiffness, spring.damping) = (stiffness, damping)
            answers.note("stiffness \(Int(stiffness)), damping \(Int(damping))", spring.settlingDuration)
          }
        },
        .calculated(
          "ink-width", "Packages/Companions/Sources/PencilKit/PKCanvasView.swift",
          "The default width of the line, in points. The numbers are assumed", on: [.iOS]
        ) { answers in
          for (name, ink) in inks { answers.note(name, ink.defaultWidth) }
        },
        .calculated(
          "ink-widths", "Packages/Companions/Sources/PencilKit/PKCanvasView.swift",
          "Between which widths it can draw, in points. The numbers are assumed", on: [.iOS]
        ) { answers in
          for (name, ink) in inks {
            answers.note("\(name) from", ink.validWidthRange.lowerBound)
            answers.note("\(name) to", ink.validWidthRange.upperBound)
          }
        },
      ]
    }

    private static let inks: [(String, PKInkingTool.InkType)] = [
      ("pen", .pen), ("pencil", .pencil), ("marker", .marker), ("monoline", .monoline),
      ("fountain pen", .fountainPen), ("watercolor", .watercolor), ("crayon", .crayon),
    ]
  }
#else
  @MainActor extension Question {
    static var phoneFrameworks: [Question] { [] }
  }
#endif
