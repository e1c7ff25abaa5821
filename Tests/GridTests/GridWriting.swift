import SwiftUI

/// Reads grids in the writing of the recorded answers: `[30x10 20x20] top[fl sp] 100x10:a=trailing`.
///
/// Brackets are a row, with its alignment before them; a cell outside brackets is in no row. Leaves: `30x10`; `fl`
/// takes what it is offered, `fw20` and `fh20` in one direction; `cb0..50` clamps both, `cw0..30h10` the width; `half`;
/// `wrap56` is like a text of that length; `dbl` takes twice the width; `sp`. After a colon: `s2` columns, `p1`
/// priority, `a=` anchor, `c=` column alignment, `u=h`, `u=v`, `u=hv` unsized.
enum GridWriting {
  static func children(_ text: String) -> [GridCase.Child] {
    var children: [GridCase.Child] = []
    var row: (VerticalAlignment?, [GridCase.Cell])?
    let spaced = text.replacingOccurrences(of: "[", with: "[ ").replacingOccurrences(of: "]", with: " ]")
    for word in spaced.split(separator: " ") {
      if word.hasSuffix("[") {
        row = (word == "[" ? nil : GridWords.row(String(word.dropLast())), [])
      } else if word == "]" {
        children.append(.row(row?.0, row?.1 ?? []))
        row = nil
      } else if row != nil {
        row?.1.append(cell(String(word)))
      } else {
        children.append(.full(cell(String(word))))
      }
    }
    return children
  }

  static func cell(_ word: String) -> GridCase.Cell {
    var parts = word.split(separator: ":").map(String.init)
    var cell = GridCase.Cell()
    cell.leaf = leaf(parts.removeFirst())
    for part in parts {
      if part.hasPrefix("a=") {
        cell.anchor = GridWords.anchor(String(part.dropFirst(2)))
      } else if part.hasPrefix("c=") {
        cell.column = GridWords.column(String(part.dropFirst(2)))
      } else if part.hasPrefix("u=") {
        if part.contains("h") { cell.unsized.formUnion(.horizontal) }
        if part.contains("v") { cell.unsized.formUnion(.vertical) }
      } else if part.hasPrefix("s") {
        cell.spans.append(Int(part.dropFirst())!)
      } else {
        cell.priority = Double(part.dropFirst())!
      }
    }
    return cell
  }

  private static func leaf(_ word: String) -> Leaf {
    let any: ClosedRange<CGFloat> = 0...CGFloat.infinity
    func range(_ text: Substring) -> ClosedRange<CGFloat> {
      let ends = text.components(separatedBy: "..").map {
        $0 == "inf" ? CGFloat.infinity : CGFloat(Double($0)!)
      }
      return ends[0]...ends[ends.count - 1]
    }
    switch true {
    case word == "fl": return Leaf(width: any, height: any)
    case word == "sp": return Leaf(kind: .spacer)
    case word == "half": return Leaf(kind: .half)
    case word == "dbl": return Leaf(kind: .double)
    case word.hasPrefix("wrap"): return Leaf(kind: .wrapping, width: range(word.dropFirst(4)))
    case word.hasPrefix("fw"): return Leaf(width: any, height: range(word.dropFirst(2)))
    case word.hasPrefix("fh"): return Leaf(width: range(word.dropFirst(2)), height: any)
    case word.hasPrefix("cb"):
      let both = range(word.dropFirst(2))
      return Leaf(width: both, height: both)
    case word.hasPrefix("cw"):
      let parts = word.dropFirst(2).split(separator: "h")
      return Leaf(width: range(parts[0]), height: parts.count > 1 ? range(parts[1]) : 10...10)
    default:
      let parts = word.split(separator: "x")
      return Leaf(width: range(parts[0]), height: range(parts[1]))
    }
  }

  /// "58x38 0,28 18,10,8x80 -": the size, then a place, or a place and a size, for each cell; `-` where none is recorded.
  static func answer(_ text: String) -> (size: CGSize, rects: [[CGFloat]]) {
    func numbers(_ word: Substring) -> [CGFloat] {
      word.split(whereSeparator: { $0 == "," || $0 == "x" })
        .map { $0 == "-" ? .nan : $0 == "inf" ? .infinity : CGFloat(Double($0)!) }
    }
    let words = text.split(separator: " ")
    let size = numbers(words[0])
    return (
      CGSize(width: size[0], height: size[1]), words.dropFirst().map { $0 == "-" ? [] : numbers($0) }
    )
  }
}
