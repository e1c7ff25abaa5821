import PlumbDrawing
import PlumbLayout

/// Turns drawings into messages for one page, which say only what the page does not have yet.
///
/// Items are named by numbers: equal items, on whatever level, are sent once and kept by the page as long as the
/// drawing has them. The top of the drawing is a list of numbers, of which the part that changed is sent.
struct FrameEncoder {
  private struct Known {
    var id: UInt32
    var inner: [UInt32]
  }

  /// The items of a group.
  private struct Content {
    let items: [DisplayItem]
    let ids: [UInt32]
  }

  private var store = PageStore()
  /// The contents of the groups of the last drawing, by where they lie in memory: items that are kept from one drawing to the
  /// next are the same array.
  private var contents: [UnsafeRawPointer: Content] = [:]
  private var items: [[UInt8]: Known] = [:]
  private var bytesOfID: [UInt32: [UInt8]] = [:]
  private var last: (list: DisplayList, ids: [UInt32])?
  private var isFirst = true
  private(set) var number: UInt32 = 0

  /// The message for a drawing; `nil` when the page shows it already.
  mutating func encode(_ list: DisplayList, scale: CGFloat, evenIfSame: Bool = false) -> [UInt8]? {
    if let last, last.list == list, !evenIfSame { return nil }
    if store.size > PageStore.limit { reset() }
    let start = isFirst
    var round = Round(items: items, bytesOfID: bytesOfID, store: store, known: contents)
    let ids = round.ids(of: list.items, before: last.map { ($0.list.items, $0.ids) })
    let gone = round.forgetUnused(keeping: ids)
    store = round.store
    number &+= 1
    var writer = ByteWriter()
    writer.flag(start)
    writer.number(number)
    writer.lengths(list.size.width, list.size.height, scale)
    writer.count(store.counts.glyphs)
    writer.append(store.newGlyphs.bytes)
    writer.count(store.counts.images)
    writer.append(store.newImages.bytes)
    writer.count(store.counts.gradients)
    writer.append(store.newGradients.bytes)
    writer.count(round.newItems.count)
    for item in round.newItems {
      writer.number(item.id)
      writer.append(item.bytes)
    }
    writer.append(Self.change(from: start ? [] : last?.ids ?? [], to: ids))
    writer.count(gone.count)
    for id in gone { writer.number(id) }
    store.finishFrame()
    (items, bytesOfID, contents, isFirst) = (round.items, round.bytesOfID, round.contents, false)
    last = (list, ids)
    return writer.bytes
  }

  /// Begins again, for a page that has nothing.
  private mutating func reset() {
    (store, items, bytesOfID, contents, last, isFirst) = (PageStore(), [:], [:], [:], nil, true)
  }

  /// Returns the number of unchanged numbers at both ends, and those between.
  private static func change(from old: [UInt32], to new: [UInt32]) -> [UInt8] {
    let (head, tail) = keptEnds(from: old, to: new)
    var writer = ByteWriter()
    writer.count(head)
    writer.count(tail)
    writer.count(new.count - head - tail)
    for id in new[head..<(new.count - tail)] { writer.number(id) }
    return writer.bytes
  }

  /// The naming of one drawing's items.
  private struct Round {
    var items: [[UInt8]: Known]
    var bytesOfID: [UInt32: [UInt8]]
    var store: PageStore
    /// Those of the drawing before. They keep their items, so that nothing else lies where these do.
    let known: [UnsafeRawPointer: Content]
    var contents: [UnsafeRawPointer: Content] = [:]
    var newItems: [(id: UInt32, bytes: [UInt8])] = []

    /// The content of a group, which was in the drawing before where it lies where it lay.
    private mutating func content(_ items: [DisplayItem]) -> Content {
      let address = items.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
      if let address, let known = known[address] ?? contents[address], known.items.count == items.count {
        contents[address] = known
        return known
      }
      let made = Content(items: items, ids: ids(of: items))
      if let address { contents[address] = made }
      return made
    }

    /// The numbers of some items. Where the last drawing had the same item in the same place, counted from either end,
    /// its number is known without writing the item.
    mutating func ids(of list: [DisplayItem], before: ([DisplayItem], [UInt32])? = nil) -> [UInt32] {
      let (old, oldIDs) = before ?? ([], [])
      let shift = old.count - list.count
      return list.indices.map { index in
        let item = list[index]
        if index < old.count, old[index] == item { return oldIDs[index] }
        if shift != 0, old.indices.contains(index + shift), old[index + shift] == item {
          return oldIDs[index + shift]
        }
        return id(of: item)
      }
    }

    private mutating func id(of item: DisplayItem) -> UInt32 {
      var encoder = ItemEncoder()
      var inner: [UInt32] = []
      if case .group(let effect, let content) = item {
        let content = self.content(content)
        var mask: [UInt32] = []
        if case .mask(let items) = effect { mask = ids(of: items) }
        inner = content.ids + mask
        encoder.group(effect, items: content.ids, mask: mask)
      } else {
        encoder.encode(item, &store)
      }
      let bytes = encoder.writer.bytes
      if let known = items[bytes] { return known.id }
      let id = store.makeID()
      items[bytes] = Known(id: id, inner: inner)
      bytesOfID[id] = bytes
      newItems.append((id, bytes))
      return id
    }

    /// Removes the items that the drawing does not use, and returns their numbers.
    mutating func forgetUnused(keeping ids: [UInt32]) -> [UInt32] {
      var used: Set<UInt32> = []
      var open = ids
      while let id = open.popLast() {
        guard used.insert(id).inserted, let bytes = bytesOfID[id], let known = items[bytes] else { continue }
        open += known.inner
      }
      let gone = bytesOfID.keys.filter { !used.contains($0) }.sorted()
      for id in gone { if let bytes = bytesOfID.removeValue(forKey: id) { items[bytes] = nil } }
      return gone
    }
  }
}
