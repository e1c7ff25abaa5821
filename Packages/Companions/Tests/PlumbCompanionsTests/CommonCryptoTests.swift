import Foundation
import PlumbCompanions
import Testing

@Suite("CommonCrypto")
struct CommonCryptoTests {
  private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  @Test("digests are those of CryptoKit")
  func digests() {
    let text = Array("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(text, 3, &digest)
    #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(text, 3, &digest)
    #expect(hex(digest) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(CC_SHA1(text, 3, nil) == nil)
  }

  @available(*, deprecated)
  @Test("a message with a key has the hash of RFC 4231, and there is no cipher")
  func codes() {
    var code = [UInt8](repeating: 0, count: 32)
    let (key, text) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.count, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    var count = 0
    let status = CCCrypt(0, 0, 0, key, key.count, nil, text, text.count, &code, code.count, &count)
    #expect(Int(status) == kCCUnimplemented && count == 0)
  }
}
