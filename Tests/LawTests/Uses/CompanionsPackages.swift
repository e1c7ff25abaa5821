// swift-format-ignore-file
// Names that packages use which stand in most apps.
import Accelerate
import CoreImage
import MobileCoreServices
import Network
import ObjectiveC
import Photos
import PhotosUI
import Security
import SwiftUI
import SystemConfiguration
import os

final class Keeper: NSObject {
  private static let log = OSLog(subsystem: "keeper", category: "work")
  var kept: String? {
    get { objc_getAssociatedObject(self, unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self)) as? String }
    set { objc_setAssociatedObject(self, unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self), newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  func work() { os_signpost(.begin, log: Keeper.log, name: "work", signpostID: OSSignpostID(log: Keeper.log), "%d", 3) }
  var known: Bool { Keeper.responds(to: NSSelectorFromString("known")) }
}

func codes(in image: UIImage) -> [String] {
  let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])!
  return (detector.features(in: CIImage(image: image)!) as? [CIQRCodeFeature] ?? []).compactMap(\.messageString)
}

func mimeType(_ ending: String) -> String {
  guard let id = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, ending as CFString, nil)?.takeRetainedValue() else { return "" }
  return UTTypeCopyPreferredTagWithClass(id, kUTTagClassMIMEType)?.takeRetainedValue() as String? ?? ""
}

func pinned(_ challenge: URLAuthenticationChallenge, _ keys: [SecKey]) -> Bool {
  guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
    let trust = challenge.protectionSpace.serverTrust, let key = SecTrustCopyKey(trust) else { return false }
  var error: CFError?
  return keys.contains(key) && SecTrustEvaluateWithError(trust, &error) && URLCredential(trust: trust).user == nil
}

func blurred(_ context: CGContext) {
  var input = vImage_Buffer(data: context.data, height: vImagePixelCount(context.height), width: vImagePixelCount(context.width), rowBytes: context.bytesPerRow)
  var output = input
  vImageBoxConvolve_ARGB8888(&input, &output, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
}

func begin() -> UIBackgroundTaskIdentifier {
  var zero = sockaddr()
  zero.sa_len = UInt8(MemoryLayout<sockaddr>.size)
  let monitor = NWPathMonitor(requiredInterfaceType: NWInterface.InterfaceType.wifi)
  return monitor.currentPath.usesInterfaceType(.wifi) ? UIApplication.shared.beginBackgroundTask(expirationHandler: nil) : .invalid
}

struct Shimmer: ViewModifier {
  struct Mask: AnimatableModifier {
    var phase: CGFloat = 0
    var animatableData: CGFloat { get { phase } set { phase = newValue } }
    func body(content: Content) -> some View { content.offset(x: phase) }
  }
  @State private var phase: CGFloat = 0
  func body(content: Content) -> some View {
    content.modifier(Mask(phase: phase).animation(.linear(duration: 1).repeatForever(autoreverses: false))).onAppear { phase = 0.8 }
  }
}

final class CoverWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene); backgroundColor = .clear }
  required init?(coder: NSCoder) { fatalError("not from a file") }
  func place() -> CGRect { CGRectMake(0, 0, CGRectGetWidth(frame), CGPointMake(3, 4).y) }
  func quietly(_ change: () -> Void) {
    let was = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    change()
    UIView.setAnimationsEnabled(was)
  }
}
