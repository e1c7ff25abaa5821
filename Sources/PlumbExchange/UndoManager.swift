import Foundation

/// A manager that takes changes back and makes them again.
///
/// A change registers the closure that takes it back. Changes of one event are one step. What a closure registers while it
/// takes a step back makes that step again.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Change {
    weak var target: AnyObject?
    var handler: () -> Void
  }

  private final class Step {
    var changes: [Change] = []
    var name = ""
  }

  private enum Work { case undoing, redoing }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// The step that is recorded now, with the number of groups in it that are open.
  private var open: (step: Step, level: Int)?
  /// Whether the open step ends with the event.
  private var endsWithEvent = false
  private var disabledCount = 0
  private var work: Work?

  /// Creates a manager that knows no change.
  public override init() { super.init() }

  // MARK: Settings

  /// Whether the changes of one event are one step.
  open var groupsByEvent = true
  /// The number of steps that are kept; with 0, all are.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Records no changes, until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Records changes again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Recording

  /// Records a closure that takes a change back.
  ///
  /// - Parameters:
  ///   - target: the object that has changed. The manager does not keep it: where it is gone, the closure is not called.
  ///   - handler: takes the change back.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let isAlone = open == nil
    if isAlone { begin() }
    open?.step.changes.append(
      Change(target: target) { [weak target] in
        if let target { handler(target) }
      })
    if work == nil { redoSteps = [] }
    guard isAlone, work == nil else { return }
    guard groupsByEvent else { return endUndoGrouping() }
    endsWithEvent = true
    // A program without a window ends its events here.
    DispatchQueue.main.async { [weak self] in self?.endEvent() }
  }

  /// Begins a group of changes. A group in another one is part of its step.
  open func beginUndoGrouping() {
    begin()
    post(.NSUndoManagerDidOpenUndoGroup)
  }
  /// Ends the group of changes that was begun last.
  open func endUndoGrouping() {
    guard let (step, level) = open else { return }
    guard level == 1 else {
      open = (step, level - 1)
      return
    }
    post(.NSUndoManagerWillCloseUndoGroup)
    (open, endsWithEvent) = (nil, false)
    guard !step.changes.isEmpty else { return }
    if work == .undoing { redoSteps.append(step) } else { undoSteps.append(step) }
    limit()
    post(.NSUndoManagerDidCloseUndoGroup)
  }
  /// The number of groups that are open.
  open var groupingLevel: Int { open?.level ?? 0 }

  /// Ends the step of an event.
  package func endEvent() {
    if endsWithEvent { endUndoGrouping() }
  }

  private func begin() {
    open = open.map { ($0.step, $0.level + 1) } ?? (Step(), 1)
  }
  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoSteps = undoSteps.suffix(levelsOfUndo)
    redoSteps = redoSteps.suffix(levelsOfUndo)
  }

  // MARK: Taking back

  /// Whether there is a change to take back.
  open var canUndo: Bool { undoCount > 0 }
  /// Whether there is a change to make again.
  open var canRedo: Bool { redoCount > 0 }
  /// The number of steps that can be taken back.
  open var undoCount: Int { undoSteps.count + (work == nil && open?.step.changes.isEmpty == false ? 1 : 0) }
  /// The number of steps that can be made again.
  open var redoCount: Int { redoSteps.count }
  /// Whether a change is taken back now.
  open var isUndoing: Bool { work == .undoing }
  /// Whether a change is made again now.
  open var isRedoing: Bool { work == .redoing }

  /// Undoes the last step, after all open groups are closed.
  open func undo() {
    guard work == nil else { return }
    while open != nil { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Undoes the last closed group.
  open func undoNestedGroup() {
    guard work == nil, let step = undoSteps.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    run(step, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }
  /// Makes the step again that was taken back last.
  open func redo() {
    guard work == nil else { return }
    while open != nil { endUndoGrouping() }
    guard let step = redoSteps.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(step, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoSteps, redoSteps, open, endsWithEvent) = ([], [], nil, false) }
  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for step in undoSteps + redoSteps + [open?.step].compactMap(\.self) {
      step.changes.removeAll { $0.target === target }
    }
    undoSteps.removeAll(where: \.changes.isEmpty)
    redoSteps.removeAll(where: \.changes.isEmpty)
  }

  private func run(_ step: Step, as work: Work) {
    self.work = work
    begin()
    open?.step.name = step.name
    for change in step.changes.reversed() { change.handler() }
    while open != nil { endUndoGrouping() }
    self.work = nil
  }

  // MARK: Names

  /// Names the last step, such as “Typing”.
  open func setActionName(_ actionName: String) { (open?.step ?? undoSteps.last)?.name = actionName }
  /// The name of the step that ``undo()`` takes back.
  open var undoActionName: String { (work == nil ? open?.step : nil)?.name ?? undoSteps.last?.name ?? "" }
  /// The name of the step that ``redo()`` makes again.
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// The title of a menu's command to undo.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: canUndo ? undoActionName : "") }
  /// The title of a menu's command to redo.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu's command that takes back a step of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of a menu's command that makes a step of a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
  /// A group of changes has begun.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group of changes is about to end.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// A group of changes has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// A step is about to be taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// A step was taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// A step is about to be made again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// A step was made again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
