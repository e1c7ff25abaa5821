import Foundation
import PlumbTesting
import SwiftUI
import Testing

@Suite("Random grids with SwiftUI's own answers")
@MainActor struct RandomGridsTests {
  @Test("every random grid agrees, but for those that are listed")
  func randomGrids() throws {
    let cases = try RandomGrid.all()
    #expect(cases.count == 60)
    noteRecordedGrids("random grids", cases.map { ($0.id, $0.grid) }, but: KnownDifferences.random)
  }
}

/// A line of grids.json.
struct RandomGrid: Decodable {
  struct Proposal: Decodable { var width, height: CGFloat? }
  struct Answer: Decodable {
    var size: [CGFloat]
    var rects: [[CGFloat]]
  }
  struct Child: Decodable {
    var type: String
    var alignment: String?
    var cells: [Cell]?
    var cell: Cell?
  }
  struct Cell: Decodable {
    var leaf: LeafRange
    var span: Int?
    var layoutPriority: Double?
    var anchor, columnAlignment: String?
    var unsizedHorizontal, unsizedVertical: Bool?
  }
  struct LeafRange: Decodable {
    var kind: String
    var width, height: Bounds?
  }
  struct Bounds: Decodable {
    let range: ClosedRange<CGFloat>
    enum CodingKeys: CodingKey { case min, max }
    init(from decoder: any Decoder) throws {
      // A half or a spacer says in a word how long it is.
      guard let values = try? decoder.container(keyedBy: CodingKeys.self) else {
        range = 0...0
        return
      }
      let least = try values.decode(CGFloat.self, forKey: .min)
      range = least...((try? values.decode(CGFloat.self, forKey: .max)) ?? .infinity)
    }
  }

  var id: String
  var proposal: Proposal
  var alignment: String
  var horizontalSpacing, verticalSpacing: CGFloat?
  var children: [Child]
  var expected: Answer

  static func all(filePath: String = #filePath) throws -> [RandomGrid] {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    return try JSONDecoder().decode(
      [RandomGrid].self, from: Data(contentsOf: folder.appendingPathComponent("grids.json")))
  }
}

extension RandomGrid {
  var grid: GridCase {
    GridCase(
      name: id, width: proposal.width, height: proposal.height, alignment: GridWords.alignment(alignment),
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      children: children.map { child in
        if let cell = child.cell { return .full(cell.cell) }
        return .row(child.alignment.map(GridWords.row), (child.cells ?? []).map(\.cell))
      },
      size: CGSize(width: expected.size[0], height: expected.size[1]), rects: expected.rects)
  }
}

extension RandomGrid.Cell {
  var cell: GridCase.Cell {
    var cell = GridCase.Cell()
    cell.leaf.kind = leaf.kind == "half" ? .half : leaf.kind == "spacer" ? .spacer : .clamped
    cell.leaf.width = leaf.width?.range ?? 0...0
    cell.leaf.height = leaf.height?.range ?? 0...0
    cell.spans = span.map { [$0] } ?? []
    cell.priority = layoutPriority
    cell.anchor = anchor.map(GridWords.anchor)
    cell.column = columnAlignment.map(GridWords.column)
    if unsizedHorizontal == true { cell.unsized.formUnion(.horizontal) }
    if unsizedVertical == true { cell.unsized.formUnion(.vertical) }
    return cell
  }
}
