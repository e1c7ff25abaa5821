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
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    var changes = 0
    let start = ContinuousClock.now
    await withCheckedContinuation { done in
      UIView.animate(withDuration: 30, animations: { changes += 1 }) { _ in done.resume() }
      #expect(changes == 1)
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
