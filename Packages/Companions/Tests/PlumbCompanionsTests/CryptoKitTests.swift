import Foundation
import PlumbCompanions
import Testing

/// The numbers are those of FIPS 180-4's and the RFCs' examples.
@Suite("CryptoKit")
struct CryptoKitTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("hash functions give the published bytes")
  func vectors() {
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.hash(data: Data()))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test(
    "the parts of a text give the same bytes as the whole, whatever their lengths",
    arguments: [1, 55, 56, 63, 64, 65, 200])
  func parts(length: Int) {
    let data = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) })
    var (short, long) = (SHA256(), SHA512())
    for start in stride(from: 0, to: length, by: 3) {
      short.update(data: data[start..<min(start + 3, length)])
      long.update(data: data[start..<min(start + 3, length)])
    }
    #expect(short.finalize() == SHA256.hash(data: data))
    #expect(long.finalize() == SHA512.hash(data: data))
  }

  @Test("a code is made and checked with a secret, of any length")
  func codes() {
    let data = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
    let other = SymmetricKey(data: Data(repeating: 1, count: 200))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: other))
  }

  @Test("a digest says its function and its bytes, and a secret has the size that was asked for")
  func words() {
    #expect(
      Insecure.MD5.hash(data: Data()).description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: SymmetricKeySize(bitCount: -8)).bitCount == 0)
  }
}
