import Foundation

/// A compiled source in this process. It is never unloaded: Swift's runtime keeps what it has seen.
public struct LoadedLibrary {
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  private let handle: UnsafeMutableRawPointer
  private let object: SharedObject

  /// The load address: the first word of the dynamic linker's record of a library.
  private var base: UInt { handle.load(as: UInt.self) }

  /// - Parameter isModule: a module of a project. A function that it lacks matters only to its callers: libraries of the system
  ///   are often built with fewer functions than their headers declare.
  public init(path: String, isModule: Bool = false) throws(Problem) {
    guard let object = SharedObject(path: path) else {
      throw Problem(description: "\(path) is not a library.")
    }
    guard
      let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL)
        ?? (isModule ? dlopen(path, RTLD_LAZY | RTLD_GLOBAL) : nil)
    else {
      throw Problem(description: String(cString: dlerror()))
    }
    (self.object, self.handle) = (object, handle)
  }

  /// Returns the address of a function by its name in C.
  public func function(named name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }

  /// Returns the types that conform to a protocol, given as `(any View).self`, in the order of the source; generic
  /// types, which nobody can make without knowing their arguments, are left out.
  public func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let section = object.section(named: "swift5_protocol_conformances"),
      let start = UnsafeRawPointer(bitPattern: base + UInt(section.address))
    else { return [] }
    let target = Self.descriptor(ofExistential: existential)
    return stride(from: 0, to: section.size - 3, by: 4).compactMap { offset in
      let record = Self.relative(start + offset)
      guard Self.indirectable(record) == target else { return nil }
      return Self.type(of: record)
    }
  }

  /// Returns the names, as ``sourceName(of:)`` gives them, of the types that can be made without arguments.
  public func typesWithPlainInitializer() -> Set<String> {
    let names = PlainInitializers(symbols: object.symbols).types
    return Set(names.map { $0.split(separator: ".").dropFirst().joined(separator: ".") })
  }

  /// The third word of an existential's record is its first protocol.
  private static func descriptor(ofExistential type: Any.Type) -> UnsafeRawPointer? {
    unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)[2]
  }

  private static func type(of record: UnsafeRawPointer) -> Any.Type? {
    // The kind of reference: 0 a descriptor, 1 the address of one; the others are of Objective-C.
    let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    var descriptor = relative(record + 4)
    if kind == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
    guard kind < 2, descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// A reference whose lowest bit says that it leads to an address and not to the thing.
  private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    let target = place + Int(offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}

extension LoadedLibrary {
  /// The addresses of its code in this process.
  public var code: Range<UInt> {
    guard let section = object.section(named: ".text") else { return 0..<0 }
    let start = base + UInt(section.address)
    return start..<start + UInt(section.size)
  }

  /// Returns a function that finds the file and the line of a call by its return address: the file by its path, as the compiler was given it.
  ///
  /// It reads the debug information when it is called first.
  public func linesOfCalls() -> (UInt) -> (file: String, line: Int)? {
    let (object, code, base) = (object, code, base)
    var table: LineTable?
    return { address in
      guard code.contains(address) else { return nil }
      let lines = table ?? LineTable(object)
      table = lines
      // The address is that behind the call, which can be of the next line.
      return lines.place(at: UInt64(address - base) - 1).map { ($0.file, $0.line) }
    }
  }
}
