import Foundation
import PlumbLayout
import SwiftUI
import Testing

/// Documentation/Distances.md is made of what the layout answers.
@Suite("The table of distances") @MainActor struct DistanceTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation/Distances.md")

  @Test("each distance of the table is that of the layout") func table() throws {
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(kept.range(of: "<!-- The tables are made by DistanceTests. -->\n"))
    let text = kept[..<start.upperBound] + tables()
    if ProcessInfo.processInfo.environment["PLUMB_RENEW_TABLES"] == "1" {
      return try String(text).write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let (old, new) = (Set(kept.split(separator: "\n")), Set(text.split(separator: "\n")))
    #expect(
      new == old,
      """
      New: \(new.subtracting(old).sorted().prefix(5)). Gone: \(old.subtracting(new).sorted().prefix(5)). If that is meant, write \
      the file anew with: PLUMB_RENEW_TABLES=1 ./plumb test --filter DistanceTests
      """)
  }

  @Test("each recorded pair is of kinds in the table") func pairs() {
    let names = Set(DistanceKind.all.map(\.name))
    for (id, pairs) in DistanceKind.recorded {
      for pair in pairs { #expect(names.contains(pair.above) && names.contains(pair.below), "\(id)") }
    }
  }

  /// A table for columns and one for rows: a line for each kind, with the distances to the kinds after it.
  private func tables() -> String {
    var text = ""
    for axis in Axis.allCases.reversed() {
      let isColumn = axis == .vertical
      text += "\n## In \(isColumn ? "a column" : "a row")\n\n"
      text +=
        "| \(isColumn ? "above" : "before") | distance: the kinds \(isColumn ? "below" : "after") |\n|---|---|\n"
      for first in DistanceKind.all {
        var kinds: [(distance: String, names: [String])] = []
        for second in DistanceKind.all {
          let distance = distance(first, second, axis)
          let source = isColumn ? DistanceKind.source(first.name, second.name) : nil
          let name = second.name + (source.map { " (\($0))" } ?? "")
          if let index = kinds.firstIndex(where: { $0.distance == distance }) {
            kinds[index].names.append(name)
          } else {
            kinds.append((distance, [name]))
          }
        }
        let cells = kinds.map { "**\($0.distance)**: \($0.names.joined(separator: ", "))" }
        text += "| \(first.name) | \(cells.joined(separator: "; ")) |\n"
      }
    }
    return text
  }

  /// The distance of two views in a stack at 3 pixels a point, in points with two decimals.
  private func distance(_ first: DistanceKind, _ second: DistanceKind, _ axis: Axis) -> String {
    let stack = axis == .vertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    let view = stack {
      first.view().named("first")
      second.view().named("second")
    }
    let record = LayoutRecord(
      AnyView(view), .phone(.large, .iOS18), ProposedViewSize(width: 800, height: 800))
    guard let one = record.frames["first"]?.first, let other = record.frames["second"]?.first else {
      return "?"
    }
    let distance = axis == .vertical ? other.minY - one.maxY : other.minX - one.maxX
    return PlumbLayout.describe(distance)
  }
}
