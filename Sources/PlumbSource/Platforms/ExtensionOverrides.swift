import PlumbMacroExpansion

/// Methods of extensions that subclasses override, and overrides in extensions, which only Objective-C can do.
///
/// In `@objc func setUp() {}` of an extension, the method gets the name `_base_setUp`, and in `override func setUp() {}` of a class that of
/// `_over_setUp`. `super.setUp()` of the class becomes `_base_setUp()`. A generated method of the name calls the one of the object's class.
/// No line becomes longer, because the words `@objc` and `override` make room.
///
/// `override func setUp() {}` of an extension gets the name `_over_setUp`, and its class, if the module declares it, an override that calls it,
/// before the brace of its end.
struct ExtensionOverrides {
  /// The name of the file of the generated methods.
  static let file = "ExtensionOverrides+Plumb.swift"
  /// The text of the generated methods; empty where no class overrides a method of an extension.
  private(set) var text = ""
  /// The methods, by their names with labels.
  private var keys: Set<String> = []
  private var names: Set<String> = []
  /// The overrides that classes get, by the classes' names, and the names with labels of those in extensions.
  private var inserted: [String: String] = [:]
  private var moved: Set<String> = []

  /// - Parameter texts: the files of a module.
  init(in texts: [String]) {
    // Cutting texts into tokens takes longer than to see that there is nothing.
    guard texts.contains(where: { $0.contains("override ") }),
      texts.contains(where: { $0.contains("extension ") && $0.hasAny(of: ["@objc", "override "]) })
    else { return }
    let named = texts.filter {
      $0.contains("@objc") || $0.contains("override ") || $0.contains("class ") || $0.contains("typealias ")
    }
    let files = named.map(DeclaredMethods.init(in:))
    let types = ModuleClasses(of: files)
    var own: [String: [DeclaredMethods.Method]] = [:]
    var overriding: [String: [DeclaredMethods.Method]] = [:]
    let ends = Set(files.flatMap { $0.ends.keys })
    let bodies = Set(
      files.flatMap(\.methods).filter { !$0.isInExtension }.map { "\($0.type).\($0.key)" })
    for method in files.flatMap(\.methods) {
      if method.isOverrideOfExtension, ends.contains(method.type), method.conditions.isEmpty,
        !bodies.contains("\(method.type).\(method.key)"),
        moved.insert("\(method.type).\(method.key)").inserted
      {
        names.insert(method.name)
        inserted[method.type, default: ""] += Self.override(method)
      }
      if method.isOfExtension { own[method.key, default: []].append(method) }
      if method.isOverride { overriding[method.key, default: []].append(method) }
    }
    for (key, methods) in own.sorted(by: { $0.key < $1.key }) {
      guard let classes = overriding[key], methods.count == 1, types.areDirect(classes, below: methods[0])
      else { continue }
      keys.insert(key)
      names.insert(methods[0].name)
      text += Self.method(methods[0], classes)
    }
    if !text.isEmpty { text = Self.imports(of: files) + text }
  }

  /// The generated method, which calls the one of the object's class.
  private static func method(
    _ method: DeclaredMethods.Method, _ classes: [DeclaredMethods.Method]
  ) -> String {
    let call = { (name: String) in
      "\(method.effects.isEmpty ? "" : method.effects + " ")\(name)\(method.name)(\(method.arguments))"
    }
    var lines = ["\(method.typeWords)extension \(method.type) {"]
    lines.append("  \(method.words)func \(method.name)\(method.signature) {")
    for found in classes {
      let test = "    if let object = self as? \(found.type) { return \(call("object._over_")) }"
      lines += enclosed([test], in: found.conditions)
    }
    lines += ["    return \(call("_base_"))", "  }", "}"]
    return enclosed(lines, in: method.conditions).joined(separator: "\n") + "\n"
  }

