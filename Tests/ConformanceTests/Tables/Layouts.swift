import SwiftUI

extension Recorded {
  /// Recorded/Layouts.md#O: what a layout of one's own may rely on.
  @AnswerTable static var layouts: [Answer] {
    Answer("217", 200, 50, "a!once b!once a<-96x_") {
      HStack(spacing: 0) {
        HStack(spacing: 0) { greedy("a") }.frame(maxHeight: .infinity)
        Spacer()
        VStack(spacing: 0) { greedy("b") }.padding(2)
      }
    }
    Answer("218", nil, nil, "220x170 p(120,70 100x100) a(155,105 30x30)") {
      Unplaced { fix("a", 30) }.named("p").padding(.leading, 120).padding(.top, 70)
    }
    for (name, anchor, x, y) in [
      ("center", .center, 110, 115), ("bottomTrailing", .bottomTrailing, 95, 105),
      ("topTrailing", .topTrailing, 95, 125), ("leading", .leading, 125, 115),
    ] as [(String, UnitPoint, CGFloat, CGFloat)] {
      Answer("220 \(name)", 300, 300, "c(\(x),\(y) 30x20)") {
        Anchored(anchor: anchor) { Color.red.named("c") }
      }
    }
    for (name, proposal, width, fixed, padded) in [
      ("zero", .zero, "12x0", "10x0", "6x6"), ("unspecified", .unspecified, "12x10", "10x10", "16x16"),
      ("infinity", .infinity, "infxinf", "10xinf", "infxinf"),
    ] as [(String, ProposedViewSize, String, String, String)] {
      Answer("221 minimum \(name)", proposal.width, proposal.height, width) { Color.red.frame(minWidth: 12) }
      Answer("221 frame \(name)", proposal.width, proposal.height, fixed) { Color.red.frame(width: 10) }
      Answer("221 padding \(name)", proposal.width, proposal.height, padded) { Color.red.padding(3) }
    }
  }
}

/// 100 by 100 points, with views that it never places.
private struct Unplaced: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Puts an anchor of its view at (125, 125), offering 30 by 20.
private struct Anchored: Layout {
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(
      at: CGPoint(x: 125, y: 125), anchor: anchor, proposal: ProposedViewSize(width: 30, height: 20))
  }
}
