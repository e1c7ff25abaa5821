/// The order in which the children of a stack get their shares.
extension Place {
  /// Whether the child gets its share before another one.
  func comesBefore(_ other: Place) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (mine, theirs) = (flexibility, other.flexibility)
    if mine == .infinity && theirs == .infinity { return minimum > other.minimum }
    return mine < theirs
  }
}

extension Places {
  /// Puts the children's indices in their order. Those before `start` are in order.
  func sortByTurn(from start: Int) {
    if count <= Self.fewChildren { return insertByTurn(from: start) }
    if countByTurn() { return }
    var order = (0..<count).map { Int32($0) }
    order.sort { one, other in
      if self[Int(one)].comesBefore(self[Int(other)]) { return true }
      return one < other && !self[Int(other)].comesBefore(self[Int(one)])
    }
    for index in 0..<count { self[index].childAtTurn = order[index] }
  }

  /// So many are put in their places one by one, without memory; for more that would take the square of their number.
  private static var fewChildren: Int { 32 }

  private func insertByTurn(from start: Int) {
    for index in start..<count {
      let candidate = self[index].childAtTurn
      var position = index
      while position > 0, self[Int(candidate)].comesBefore(self[Int(self[position - 1].childAtTurn)]) {
        self[position].childAtTurn = self[position - 1].childAtTurn
        position -= 1
      }
      self[position].childAtTurn = candidate
    }
  }

  /// Children of the same turn: the first of them, and the position of the next of them in the order.
  private struct Kind {
    var first: Int
    var position: Int
  }

  /// Counts children of few kinds into their order, such as boxes and spacers in turn, and returns `false` for children
  /// of many kinds. A sort would compare each of them with many others.
  private func countByTurn() -> Bool {
    var kinds: [Kind] = []
    for index in 0..<count {
      // NaN comes neither before nor after any number, so it divides no kinds.
      if self[index].flexibility.isNaN { return false }
      let kind = self.kind(of: index, kinds)
      if kind < kinds.count, !self[index].comesBefore(self[kinds[kind].first]) {
        kinds[kind].position += 1
      } else if kinds.count < Self.fewKinds {
        kinds.insert(Kind(first: index, position: 1), at: kind)
      } else {
        return false
      }
    }
    var position = 0
    for kind in kinds.indices {
      (kinds[kind].position, position) = (position, position + kinds[kind].position)
    }
    for index in 0..<count {
      let kind = self.kind(of: index, kinds)
      self[kinds[kind].position].childAtTurn = Int32(index)
      kinds[kind].position += 1
    }
    return true
  }

  private static var fewKinds: Int { 8 }

  /// The number of the first kind that the child does not come behind.
  private func kind(of index: Int, _ kinds: [Kind]) -> Int {
    var kind = 0
    while kind < kinds.count, self[kinds[kind].first].comesBefore(self[index]) { kind += 1 }
    return kind
  }
}
