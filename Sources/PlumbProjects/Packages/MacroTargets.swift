import PlumbSource

/// The reason why the macros of a target cannot be built, as the second half of a sentence.
struct MacroObstacle: Error {
  let reason: String
}

extension Project {
  /// Returns the macros of a target as a program that can be built.
  func macroPlugin(at place: TargetPlace) -> Result<MacroPlugin, MacroObstacle> {
    var program = MacroProgram(project: self)
    do throws(MacroObstacle) { return .success(try program.plugin(at: place)) } catch {
      return .failure(error)
    }
  }
}

/// The targets of a macro program, as they are found one behind the other.
private struct MacroProgram {
  let project: Project
  private var targets: [MacroPlugin.Target] = []
  private var syntaxFolder: String?
  private var seen: Set<TargetPlace> = []

  init(project: Project) { self.project = project }

  mutating func plugin(at place: TargetPlace) throws(MacroObstacle) -> MacroPlugin {
    try add(place)
    guard let syntaxFolder else {
      throw MacroObstacle(reason: "they do not depend on swift-syntax, with which Plumb builds macros")
    }
    return MacroPlugin(targets: targets, syntaxFolder: syntaxFolder, within: project.reader.given)
  }

  private mutating func add(_ place: TargetPlace) throws(MacroObstacle) {
    guard seen.insert(place).inserted else { return }
    let (target, needs) = (project[place], project.directNeeds(of: place))
    if let package = needs.missing.first { throw MacroObstacle(reason: project.way(to: package)) }
    guard target.kind == .library || target.isMacro, target.cModule == nil, target.foreignFiles.isEmpty,
      !target.swiftFiles.isEmpty
    else { throw MacroObstacle(reason: "\(target.name), which they need, is not only Swift") }
    let syntax = needs.found.filter(isSyntax)
    for place in syntax { syntaxFolder = project.containers[place.container].folder }
    let others = needs.found.filter { !isSyntax($0) }
    for other in others { try add(other) }
    targets.append(
      MacroPlugin.Target(
        name: target.moduleName, swiftFiles: target.swiftFiles, settings: target.settings,
        needs: others.map { project[$0].moduleName }, syntax: syntax.map { project[$0].name }))
  }

  /// Whether a target is one of swift-syntax, which has the product that each macro program is made with.
  private func isSyntax(_ place: TargetPlace) -> Bool {
    project.containers[place.container].products["SwiftCompilerPlugin"] != nil
  }
}
