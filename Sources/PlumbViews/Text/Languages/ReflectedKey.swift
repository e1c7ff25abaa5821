import Foundation

/// A key's parts as SwiftUI's own key lists them: the key, whether it has gaps, and the values in them. Packages read them this way to
/// compare keys, or to write one as a string: pointfreeco/swift-navigation, `TextState.swift`.
nonisolated extension LocalizedStringKey: CustomReflectable {
  /// The parts: "key", "hasFormatting" and "arguments".
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "key": format, "hasFormatting": !arguments.isEmpty,
        "arguments": arguments.map { FormatArgument(storage: .value(($0.reflected, nil))) },
      ], displayStyle: .struct)
  }

  private struct FormatArgument {
    let storage: Storage

    enum Storage { case value((Any, Formatter?)) }
  }
}

extension LocalizedArgument {
  nonisolated fileprivate var reflected: any CVarArg {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): value
    case .number(let value): value
    case .string(let value): value
    case .text(let text): String(describing: text)
    }
  }
}
