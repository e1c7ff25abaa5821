import PlumbUIKit
import Testing

@Suite("Selectors") @MainActor struct SelectorTests {
  @Test("a selector is as large as a pointer, and its bits are the same for the same name")
  func bits() {
    #expect(MemoryLayout<Selector>.size == MemoryLayout<UnsafeRawPointer>.size)
    func bits(_ name: String) -> UnsafeRawPointer { unsafeBitCast(Selector(name), to: UnsafeRawPointer.self) }
    #expect(bits("controller") == bits("controller"))
    #expect(bits("controller") != bits("entity"))
  }

  @Test("selectors of a name are equal, and have it; those of methods have none")
  func names() {
    #expect(NSSelectorFromString("tapped") == Selector("tapped"))
    #expect(NSStringFromSelector(Selector("tapped")) == "tapped")
    let method: @MainActor () -> Void = {}
    #expect(Selector(method) != Selector("tapped"))
    #expect(NSStringFromSelector(Selector(method)) == "a method")
  }
}

@Suite("Animations of views") @MainActor struct AnimationSwitchTests {
  @Test("changes are made, and their end is told soon, while animations are off")
  func off() async {
    let (ended, continuation) = AsyncStream.makeStream(of: Bool.self)
    var changes = 0
    // On again before anybody else has a turn.
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 3600, animations: { changes += 1 }) { continuation.yield($0) }
    UIView.setAnimationsEnabled(true)
    #expect(changes == 1 && UIView.areAnimationsEnabled)
    var ends = ended.makeAsyncIterator()
    #expect(await ends.next() == true)
  }

  @Test("a timer that is only made is valid and calls nothing, and a class performs nothing")
  func emptyTimer() {
    let timer = Timer()
    #expect(timer.isValid && timer.timeInterval == 0)
    timer.invalidate()
    #expect(!timer.isValid)
    let answer: Unmanaged<AnyObject>! = NSObject.perform(NSSelectorFromString("shared"))
    #expect(answer == nil)
  }
}
