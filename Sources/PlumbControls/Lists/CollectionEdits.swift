import Foundation

extension MutableCollection {
  /// Moves the elements at some places before another place, in the order that they are in.
  ///
  /// Places count from the start; those that are not in the collection are left alone.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let old = Array(self)
    let moved = source.filter { old.indices.contains($0) }
    let target = Swift.min(Swift.max(0, destination), old.count)
    let before = old.indices.filter { $0 < target && !source.contains($0) }
    let after = old.indices.filter { $0 >= target && !source.contains($0) }
    for (index, place) in zip(indices, before + moved + after) { self[index] = old[place] }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some places, which count from the start; those that are not in the collection are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
