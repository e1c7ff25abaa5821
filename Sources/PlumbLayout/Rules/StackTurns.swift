/// The order in which the children of a stack get their shares.
extension Place {
  /// Whether the child gets its share before another one.
  func comesBefore(_ other: Place) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (mine, theirs) = (flexibility, other.flexibility)
    if mine == .infinity && theirs == .infinity { return minimum > other.minimum }
    return mine < theirs
  }

  /// Whether neither comes before the other.
  fileprivate func hasTurn(of other: Place) -> Bool {
    if priority == other.priority && minimum == other.minimum && maximum == other.maximum { return true }
    return !comesBefore(other) && !other.comesBefore(self)
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

  /// The greatest number that are placed one by one, without memory; for more that would take the square of their number.
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

  /// Children of the same turn: the first of them, and how many they are.
  private struct Kind {
    let first: Int
    var count: Int
  }

  /// Counts children of few kinds into their order, such as boxes and spacers in turn, and returns `false` for children
  /// of many kinds. A sort would compare each of them with many others.
  private func countByTurn() -> Bool {
    // The kinds as they come, and their numbers in their order.
    var kinds: [Kind] = []
    var order: [Int] = []
    for index in 0..<count {
      let place = at(index)
      // NaN comes neither before nor after any number, so it divides no kinds.
      if place.pointee.flexibility.isNaN { return false }
      var kind = 0
      while kind < kinds.count, !place.pointee.hasTurn(of: at(kinds[kind].first).pointee) { kind += 1 }
      if kind == kinds.count {
        if kind == Self.fewKinds { return false }
        let rank = order.firstIndex { place.pointee.comesBefore(at(kinds[$0].first).pointee) }
        order.insert(kind, at: rank ?? order.count)
        kinds.append(Kind(first: index, count: 0))
      }
      kinds[kind].count += 1
      place.pointee.kind = Int32(kind)
    }
    var turns = Array(repeating: 0, count: kinds.count)
    var turn = 0
    for kind in order {
      turns[kind] = turn
      turn += kinds[kind].count
    }
    for index in 0..<count {
      let kind = Int(at(index).pointee.kind)
      at(turns[kind]).pointee.childAtTurn = Int32(index)
      turns[kind] += 1
    }
    return true
  }

  private static var fewKinds: Int { 8 }
}
