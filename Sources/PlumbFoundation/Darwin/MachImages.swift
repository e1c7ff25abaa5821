// No file of this machine is a Mach-O image. The structures are those of Apple's loader.h.

/// The number of images of the process: none.
public func _dyld_image_count() -> UInt32 { 0 }
/// The path of an image: there is none.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { nil }
/// The header of an image: there is none.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? { nil }
/// The distance of an image from its preferred place.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { 0 }

/// The header of an image of 32 bits.
public struct mach_header: Sendable {
  /// The number with which the image begins.
  public var magic: UInt32
  /// The kind of the processor.
  public var cputype: Int32
  /// The model of the processor.
  public var cpusubtype: Int32
  /// The kind of the image.
  public var filetype: UInt32
  /// The number of commands behind the header.
  public var ncmds: UInt32
  /// The bytes of the commands.
  public var sizeofcmds: UInt32
  /// The flags.
  public var flags: UInt32
}

/// The header of an image of 64 bits.
public struct mach_header_64: Sendable {
  /// The number with which the image begins.
  public var magic: UInt32
  /// The kind of the processor.
  public var cputype: Int32
  /// The model of the processor.
  public var cpusubtype: Int32
  /// The kind of the image.
  public var filetype: UInt32
  /// The number of commands behind the header.
  public var ncmds: UInt32
  /// The bytes of the commands.
  public var sizeofcmds: UInt32
  /// The flags.
  public var flags: UInt32
  /// Nothing: it fills eight bytes.
  public var reserved: UInt32
}

/// The beginning of each command behind a header.
public struct load_command: Sendable {
  /// The number of the command.
  public var cmd: UInt32
  /// The bytes of the command.
  public var cmdsize: UInt32
}

/// The command of a segment of 64 bits.
public struct segment_command_64: Sendable {
  /// A name of 16 bytes.
  public typealias Name = (
    CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
    CChar
  )
  /// The number of the command.
  public var cmd: UInt32
  /// The bytes of the command.
  public var cmdsize: UInt32
  /// The name of the segment.
  public var segname: Name
  /// The address of the segment.
  public var vmaddr: UInt64
  /// The bytes of the segment in memory.
  public var vmsize: UInt64
  /// The place of the segment in the file.
  public var fileoff: UInt64
  /// The bytes of the segment in the file.
  public var filesize: UInt64
  /// The rights that its pages may have.
  public var maxprot: Int32
  /// The rights that its pages have first.
  public var initprot: Int32
  /// The number of its sections.
  public var nsects: UInt32
  /// The flags.
  public var flags: UInt32
}

/// The number of the command of a segment of 64 bits.
public var LC_SEGMENT_64: Int32 { 0x19 }
