import Foundation

/// Makes a library again after an edit of one part, without the compiler's driver.
///
/// The driver takes longer for its plan and for its notes than the compiler for one part. So after an edit of one part that part is
/// compiled as the driver would do it. Only where what it gives to the others has changed, the driver decides.
struct EditedPart {
  /// The compiler's arguments for the library that is there, and its files; `nil` when nothing is there that can be relied on.
  private var made: (words: [String], files: [String])?
  /// The parts that were written since.
  private var edited: Set<String> = []
  /// The names that the part gave to the others in that library; the file that lists them may be newer.
  private var interface: (part: String, PartInterface)?
  private var planned: (words: [String], files: [String], jobs: PlannedJobs?)?

  mutating func wasWritten(_ part: String) { edited.insert(part) }

  /// The library that is there cannot be relied on any more.
  mutating func forget() { (made, interface) = (nil, nil) }

  /// Makes a library of files.
  ///
  /// - Parameter words: the driver's, but for those that say how it finds what is out of date.
  mutating func make(_ files: [String], _ words: [String], with compiler: Compiler) throws -> Compilation {
    let alone = try makeAlone(files, words, with: compiler)
    if alone == nil { forget() }
    let compilation = try alone ?? compiler.run(Compiler.onlyChanges + words + files, isQuiet: true)
    if compilation.isDone { (made, edited, interface) = ((words, files), [], nil) }
    return compilation
  }

  /// `nil` where the driver has to decide.
  private mutating func makeAlone(
    _ files: [String], _ words: [String], with compiler: Compiler
  ) throws -> Compilation? {
    guard let made, made.words == words, made.files == files else { return nil }
    guard let part = edited.first else { return Compilation.ofNothing }
    guard edited.count == 1,
      let jobs = try jobs(files, words, with: compiler), let compile = jobs.compilations[part],
      let old = interface?.part == part ? interface?.1 : PartInterface(path: "\(part).swiftdeps")
    else { return nil }
    // Each library must be linked with what its parts ask for.
    let libraries = Self.libraries(of: part)
    interface = (part, old)
    // A plan without the arguments for the driver's notes has no place for them.
    let notes = ["-emit-reference-dependencies-path", "\(part).swiftdeps"]
    let compiled = try compiler.run(compile.dropFirst() + notes, isQuiet: true, program: compile[0])
    // The others are as they were, so the driver would come as far.
    guard compiled.isDone else { return compiled }
    guard PartInterface(path: "\(part).swiftdeps") == old, Self.libraries(of: part) == libraries else {
      return nil
    }
    let linked = try compiler.run(Array(jobs.link.dropFirst()), isQuiet: true, program: jobs.link[0])
    return linked.isDone ? compiled : nil
  }

  /// The libraries that a part's object has to be linked with.
  private static func libraries(of part: String) -> [String]? {
    SharedObject(path: "\(part).o").map(LinkedLibraries.names)
  }

  private mutating func jobs(
    _ files: [String], _ words: [String], with compiler: Compiler
  ) throws -> PlannedJobs? {
    if let planned, planned.words == words, planned.files == files { return planned.jobs }
    let answer = compiler.folder.path("jobs")
    defer { unlink(answer) }
    let printed = try compiler.run(
      "swiftc", ["-driver-print-jobs"] + words + files, printingTo: answer, most: nil,
      behind: compiler.wall())
    let library = words.firstIndex(of: "-o").map { words[$0 + 1] } ?? ""
    let text = printed.end == .exited(0) ? (try? String(contentsOfFile: answer, encoding: .utf8)) ?? "" : ""
    let jobs = PlannedJobs(text, files: files, library: library)
    planned = (words, files, jobs)
    return jobs
  }
}
