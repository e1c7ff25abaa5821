/// A compiled source.
public struct CompiledLibrary: Sendable {
  public let library: String
  /// The libraries of the modules that it imports, each behind those that it needs itself.
  public let modules: [String]
  /// The places in the user's file of code that macros see elsewhere.
  public let places: PartPlaces
  public let leftOut: LeftOut
  /// The uses of names without effect in it, and in the modules that it imports.
  public let uses: [UseWithoutEffect]
}

/// The end of one run of the compiler.
struct Compilation {
  let outcome: Subprocess.Outcome
  /// The uses of names without effect in what was compiled.
  let uses: [UseWithoutEffect]

  /// The compilation where nothing is out of date.
  static let ofNothing = Compilation(
    outcome: Subprocess.Outcome(end: .exited(0), lastLines: [], processorTime: 0), uses: [])

  /// Whether everything compiled.
  var isDone: Bool { outcome.end == .exited(0) }
}

/// The parts of a source that may be left out.
public enum Tolerance: Sendable {
  /// Nothing: all has to compile.
  case none
  /// The parts that need modules that are not here.
  case missingModules
  /// These parts, and files that do not compile or need one that does not, as long as some are left.
  case wrongFiles
}

/// The files that were left out because they do not compile, or need one that does not; and the parts of other files that need a
/// module that is not here, or do not compile in a package from elsewhere.
public struct LeftOut: Sendable {
  /// A statement, a member or a declaration.
  public struct Part: Hashable, Sendable {
    public let file: String
    public let line: Int
  }

  /// In the order in which they were found.
  public private(set) var files: [String] = []
  /// The compiler's messages about those that are wrong themselves.
  public private(set) var messages = ""

  /// The names of the modules that are not here.
  public internal(set) var modules: Set<String> = []
  /// The names of the modules from elsewhere of which parts do not compile.
  public internal(set) var modulesInPart: Set<String> = []
  /// The parts that need them or do not compile, in the order in which they were found.
  public private(set) var parts: [Part] = []
  /// The sentences about the modules: what helps.
  public internal(set) var advice = ""
  /// The names that the parts declare.
  var names: Set<String> = []
  /// The files of which parts were left out.
  var omitted: [FileName: OmittedParts] = [:]

  public init() {}

  init(files: [String], messages: String) { (self.files, self.messages) = (files, messages) }

  /// Whether nothing was left out.
  public var isEmpty: Bool { files.isEmpty && modules.isEmpty && modulesInPart.isEmpty }

  /// Whether no more was left out than may be.
  func fits(_ tolerance: Tolerance) -> Bool {
    switch tolerance {
    case .none: isEmpty
    case .missingModules: files.isEmpty
    case .wrongFiles: true
    }
  }

  mutating func add(_ part: Part) {
    if !parts.contains(part) { parts.append(part) }
  }

  mutating func add(_ other: LeftOut) {
    files += other.files
    messages += other.messages
    modules.formUnion(other.modules)
    modulesInPart.formUnion(other.modulesInPart)
    other.parts.forEach { add($0) }
    advice += other.advice
    names.formUnion(other.names)
    omitted.merge(other.omitted) { $1 }
  }

  /// Adds the names of the types that the files left out of a module declare, and no other file of it.
  mutating func addTypes(ofFilesIn module: SourceModule) {
    guard !files.isEmpty else { return }
    let gone = Set(files)
    func types(_ files: [String]) -> Set<String> {
      files.reduce(into: []) { names, file in
        guard let text = module.text(file) else { return }
        let declarations = FileDeclarations(text, name: FilePath.name(of: file))
        names.formUnion(declarations.declares.intersection(declarations.types))
      }
    }
    names.formUnion(types(files).subtracting(types(module.swiftFiles.filter { !gone.contains($0) })))
  }
}
