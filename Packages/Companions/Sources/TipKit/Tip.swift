import PlumbViews
import SwiftUI

/// A tip about a feature that people may not have found yet.
public protocol Tip: Identifiable, Sendable {
  /// The title of the tip, in a few words.
  @MainActor var title: Text { get }
  /// More about it.
  @MainActor var message: Text? { get }
  /// A picture of it.
  @MainActor var image: Image? { get }
  /// The actions that people can choose.
  @Tips.ActionBuilder @MainActor var actions: [Tips.Action] { get }
  /// The rules that must hold for the tip to be shown.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// The options for showing it.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Option = TipOption
}

extension Tip {
  /// `Tips.Action`, as a tip names it.
  public typealias Action = Tips.Action
  /// `Tips.Event`, as a tip names it.
  public typealias Event = Tips.Event
  /// `Tips.Rule`, as a tip names it.
  public typealias Rule = Tips.Rule
  /// `Tips.ParameterValue`, as a tip names it.
  public typealias Parameter = Tips.ParameterValue
  /// `Tips.MaxDisplayCount`, as a tip names it.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// `Tips.MaxDisplayDuration`, as a tip names it.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// `Tips.IgnoresDisplayFrequency`, as a tip names it.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// `Tips.Status`, as a tip names it.
  public typealias Status = Tips.Status

  /// Its type says which one it is.
  public var id: String { String(reflecting: Self.self) }
  /// Nothing more.
  @MainActor public var message: Text? { nil }
  @MainActor public var image: Image? { nil }
  @MainActor public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  /// It is shown as usual.
  public var options: [any TipOption] { [] }

  var key: String { "\(id)" }
  /// Whether people are going to see it, or why they do not any more.
  @MainActor public var status: Tips.Status { TipStore.shared.status(of: self) }
  /// Whether it is shown.
  @MainActor public var shouldDisplay: Bool { status == .available }
  /// Whether it is shown: what holds now.
  @MainActor public var shouldDisplayUpdates: AsyncStream<Bool> {
    let now = shouldDisplay
    return AsyncStream { continuation in
      continuation.yield(now)
      continuation.finish()
    }
  }
  /// Whether people are going to see it: what holds now.
  @MainActor public var statusUpdates: AsyncStream<Tips.Status> {
    let now = status
    return AsyncStream { continuation in
      continuation.yield(now)
      continuation.finish()
    }
  }
  /// Removes the tip for good.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(key, reason) }
  /// Shows it again.
  public func resetEligibility() async { TipStore.shared.forget(key) }
}

/// An option for showing a tip.
public protocol TipOption: Sendable {}
