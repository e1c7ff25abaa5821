// The functions of the WebAssembly module. A page writes numbers to `room`, calls one, and reads `answer`; both are doubles in
// the module's memory, whose place may be another after each call. Texts are UTF-8 there, and NUL ends each.

#if hasFeature(Embedded)
  import PlumbLayout
#endif

#if hasFeature(Embedded)
  nonisolated(unsafe) private var engine: PageEngine?
  nonisolated(unsafe) private var names: [Int: LayoutName] = [:]
  nonisolated(unsafe) private var storyNames: [Int: String] = [:]
  nonisolated(unsafe) private var story: PageStory?
  nonisolated(unsafe) private var input = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
  nonisolated(unsafe) private var output = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)

  /// Room for so many numbers.
  @_expose(wasm, "room") @_cdecl("plumb_room")
  public func room(_ count: Int32) -> UnsafeMutablePointer<Double>? {
    input.deallocate()
    input = .allocate(capacity: Int(max(1, count)))
    return input.baseAddress
  }

  /// Makes a tree of the numbers in `room`. Answers how many nodes it has; 0 if they are none.
  @_expose(wasm, "load") @_cdecl("plumb_load")
  public func load() -> Int32 {
    engine = PageEngine(Array(input))
    return Int32(engine?.count ?? 0)
  }

  /// Offers the root a size; NaN is nothing said. The answer is `PageEngine.frames`.
  @_expose(wasm, "layOut") @_cdecl("plumb_lay_out")
  public func layOut(_ width: Double, _ height: Double) -> Int32 {
    guard let engine else { return 0 }
    engine.layOut(proposal(width, height))
    return give(engine.frames)
  }

  /// A length or place in points on the nearest pixel, as everything is drawn.
  @_expose(wasm, "nearest") @_cdecl("plumb_nearest")
  public func nearest(_ length: Double, _ pixelsPerPoint: Double) -> Double {
    Double(Pixels.nearest(CGFloat(length), CGFloat(pixelsPerPoint)))
  }

  /// Reads the names of nodes from so many bytes in `room`: the number of a node, its name, such as `Text("Total")`, and the
  /// view of which it is a part, or nothing.
  @_expose(wasm, "name") @_cdecl("plumb_name")
  public func name(_ count: Int32) {
    names = [:]
    let words = texts(count)
    for index in stride(from: 0, to: words.count - 2, by: 3) {
      guard let node = Int(words[index]) else { continue }
      let owner = words[index + 2]
      names[node] = LayoutName(title: words[index + 1], owner: owner.isEmpty ? nil : owner)
    }
  }

  /// Reads the words of nodes in the sentences of a story in the same way: the number of a node, and its words.
  @_expose(wasm, "nameStory") @_cdecl("plumb_name_story")
  public func nameStory(_ count: Int32) {
    storyNames = [:]
    let words = texts(count)
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      if let node = Int(words[index]) { storyNames[node] = words[index + 1] }
    }
  }

  /// Explains the size and place of the view whose name and nodes are in `room`, each a text. The answer is sentences; the
  /// number of their bytes is returned.
  @_expose(wasm, "explain") @_cdecl("plumb_explain")
  public func explain(
    _ count: Int32, _ width: Double, _ height: Double, _ isCentred: Int32, _ scale: Double,
    _ showsParts: Int32
  ) -> Int32 {
    let words = texts(count)
    guard let engine, let title = words.first else { return 0 }
    let narrator = PageNarrator(engine, scale: CGFloat(scale), names: names)
    return give(
      narrator.explanation(
        of: title, words.dropFirst().compactMap { Int($0) }, offered: proposal(width, height),
        isCentred: isCentred != 0, showsParts: showsParts != 0))
  }

  /// Makes the story of the layout at a size. The answer is `PageStory.numbers`.
  @_expose(wasm, "tell") @_cdecl("plumb_tell")
  public func tell(_ width: Double, _ height: Double, _ isCentred: Int32) -> Int32 {
    story = engine.map {
      PageStory($0, storyNames, offered: proposal(width, height), isCentred: isCentred != 0)
    }
    return give(story?.numbers ?? [])
  }

  /// The sentences of the last story. The number of their bytes is returned.
  @_expose(wasm, "sentences") @_cdecl("plumb_sentences")
  public func sentences() -> Int32 { give(story?.sentences ?? []) }

  /// The table of a stack in the last story. The answer is `PageStory.table`.
  @_expose(wasm, "table") @_cdecl("plumb_table")
  public func table(_ node: Int32) -> Int32 { give(story?.table(of: Int(node)) ?? []) }

  @_expose(wasm, "lines") @_cdecl("plumb_lines")
  public func lines(_ node: Int32) -> Int32 { give(engine?.lines(of: Int(node)) ?? []) }

  @_expose(wasm, "numbers") @_cdecl("plumb_numbers")
  public func numbers(_ node: Int32) -> Int32 { give(engine?.numbers(of: Int(node)) ?? []) }

  /// 1 if the number was set.
  @_expose(wasm, "setNumber") @_cdecl("plumb_set_number")
  public func setNumber(_ node: Int32, _ index: Int32, _ number: Double) -> Int32 {
    engine?.setNumber(Int(index), of: Int(node), to: number) == true ? 1 : 0
  }

  /// 1 if the node is a text. A limit below 1 is none.
  @_expose(wasm, "setLineLimit") @_cdecl("plumb_set_line_limit")
  public func setLineLimit(_ node: Int32, _ limit: Int32) -> Int32 {
    engine?.setLineLimit(limit < 1 ? nil : Int(limit), of: Int(node)) == true ? 1 : 0
  }

  /// Returns the address of the answer. The functions above return the count of its numbers.
  @_expose(wasm, "answer") @_cdecl("plumb_answer")
  public func answer() -> UnsafeMutablePointer<Double>? { output.baseAddress }

  private func proposal(_ width: Double, _ height: Double) -> ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  private func give(_ numbers: [Double]) -> Int32 {
    reserve(numbers.count)
    _ = output.update(fromContentsOf: numbers)
    return Int32(numbers.count)
  }

  private func give(_ texts: [String]) -> Int32 {
    var bytes: [UInt8] = []
    for text in texts {
      bytes += text.utf8
      bytes.append(0)
    }
    reserve((bytes.count + 7) / 8)
    UnsafeMutableRawBufferPointer(output).copyBytes(from: bytes)
    return Int32(bytes.count)
  }

  private func reserve(_ count: Int) {
    guard output.count < count else { return }
    output.deallocate()
    output = .allocate(capacity: count * 2)
  }

  private func texts(_ count: Int32) -> [String] {
    UnsafeRawBufferPointer(input).prefix(Int(count)).split(separator: 0, omittingEmptySubsequences: false)
      .dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
#endif
