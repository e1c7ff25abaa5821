import PlumbGraph
import PlumbLayout
import PlumbViews

/// The storage of a stack's values: by the stack itself or by the program.
struct PathAccess {
  var values: [AnyHashable]
  /// `false` if the path takes no values of this type.
  var append: @MainActor (AnyHashable) -> Bool
  var removeLast: @MainActor (Int) -> Void
}

/// One screen over the root of a stack.
struct NavigationEntry: Identifiable, Equatable {
  enum Content {
    case value(AnyHashable)
    case screen(PushedScreen)
  }
  let id: Int
  let content: Content

  static func == (one: NavigationEntry, other: NavigationEntry) -> Bool { one.id == other.id }

  var value: AnyHashable? { if case .value(let value) = content { value } else { nil } }
  var screen: PushedScreen? { if case .screen(let screen) = content { screen } else { nil } }
}

/// A screen that a link or a binding puts on a stack, and that goes with it.
@MainActor final class PushedScreen {
  let identity: AnyHashable
  let view: Attribute<AnyView>
  var dismiss: @MainActor () -> Void = {}

  init(_ identity: AnyHashable, _ view: Attribute<AnyView>) { (self.identity, self.view) = (identity, view) }
}

/// A destination that makes the screens for values of a type.
@MainActor final class NavigationDestination {
  let type: ObjectIdentifier
  /// The number of screens that lie below the one that says it.
  let depth: Int
  let make: Attribute<(AnyHashable) -> AnyView?>

  init(_ type: ObjectIdentifier, depth: Int, make: Attribute<(AnyHashable) -> AnyView?>) {
    (self.type, self.depth, self.make) = (type, depth, make)
  }
}

/// The values of a screen's bar that the screen above it reads.
struct ScreenBar: Equatable {
  var title: Text?
  var isLarge = false
  /// A large title can be seen below the bar's row.
  var showsLargeTitle = false
  /// A person may leave the screen by a swipe.
  var allowsSwipe = true

  /// As UIKit has it: where a person sees no way back, there is none by a swipe (assumed for hidden bars).
  init(_ settings: BarSettings, isLarge: Bool) {
    (title, self.isLarge) = (settings.title, isLarge)
    showsLargeTitle = isLarge && !settings.isHidden(.navigationBar)
    allowsSwipe = !settings.hidesBackButton && !settings.isHidden(.navigationBar)
  }
}

/// The screens of one stack.
@MainActor final class NavigationModel {
  private(set) var entries: Attribute<[NavigationEntry]>!
  /// The values of each screen's bar, by its place in the stack.
  private(set) var bars: Attribute<[Int: ScreenBar]>!
  private var version: Attribute<Int>!
  @Linked private var host: ViewHost?
  private var path: PathAccess?
  private var destinations: [NavigationDestination] = []
  private var lastID = 0
  /// The screens' nodes, by their places in the stack.
  private var nodes: [Int: ObjectLink<ViewNode>] = [:]

  nonisolated init() {}

  /// Called while the stack's node is made.
  func attach(to host: ViewHost) {
    guard entries == nil else { return }
    self.host = host
    entries = host.graph.input([], name: "NavigationStack.screens")
    bars = host.graph.input([:], name: "NavigationStack.bars")
    version = host.graph.input(0, name: "NavigationStack.destinations")
  }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: The path

  /// Updates the screens to the current path. Screens of the same values in the same places stay.
  func reconcile(_ path: PathAccess) {
    self.path = path
    var (rest, result) = (path.values[...], [NavigationEntry]())
    for entry in entries.peek {
      if let value = entry.value {
        guard rest.first == value else { break }
        rest.removeFirst()
      }
      result.append(entry)
    }
    result += rest.map { NavigationEntry(id: nextID(), content: .value($0)) }
    entries.set(result)
  }

  /// Puts the screen of a value on top.
  func push(_ value: AnyHashable) {
    guard let path else { return }
    if !path.append(value) {
      host?.report(
        "NavigationLink: the path of the stack around takes no value of the type \(type(of: value.base)); "
          + "give the link a value of the path's type, or make the path a NavigationPath.")
    } else if destination(for: value, below: entries.peek.count + 1) == nil {
      host?.report(
        "NavigationLink: there is no navigationDestination(for: \(type(of: value.base)).self) in the stack; "
          + "add one to a view in it.")
    }
  }

  /// Removes a screen and all above it; the lowest but the root is 1.
  func pop(to index: Int) {
    let entries = entries.peek
    guard entries.indices.contains(index - 1) else { return }
    if let screen = entries[index - 1].screen { return screen.dismiss() }
    path?.removeLast(entries[(index - 1)...].count { $0.value != nil })
  }

  // MARK: The swipe

  func setNode(_ node: ViewNode, of index: Int) { nodes[index] = node.link }

  /// Returns the movement of the screen in a place.
  func slide(of index: Int) -> ScreenSlide? { nodes[index]?.object?.screenSlide }

  /// The screen is the topmost one but not the root, and may be left by a swipe.
  func allowsSwipe(from index: Int) -> Bool {
    index > 0 && index == entries.peek.count && bars.peek[index]?.allowsSwipe ?? true
  }

  // MARK: Screens of bindings

  func show(_ screen: PushedScreen, above depth: Int) {
    let entries = entries.peek
    guard !entries.contains(where: { $0.screen === screen }) else { return }
    cut(to: min(depth, entries.count))
    self.entries.set(self.entries.peek + [NavigationEntry(id: nextID(), content: .screen(screen))])
  }

  func end(_ screen: PushedScreen) {
    guard let index = entries.peek.firstIndex(where: { $0.screen === screen }) else { return }
    cut(to: index)
  }

  /// Leaves only some screens, and their values in the path.
  private func cut(to count: Int) {
    let all = entries.peek
    guard count < all.count else { return }
    let lost = all[count...].count { $0.value != nil }
    entries.set(Array(all[..<count]))
    if lost > 0 { path?.removeLast(lost) }
  }

  // MARK: Destinations

  func register(_ destination: NavigationDestination) {
    destinations.append(destination)
    version.set(version.peek + 1)
  }

  func unregister(_ destination: NavigationDestination) {
    destinations.removeAll { $0 === destination }
    version.set(version.peek + 1)
  }

  /// The lowest screen's words for values of the type count; a screen's own are for those above it.
  func destination(for value: AnyHashable, below depth: Int) -> NavigationDestination? {
    _ = version.value
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return destinations.filter { $0.type == type && $0.depth < depth }.min { $0.depth < $1.depth }
  }

  func tell(_ bar: ScreenBar, of index: Int) {
    var all = bars.peek
    guard all[index] != bar else { return }
    all[index] = bar
    bars.set(all)
  }
}

/// The stack and the screen that a view is in.
struct NavigationContext: Equatable {
  let model: NavigationModel
  /// The root is 0.
  let index: Int
  /// The screen is a phone on its side, which shows no large title.
  var isOnSide = false

  static func == (one: NavigationContext, other: NavigationContext) -> Bool {
    one.model === other.model && one.index == other.index && one.isOnSide == other.isOnSide
  }
}

private struct NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
