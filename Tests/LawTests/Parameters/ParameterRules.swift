/// Why a function of UIKit or of a companion does not read a parameter, where that is the same for many.
struct ParameterRules {
  let uses: FunctionUses
  /// The names of the registries that have no effect at all.
  let withoutEffect: Set<String>

  /// Classes that people derive their own from, to be told of something.
  private static let derived: Set = [
    "UIView", "UIViewController", "UIResponder", "UIControl", "UITableViewCell", "UICollectionReusableView",
    "UICollectionViewCell", "UICollectionViewLayout", "SKScene", "GKState", "NSManagedObject",
  ]

  /// The reason, or `nil` where the law's list has to give one.
  func reason(_ function: PublicFunction, _ parameter: Parameter, in file: SourceFile) -> String? {
    // Nothing but a list excuses that somebody is never called back.
    if parameter.isHandler { return nil }
    if file.isDeprecated(at: function.line) { return "the compiler tells each use" }
    if function.reportsCompanion { return "it reports its use" }
    if parameter.type.contains("NSCoder") || parameter.type.contains("NSZone") {
      return "there are no archives, and there is one zone of memory"
    }
    // Documentation/UIKit.md says so. The value is set in any case.
    if parameter.label == "animated", parameter.type.contains("Bool") {
      return "SwiftUI's bars, controls and stacks move by themselves"
    }
    if uses.requirements.contains(function.signature) {
      return "a protocol gives every answer more than each needs"
    }
    let types = file.types(around: function.line)
    if types.contains(where: withoutEffect.contains) { return "its type is in the registry" }
    guard let type = types.first, Self.derived.contains(type), function.isOpen, function.isHook,
      uses.called.contains(function.name)
    else { return nil }
    return "an override reads it"
  }
}

extension Parameter {
  /// Whether it is a closure that is called when something is over, or has happened.
  var isHandler: Bool {
    let words = [label ?? "", name].map { $0.lowercased() }
    return type.contains("->")
      && words.contains { $0.hasSuffix("completion") || $0.hasSuffix("handler") || $0 == "reply" }
  }
}

extension PublicFunction {
  fileprivate var reportsCompanion: Bool {
    ["reportCompanion(", "reportingCompanion(", "WithoutEffect.", "nsupported("].contains {
      body.contains($0)
    }
  }

  /// It does nothing, or answers with a constant.
  fileprivate var isHook: Bool {
    body.isEmpty || ["nil", "true", "false", "0", "1", "[]"].contains(body)
      || body.hasPrefix(".") && !body.contains("(")
  }
}