  /// The override of a class that calls the method of its extension.
  private static func override(_ method: DeclaredMethods.Method) -> String {
    let call =
      "\(method.effects.isEmpty ? "" : method.effects + " ")_over_\(method.name)(\(method.arguments))"
    let signature = method.signature.replacing("\n", with: " ")
    return " \(method.written)override func \(method.name)\(signature) { return \(call) } "
  }

  private static func imports(of files: [DeclaredMethods]) -> String {
    var lines: [String] = []
    for file in files where file.methods.contains(where: \.isOfExtension) {
      for found in file.imports {
        let text = enclosed([found.text], in: found.conditions).joined(separator: "\n")
        if !lines.contains(text) { lines.append(text) }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func enclosed(_ lines: [String], in conditions: [String]) -> [String] {
    conditions.map { "#if \($0)" } + lines + conditions.map { _ in "#endif" }
  }

  func mayBe(in own: String) -> Bool {
    names.contains(where: own.contains) || inserted.keys.contains(where: own.contains)
  }

  /// Places in a file, from the last to the first, and the overrides that are inserted there.
  func insertions(in own: String) -> [(place: Int, word: String)] {
    guard inserted.keys.contains(where: own.contains) else { return [] }
    let bytes = Array(own.utf8)
    return DeclaredMethods(in: own).ends.compactMap { name, place in
      let last = bytes[..<place].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      // Declarations on one line have a semicolon between them.
      let isFirst = last.map { "\n\r{;".utf8.contains($0) } ?? true
      return inserted[name].map { (place: place, word: (isFirst ? "" : ";") + $0) }
    }.sorted { $0.place > $1.place }
  }

  /// Ranges, in UTF-8 bytes of a file, and what their ends have then; the rest of them is spaces.
  func replacements(in own: String) -> [(range: Range<Int>, word: String)] {
    guard names.contains(where: own.contains) else { return [] }
    let file = DeclaredMethods(in: own)
    var found: [(range: Range<Int>, word: String)] = []
    for method in file.methods
    where method.isOverrideOfExtension && moved.contains("\(method.type).\(method.key)") {
      found.append((method.head, "\(method.written)func _over_\(method.name)"))
    }
    for method in file.methods where keys.contains(method.key) {
      guard method.isOfExtension || method.isOverride else { continue }
      let prefix = method.isOfExtension ? "_base_" : "_over_"
      let words = method.isOfExtension ? method.baseWords : method.written
      found.append((method.head, "\(words)func \(prefix)\(method.name)"))
      found += method.supers.map { (range: $0, word: "_base_") }
    }
    return found
  }
}

/// The classes of a module, and the other names of types.
private struct ModuleClasses {
  private var superclasses: [String: String] = [:]
  private var others: [String: Set<String>] = [:]
  private var bodies: [String: Set<String>] = [:]

  init(of files: [DeclaredMethods]) {
    for file in files {
      superclasses.merge(file.superclasses) { first, _ in first }
      others.merge(file.others) { $0.union($1) }
      for method in file.methods where !method.isInExtension {
        bodies[method.type, default: []].insert(method.key)
      }
    }
  }

  /// Whether classes override the method of the extension itself, and not one of a class between them.
  func areDirect(_ classes: [DeclaredMethods.Method], below method: DeclaredMethods.Method) -> Bool {
    let roots = names(of: method.type)
    return classes.allSatisfy { found in
      guard !found.isHidden else { return false }
      var (name, seen): (String, Set<String>) = (found.type, [found.type])
      while let next = superclasses[name], seen.insert(next).inserted {
        if !roots.isDisjoint(with: names(of: next)) { return true }
        if bodies[next]?.contains(method.key) == true { return false }
        name = next
      }
      // Classes of UIKit are here, and not what they inherit from.
      guard superclasses[name] == nil, superclasses[method.type] == nil else { return false }
      return roots.contains { root in
        switch root {
        case "NSObject", "UIResponder": true
        case "UIView": !name.hasSuffix("Controller")
        case "UIViewController": name.hasSuffix("Controller")
        default: false
        }
      }
    }
  }

  private func names(of type: String) -> Set<String> { (others[type] ?? []).union([type]) }
}
