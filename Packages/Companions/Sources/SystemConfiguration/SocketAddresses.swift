import Foundation

extension sockaddr {
  /// The number of bytes of the address. Linux keeps none with it, so a new one is not kept.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The number of bytes of the address. Linux keeps none with it, so a new one is not kept.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}
