// swift-format-ignore-file
import AuthenticationServices
import AVFoundation
import CloudKit
import Contacts
import CoreLocation
import EventKit
import LocalAuthentication
import SpriteKit
import StoreKit
import SwiftUI
import UIKit
import WebKit

// Names that do nothing here have Apple's parameters: tests of apps replace them, by subclasses and by protocols.

final class LayerSpy: CALayer {
    var keys: [String?] = []
    override func add(_ anim: CAAnimation, forKey key: String?) {
        super.add(anim, forKey: key)
        keys.append(key)
    }
}
final class CheckerStub: UITextChecker {
    override func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { range }
    override func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { ["word"] }
}
final class SwipeBack: UIPanGestureRecognizer {
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}
final class RecorderStub: AVAudioRecorder {
    override func record() -> Bool { true }
    override func record(forDuration duration: TimeInterval) -> Bool { true }
}
final class SessionStub: AVCaptureSession {
    var runs = 0
    override func startRunning() { runs += 1 }
}
final class WebSpy: WKWebView {
    var requests: [URLRequest] = []
    override func load(_ request: URLRequest) -> WKNavigation? {
        requests.append(request)
        return super.load(request)
    }
    override func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
}
final class ContactsStub: CNContactStore {
    override func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [CNKeyDescriptor]) throws -> CNContact { CNContact() }
    override func execute(_ saveRequest: CNSaveRequest) throws {}
}
final class CalendarStub: EKEventStore {
    override func requestFullAccessToEvents() async throws -> Bool { true }
    override func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
}
final class Hero: SKNode {
    var actions: [SKAction] = []
    override func run(_ action: SKAction) { actions.append(action) }
}
final class ProductsStub: SKProductsRequest {
    override func start() {}
}
final class CloudStub: CKDatabase {
    override func save(_ record: CKRecord) async throws -> CKRecord { record }
}

protocol Recording { func record() -> Bool }
extension AVAudioRecorder: Recording {}
@MainActor protocol PageLoading {
    func load(_ request: URLRequest) -> WKNavigation?
    func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, Error?) -> Void)?)
}
extension WKWebView: PageLoading {}
protocol Geocoding {
    func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler)
    func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark]
}
extension CLGeocoder: Geocoding {}
protocol Heading { func startUpdatingHeading() }
extension CLLocationManager: Heading {}
protocol Authenticating {
    func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
    func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
}
extension LAContext: Authenticating {}
protocol PaymentQueue { func add(_ payment: SKPayment) }
extension SKPaymentQueue: PaymentQueue {}
protocol ContactAsking { func requestAccess(for entityType: CNEntityType) async throws -> Bool }
extension CNContactStore: ContactAsking {}
@MainActor protocol Registering { func registerForRemoteNotifications() }
extension UIApplication: Registering {}
