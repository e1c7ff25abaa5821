// swift-format-ignore-file
import AVFoundation
import AuthenticationServices
import MapKit
import Speech
import StoreKit
import SwiftUI

final class Accounts: NSObject, ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding, ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { ASPresentationAnchor() }
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }
  func start() {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let key = provider.createCredentialAssertionRequest(challenge: Data())
    let newKey = provider.createCredentialRegistrationRequest(challenge: Data(), name: "a", userID: Data())
    let account = ASAuthorizationAppleIDProvider().createRequest()
    account.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [key, newKey, account, ASAuthorizationPasswordProvider().createRequest()])
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests(options: .preferImmediatelyAvailableCredentials)
    controller.performAutoFillAssistedRequests()
    let session = ASWebAuthenticationSession(url: URL(string: "https://example.org")!, callbackURLScheme: "app") { _, error in
      if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin { }
    }
    session.presentationContextProvider = self
    session.prefersEphemeralWebBrowserSession = true
    session.start()
  }
  func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {
    switch authorization.credential {
    case let account as ASAuthorizationAppleIDCredential: print(account.user, account.realUserStatus == .likelyReal)
    case let password as ASPasswordCredential: print(password.user, password.password)
    case let key as ASAuthorizationPlatformPublicKeyCredentialRegistration: print(key.rawAttestationObject as Any, key.rawClientDataJSON)
    case let key as ASAuthorizationPlatformPublicKeyCredentialAssertion: print(key.signature as Any, key.credentialID)
    default: break
    }
  }
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
    guard let error = error as? ASAuthorizationError, error.code != .canceled else { return }
  }
}

struct Entrance: View {
  @Environment(\.authorizationController) private var controller
  @Environment(\.webAuthenticationSession) private var web
  @Environment(\.displayStoreKitMessage) private var display
  @State private var product: Product?
  var body: some View {
    Button("a") { Task { try await enter() } }
      .task { for await message in StoreKit.Message.messages where message.reason != .generic { try? display(message) } }
      .task { print(await Storefront.current?.countryCode ?? "") }
    if let product, let period = product.subscription?.subscriptionPeriod {
      Text(period.formatted(product.subscriptionPeriodFormatStyle))
      Text(period.unit.formatted(product.subscriptionPeriodUnitFormatStyle))
    }
  }
  func enter() async throws {
    switch try await controller.performRequests([ASAuthorizationPasswordProvider().createRequest()], options: .preferImmediatelyAvailableCredentials) {
    case .password(let password): print(password.user)
    case .passkeyAssertion(let key): print(key.signature as Any)
    case .passkeyRegistration(let key): print(key.rawAttestationObject as Any)
    case .appleID(let account): print(account.user)
    default: break
    }
    print(try await web.authenticate(using: URL(string: "https://example.org")!, callbackURLScheme: "app"))
  }
}

func listen() { guard let recognizer = SFSpeechRecognizer(), recognizer.isAvailable else { return } }

final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
  let output = AVCapturePhotoOutput()
  func shoot() { output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self) }
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) { print(resolvedSettings.uniqueID) }
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) { print(photo.fileDataRepresentation() as Any, photo.resolvedSettings) }
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) { }
}

@MainActor func way(_ line: MKPolyline) -> MKOverlayRenderer {
  let renderer = MKPolylineRenderer(polyline: line)
  (renderer.strokeStart, renderer.strokeEnd) = (0.25, 0.75)
  return renderer
}

final class Delegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: UIMenuBuilder) {
    guard builder.system == .main else { return }
    builder.remove(menu: .format)
    builder.insertChild(UIMenu(title: "a"), atStartOfMenu: .file)
    super.buildMenu(with: builder)
  }
  func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
    session.userInfo = ["seen": true]
    return UISceneConfiguration(name: "a", sessionRole: session.role)
  }
  func picture(of window: UIWindow) -> UIImage {
    UIGraphicsImageRenderer(bounds: window.bounds).image { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
  }
}
