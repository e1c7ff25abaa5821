// The functions of the WebAssembly module. A page writes numbers to `room`, calls one, and reads `answer`; both are doubles in
// the module's memory, whose place may be another after each call.

#if hasFeature(Embedded)
  nonisolated(unsafe) private var engine: PageEngine?
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

  @_expose(wasm, "steps") @_cdecl("plumb_steps")
  public func steps(_ width: Double, _ height: Double) -> Int32 {
    give(engine?.steps(proposal(width, height)) ?? [])
  }

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

  /// Where the answer is. The functions above answer how many numbers it has.
  @_expose(wasm, "answer") @_cdecl("plumb_answer")
  public func answer() -> UnsafeMutablePointer<Double>? { output.baseAddress }

  private func proposal(_ width: Double, _ height: Double) -> ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  private func give(_ numbers: [Double]) -> Int32 {
    if output.count < numbers.count {
      output.deallocate()
      output = .allocate(capacity: numbers.count * 2)
    }
    _ = output.update(fromContentsOf: numbers)
    return Int32(numbers.count)
  }
#endif
