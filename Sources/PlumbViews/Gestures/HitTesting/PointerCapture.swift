/// An open element that captures all pointers that go down, wherever that is: the actions of a swiped row.
@MainActor package protocol PointerCapture: AnyObject {
  var isOpen: Bool { get }

  /// Which of the nodes under a pointer may follow it.
  func path(_ path: [ViewNode]) -> [ViewNode]
}
