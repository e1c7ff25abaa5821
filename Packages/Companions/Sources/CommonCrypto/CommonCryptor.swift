/// The result of a cipher's call; 0 is success.
public typealias CCCryptorStatus = Int32
/// Whether a cipher hides or shows.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// The options of a cipher.
public typealias CCOptions = UInt32

/// It went well.
public let kCCSuccess = 0
/// Something of the question is wrong.
public let kCCParamError = -4300
/// There is no room for the answer.
public let kCCBufferTooSmall = -4301
/// It cannot be read.
public let kCCDecodeError = -4304
/// There is no such cipher.
public let kCCUnimplemented = -4305
/// Hide.
public let kCCEncrypt = 0
/// Show.
public let kCCDecrypt = 1
/// AES.
public let kCCAlgorithmAES = 0
/// AES with blocks of 128 bits.
public let kCCAlgorithmAES128 = 0
/// DES.
public let kCCAlgorithmDES = 1
/// DES, three times.
public let kCCAlgorithm3DES = 2
/// The last block is filled.
public let kCCOptionPKCS7Padding = 1
/// Each block by itself.
public let kCCOptionECBMode = 2
/// The bytes of a key of 128 bits.
public let kCCKeySizeAES128 = 16
/// The bytes of a key of 192 bits.
public let kCCKeySizeAES192 = 24
/// The bytes of a key of 256 bits.
public let kCCKeySizeAES256 = 32
/// The bytes of a block of AES.
public let kCCBlockSizeAES128 = 16

/// Hides or shows bytes with a key. There is no cipher here, as the answer says.
@available(
  *, deprecated, message: "In Plumb, CCCrypt does nothing: there is no cipher, so the answer is an error."
)
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  return CCCryptorStatus(kCCUnimplemented)
}
