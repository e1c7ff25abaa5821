/// The keyboard: which node has its focus, and who answers to keys.
@MainActor final class Keyboard {
  private unowned let host: ViewHost
  private(set) weak var focused: ViewNode?

  init(_ host: ViewHost) { self.host = host }

  func focus(_ node: ViewNode?, byKeyboard: Bool) {}
  func receive(_ key: KeyEvent) {}
  func wasDisposed(_ node: ViewNode) { if focused === node { focused = nil } }
}

/// What a view does when a key is pressed.
struct KeyAction {}
