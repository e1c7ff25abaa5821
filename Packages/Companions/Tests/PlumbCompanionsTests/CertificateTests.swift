import Foundation
import PlumbCompanions
import Testing

@Suite("Certificates") struct CertificateTests {
  private let certificate = SecCertificateCreateWithData(nil, NSData(data: Data([0x30, 3, 2, 1, 7])))

  @Test("a certificate keeps its bytes, and other bytes are none")
  func bytes() throws {
    let certificate = try #require(certificate)
    #expect(SecCertificateCopyData(certificate) as Data == Data([0x30, 3, 2, 1, 7]))
    #expect(SecCertificateCreateWithData(nil, NSData(data: Data("none".utf8))) == nil)
  }

  @available(*, deprecated)
  @Test("nobody is trusted, with an error that says so")
  func trust() throws {
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates(try #require(certificate), nil, &trust) == errSecSuccess)
    let made = try #require(trust)
    #expect(SecTrustGetCertificateCount(made) == 1)
    #expect(
      SecTrustGetCertificateAtIndex(made, 0) == certificate && SecTrustGetCertificateAtIndex(made, 1) == nil)
    var error: NSError?
    #expect(!SecTrustEvaluateWithError(made, &error))
    #expect(error?.code == Int(errSecNotTrusted))
  }

  @Test("random bytes fill all of the memory, and are other ones each time")
  func random() {
    var (one, other) = ([UInt8](repeating: 0, count: 64), [UInt8](repeating: 0, count: 64))
    #expect(SecRandomCopyBytes(kSecRandomDefault, 64, &one) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 64, &other) == errSecSuccess)
    #expect(one != other && Set(one.suffix(32)).count > 4)
  }
}
