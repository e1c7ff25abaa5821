/// What is open and takes the pointers that go down, wherever that is: the actions of a row that is swiped.
@MainActor package protocol PointerCapture: AnyObject {
  var isOpen: Bool { get }

  /// Which of the nodes under a pointer may follow it.
  func path(_ path: [ViewNode]) -> [ViewNode]
}
