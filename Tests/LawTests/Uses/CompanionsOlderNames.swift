// swift-format-ignore-file
import CommonCrypto
import MobileCoreServices
import SwiftUI

extension Data {
  var sha256: String {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
  }
  func signed(with key: Data) -> Data {
    var code = Data(count: Int(CC_SHA1_DIGEST_LENGTH))
    code.withUnsafeMutableBytes { place in withUnsafeBytes { data in key.withUnsafeBytes { key in
      CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key.baseAddress, key.count, data.baseAddress, data.count, place.baseAddress)
    } } }
    return code
  }
}

let kinds = [kUTTypeImage as String, kUTTypeMovie as String]

private extension GeometryProxy {
  func contains(_ place: CGPoint) -> Bool { place.x > 0 && place.x < size.width && frame(in: .local).contains(place) && bounds(of: .scrollView) == nil }
}
