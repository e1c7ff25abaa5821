/// The order of drawing from left to right: rule L2 of the Unicode bidirectional algorithm.
enum VisualOrder {
  /// From the highest level down to the lowest odd one, every stretch of at least that level is turned around.
  static func reorder<Part>(_ parts: inout [Part], level: (Part) -> UInt8) {
    let levels = parts.map(level)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return }
    var order = Array(parts.indices)
    for limit in stride(from: highest, through: lowestOdd, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= limit else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, levels[order[end]] >= limit { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    parts = order.map { parts[$0] }
  }
}
