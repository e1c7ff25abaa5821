// Symbols do not move here: effects exist, so that views that use them compile, and change nothing.

/// A way for a symbol to move. Symbols do not move here.
public protocol SymbolEffect: Sendable {}
/// An effect that continues while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that happens once at each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// The options of an effect. Symbols do not move here.
public struct SymbolEffectOptions: Sendable {
  /// The repetitions of an effect. Plumb plays none.
  public struct RepeatBehavior: Sendable {
    /// The effect is played without a pause.
    public static let continuous = RepeatBehavior()
    /// The effect is played again and again with pauses.
    public static let periodic = RepeatBehavior()
    /// The effect is played a number of times with pauses.
    ///
    /// - Parameter delay: the pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
  /// The options of an effect without any changes.
  public static let `default` = SymbolEffectOptions()
  /// Options of an effect that repeats.
  public static let repeating = SymbolEffectOptions()
  /// Options of an effect that is played once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Options of an effect that runs some times as fast. Plumb does not keep the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Options of an effect that is played some times. Plumb does not keep the number.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Options of an effect that is played as often as a behaviour says. Plumb does not keep it.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The same options; Plumb does not repeat effects.
  public var repeating: SymbolEffectOptions { self }
  /// The same options; Plumb does not repeat effects.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns the same options; Plumb does not keep the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Returns the same options; Plumb does not keep the number.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Returns the same options; Plumb does not keep the behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

/// The options that the effects' forms share: the way that they go through a symbol's layers.
public protocol _LayeredSymbolEffect: SymbolEffect {}
extension _LayeredSymbolEffect {
  /// The effect that goes through the symbol's layers one by one.
  public var byLayer: Self { self }
  /// The effect that takes the symbol as one.
  public var wholeSymbol: Self { self }
  /// The effect that goes upwards.
  public var up: Self { self }
  /// The effect that goes downwards.
  public var down: Self { self }
}

/// The symbol jumps. It does not move here.
public struct BounceSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// The symbol's opacity swells. It does not move here.
public struct PulseSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// The symbol grows or shrinks. It keeps its size here.
public struct ScaleSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {}
/// The symbol comes into view. It is there at once here.
public struct AppearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}
/// The symbol goes out of view. It stays here.
public struct DisappearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}
/// The symbol swells slowly. It does not move here.
public struct BreatheSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect that only swells.
  public var plain: Self { self }
  /// The effect that also fades.
  public var pulse: Self { self }
}
/// The symbol turns. It does not move here.
public struct RotateSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect that turns with the clock.
  public var clockwise: Self { self }
  /// The effect that turns against the clock.
  public var counterClockwise: Self { self }
}
/// The symbol is shaken. It does not move here.
public struct WiggleSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect that turns with the clock first.
  public var clockwise: Self { self }
  /// The effect that turns against the clock first.
  public var counterClockwise: Self { self }
  /// The effect that goes to the left first.
  public var left: Self { self }
  /// The effect that goes to the right first.
  public var right: Self { self }
  /// The effect that goes the way people read.
  public var forward: Self { self }
  /// The effect that goes against the way people read.
  public var backward: Self { self }
}
/// The symbol's layers light up in turn. They all stay lit here.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect that lights one layer at a time.
  public var iterative: Self { self }
  /// The effect that leaves the layers lit.
  public var cumulative: Self { self }
  /// The effect that runs back again.
  public var reversing: Self { self }
  /// The effect that starts over.
  public var nonReversing: Self { self }
  /// The effect that dims the layers that are not lit.
  public var dimInactiveLayers: Self { self }
  /// The effect that hides the layers that are not lit.
  public var hideInactiveLayers: Self { self }
}
/// An effect that replaces one symbol with another. Symbols change at once here.
public struct ReplaceSymbolEffect: _LayeredSymbolEffect, ContentTransitionSymbolEffect {
  /// The effect in which the old one goes down and the new one comes up.
  public var downUp: Self { self }
  /// The effect in which both go up.
  public var upUp: Self { self }
  /// The effect in which the old one is gone at once and the new one comes up.
  public var offUp: Self { self }
}
/// The effect that fits the symbol. Symbols do not move here.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}
/// The symbol is drawn stroke by stroke. It is there at once here.
public struct DrawOnSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}
/// The symbol is wiped out stroke by stroke. It stays here.
public struct DrawOffSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}

/// A jump.
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
/// A swell of the symbol's opacity.
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
/// A change of the symbol's size.
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
/// The symbol's coming into view.
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
/// The symbol's going out of view.
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
/// A slow swell.
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
/// A turn.
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
/// A shake.
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
/// The effect that replaces one symbol with another.
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
/// The effect that fits the symbol.
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
/// The symbol drawn stroke by stroke.
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
/// The symbol wiped out stroke by stroke.
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Layers that light up in turn.
  public static var variableColor: Self { Self() }
}

nonisolated extension View {
  /// Symbols do not move here.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("symbolEffect", fileID, line) }

  /// Symbols do not move here.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("symbolEffect", fileID, line) }

  /// Symbols do not move here.
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
