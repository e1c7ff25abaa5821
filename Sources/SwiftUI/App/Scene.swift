import PlumbViews

/// A part of an app's user interface: one or more windows.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that is the content of this one.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the scene's windows.
  @MainActor static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector)
}

extension Scene {
  @MainActor public static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    Body._appendWindows(scene.body, to: &collector)
  }
}

extension Never: Scene {
  @MainActor public static func _appendWindows(_ scene: Never, to collector: inout _SceneCollector) {}
}

/// The windows of a scene.
@MainActor public struct _SceneCollector {
  struct Window {
    let title: String?
    let id: String?
    let content: @MainActor () -> AnyView
  }

  var windows: [Window] = []
  /// The content of an app without windows.
  var extras: [Window] = []

  /// The windows, or what an app without any shows.
  var shown: [Window] { windows.isEmpty ? extras : windows }

  init<Content: Scene>(_ scene: Content) { Content._appendWindows(scene, to: &self) }
}

/// A scene that has no body.
@MainActor protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes one scene of the statements of a closure.
@resultBuilder public struct SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Makes one scene of several, of any number: their windows follow each other.
  @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene
  {
    TupleScene { collector in
      @MainActor func append<One: Scene>(_ scene: One) { One._appendWindows(scene, to: &collector) }
      repeat append(each content)
    }
  }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene of an `if` without `else`; `nil` has no windows.
  @MainActor public static func buildOptional(_ content: (any Scene)?) -> some Scene {
    TupleScene { collector in
      @MainActor func append<One: Scene>(_ scene: One) { One._appendWindows(scene, to: &collector) }
      if let content { append(content) }
    }
  }

  /// Returns the scene of the first branch of an `if` or a `switch`.
  @MainActor public static func buildEither<First: Scene, Second: Scene>(first content: First)
    -> _ConditionalScene<First, Second>
  { _ConditionalScene(shown: .first(content)) }

  /// Returns the scene of the other branch of an `if` or a `switch`.
  @MainActor public static func buildEither<First: Scene, Second: Scene>(second content: Second)
    -> _ConditionalScene<First, Second>
  { _ConditionalScene(shown: .second(content)) }

  /// Returns the scene of an `if #available`.
  public static func buildLimitedAvailability(_ content: any Scene) -> any Scene { content }
}

/// An app may mark its body with the builder of views; then it has one scene.
extension ViewBuilder {
  /// Returns a scene unchanged.
  @_disfavoredOverload public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Returns a single scene unchanged.
  @_disfavoredOverload public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes.
struct TupleScene: PrimitiveScene {
  let append: @MainActor (inout _SceneCollector) -> Void

  @MainActor static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    scene.append(&collector)
  }
}

/// The scene of one of two branches.
public struct _ConditionalScene<First: Scene, Second: Scene>: PrimitiveScene {
  enum Branch { case first(First), second(Second) }
  let shown: Branch

  @MainActor public static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    switch scene.shown {
    case .first(let content): First._appendWindows(content, to: &collector)
    case .second(let content): Second._appendWindows(content, to: &collector)
    }
  }
}
