/// One of the states of a machine. Subclasses say what happens when the machine comes and goes.
open class GKState: NSObject {
  /// The machine that the state belongs to.
  public fileprivate(set) weak var stateMachine: GKStateMachine?

  /// Creates a state.
  public override init() {}

  /// Returns whether the machine may go from this state to one of a class. It may, unless a subclass says otherwise.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// The machine has come here.
  open func didEnter(from previousState: GKState?) {}
  /// The machine goes on.
  open func willExit(to nextState: GKState) {}
  /// Some seconds have passed in this state.
  open func update(deltaTime seconds: TimeInterval) {}
}

/// Goes from one of its states to another.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The current state; `nil` before the machine has entered one.
  public private(set) var currentState: GKState?

  /// Creates a machine of states; each has its own class.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// Returns the machine's state of a class.
  public func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }

  /// Returns whether the current state lets the machine go to one of a class.
  public func canEnterState(_ stateClass: AnyClass) -> Bool {
    guard states.contains(where: { type(of: $0) == stateClass }) else { return false }
    return currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes to the state of a class, if the current one lets it; whether it did.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Updates the current state after some seconds.
  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
