/// Returns the word of a list that a mistyped one most likely means, or `nil` when none is near.
public func nearestWord(to word: String, among known: [String]) -> String? {
  let distances = known.map { (word: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  // A third of the letters may be wrong; beyond that a suggestion only confuses.
  return best.distance <= max(1, word.count / 3) ? best.word : nil
}

/// Returns the number of letters that must be put in, taken out, replaced or swapped with their neighbour.
func editDistance(_ one: String, _ other: String) -> Int {
  let (one, other) = (Array(one), Array(other))
  var rows = [Array(0...other.count)]
  for i in 0..<one.count {
    var row = [i + 1]
    for j in 0..<other.count {
      let replaced = rows[i][j] + (one[i] == other[j] ? 0 : 1)
      var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}
