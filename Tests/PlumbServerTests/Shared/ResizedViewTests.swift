import PlumbLayout
import SwiftUI
import Testing

@testable import PlumbShare

/// Views whose window is resized, beside the same views made at that size.
@Suite("A view that is resized", .timeLimit(.minutes(10)))
@MainActor struct ResizedViewTests {
  /// To and fro, so that each size comes after another one. Margins change at 390 and 414 points, size classes at 600.
  private static let sizes = [
    (390, 844), (600, 844), (320, 700), (414, 844), (389, 844), (844, 390), (240, 844),
  ]

  private static let subjects =
    SharedControls.all + SharedLists.all + SharedLayouts.all + SharedScreens.all

  private func canvas(_ size: (Int, Int)) -> StageCanvas {
    StageCanvas(
      proposal: ProposedViewSize(width: CGFloat(size.0), height: CGFloat(size.1)),
      insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  }

  @Test("has the views and the frames that it has when it is made at that size")
  func sizes() {
    for (name, view) in Self.subjects {
      let resized = Stage().show(view, canvas: canvas((700, 300)))
      for size in Self.sizes {
        resized.layOut(on: canvas(size))
        let found = SharedSample(resized, name: "View")
        let made = SharedSample(Stage().show(view, canvas: canvas(size)), name: "View")
        // Of a lazy container there may be rows that are not seen any more.
        guard let same = found.pairs(with: made)?.same else {
          Issue.record("\(name) has other views at \(size)")
          break
        }
        let moved = same.first { own, node in
          let (one, other) = (found.frames[own], made.frames[node])
          return ![
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
          ]
          .allSatisfy { abs($0) < 0.01 }
        }
        if let moved {
          Issue.record(
            "\(name) at \(size): \(made.name(of: moved.other)) has \(found.frames[moved.own]), not \(made.frames[moved.other])"
          )
          break
        }
      }
    }
  }
}
