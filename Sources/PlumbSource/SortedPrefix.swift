extension Array {
  /// Returns how many elements at the beginning pass a test, in an array in which those that pass come before all others.
  ///
  /// It looks at as many elements as the count has bits.
  package func prefixCount(where isInside: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInside(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
