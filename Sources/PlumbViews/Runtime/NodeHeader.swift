/// The identity of a node, and the round in which it changed.
struct NodeHeader {
  let kind: ObjectIdentifier
  var name = ""
  let depth, number, born: UInt32
  var changed: UInt32
  var role: NodeRole?
}

/// Properties of a node that hold or do not, in a bit each.
///
/// Each frame reads some of each node, also in a debug build: hence no `OptionSet`, which is generic code there, and bits that are
/// read in place.
struct NodeFlags {
  private var bits: UInt16 = 0

  @_transparent static var steady: UInt16 { 0x1 }
  @_transparent static var drawsSecondFirst: UInt16 { 0x2 }
  @_transparent static var masksWithSecond: UInt16 { 0x4 }
  @_transparent static var mayOrderChildren: UInt16 { 0x8 }
  @_transparent static var dynamicContent: UInt16 { 0x10 }
  @_transparent static var covered: UInt16 { 0x20 }
  @_transparent static var presentation: UInt16 { 0x40 }
  @_transparent static var modal: UInt16 { 0x80 }
  @_transparent static var focusable: UInt16 { 0x100 }
  @_transparent static var waitsForLinking: UInt16 { 0x200 }
  @_transparent static var hasRun: UInt16 { 0x400 }
  @_transparent static var disposed: UInt16 { 0x800 }

  subscript(_ bit: UInt16) -> Bool {
    @_transparent get { bits & bit != 0 }
    @_transparent set { bits = newValue ? bits | bit : bits & ~bit }
  }
}

/// The role of a node in code that treats it specially. Its name is only shown to people.
package enum NodeRole: Sendable {
  case text, image, button
  /// A presentation of which there is only one at a time.
  case alert
}
