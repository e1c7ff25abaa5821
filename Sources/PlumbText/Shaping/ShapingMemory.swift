/// The shaped texts that were used lately, in two halves: when the young half is full, the old one is forgotten.
struct ShapingMemory {
  /// Both halves together take at most about twice this many bytes.
  private static let halfCost = 16 << 20
  private static let halfCount = 8192

  private var young: [TextInput: ShapedText] = [:]
  private var old: [TextInput: ShapedText] = [:]
  private var youngCost = 0
  private var oldCost = 0

  var count: Int { young.count + old.count }
  var cost: Int { youngCost + oldCost }

  /// Setting a text remembers it; nil is not set.
  subscript(input: TextInput) -> ShapedText? {
    mutating get {
      if let text = young[input] { return text }
      guard let text = old.removeValue(forKey: input) else { return nil }
      oldCost -= text.cost
      insert(text, for: input)
      return text
    }
    set { if let newValue { insert(newValue, for: input) } }
  }

  private mutating func insert(_ text: ShapedText, for input: TextInput) {
    // A text that would push out all others is not kept.
    guard text.cost <= Self.halfCost / 2 else { return }
    if youngCost + text.cost > Self.halfCost || young.count >= Self.halfCount {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    young[input] = text
    youngCost += text.cost
  }

  mutating func removeAll() { self = ShapingMemory() }
}
