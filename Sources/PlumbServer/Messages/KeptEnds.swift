/// Returns the number of unchanged elements at a list's beginning and end. None is counted twice.
func keptEnds<Element: Equatable>(from old: [Element], to new: [Element]) -> (head: Int, tail: Int) {
  let shorter = min(old.count, new.count)
  var (head, tail) = (0, 0)
  while head < shorter, old[head] == new[head] { head += 1 }
  while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
  return (head, tail)
}
