// Symbols stand still here: effects are taken, so that views that use them compile, and change nothing.

public protocol SymbolEffect: Sendable {}
/// An effect that goes on while it is wanted.
public protocol IndefiniteSymbolEffect {}
/// An effect that happens once at each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// How an effect runs. Symbols stand still here.
public struct SymbolEffectOptions: Sendable {
  public struct RepeatBehavior: Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

/// What the effects' forms have in common: how they go through a symbol's layers.
public protocol _LayeredSymbolEffect: SymbolEffect {}
extension _LayeredSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var up: Self { self }
  public var down: Self { self }
}

public struct BounceSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct PulseSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct ScaleSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {}
public struct AppearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}
public struct DisappearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}
public struct BreatheSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var plain: Self { self }
  public var pulse: Self { self }
}
public struct RotateSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
}
public struct WiggleSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
}
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
}
public struct ReplaceSymbolEffect: _LayeredSymbolEffect, ContentTransitionSymbolEffect {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
}
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}
public struct DrawOnSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}
public struct DrawOffSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

nonisolated extension View {
  /// Symbols stand still here.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("symbolEffect", fileID, line) }

  /// Symbols stand still here.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("symbolEffect", fileID, line) }

  /// Symbols stand still here.
  public func symbolEffectsRemoved(
    _ isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("symbolEffectsRemoved", fileID, line, if: !isEnabled) }
}

extension ContentTransition {
  /// Symbols change at once here.
  public static var symbolEffect: ContentTransition { .identity }

  /// Symbols change at once here.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }
}

extension AnyTransition {
  /// Symbols fade here.
  public static var symbolEffect: AnyTransition { .opacity }

  /// Symbols fade here.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }
}
