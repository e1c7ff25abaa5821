import Foundation
import PlumbCompanions
import PlumbUIKit
import SwiftUI
import Testing

@Suite("Accounts, stores and machines that are not there")
@MainActor struct AccountTests {
  private final class Listener: NSObject, ASAuthorizationControllerDelegate {
    var answer: ((any Error) -> Void)?
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
    {
      answer?(error)
    }
  }

  private func answer(_ act: (ASAuthorizationController) -> Void) async -> ASAuthorizationError.Code? {
    let listener = Listener()
    let request = ASAuthorizationPasswordProvider().createRequest()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = listener
    let error = await withCheckedContinuation { next in
      listener.answer = { next.resume(returning: $0) }
      act(controller)
    }
    return (error as? ASAuthorizationError)?.code
  }

  @available(*, deprecated)
  @Test("who asks a person to sign in hears an error, or that it was taken back")
  func controller() async {
    #expect(await answer { $0.performRequests() } == .notHandled)
    let canceled = await answer {
      $0.performRequests()
      $0.cancel()
    }
    #expect(canceled == .canceled)
  }

  @available(*, deprecated)
  @Test("the environment's ways to sign in are errors too")
  func environment() async {
    let values = EnvironmentValues()
    await #expect(throws: ASAuthorizationError.self) {
      _ = try await values.authorizationController.performRequests([])
    }
    await #expect(throws: ASWebAuthenticationSessionError.self) {
      let page = URL(fileURLWithPath: "/")
      _ = try await values.webAuthenticationSession.authenticate(using: page, callbackURLScheme: "app")
    }
  }

  @Test("a time that is paid for is written with its unit")
  func periods() {
    #expect(
      Product.SubscriptionPeriod.monthly.formatted(Product.SubscriptionPeriod.FormatStyle()) == "1 month")
    let unit = Product.SubscriptionPeriod.Unit.year
    #expect(unit.formatted(Product.SubscriptionPeriod.Unit.FormatStyle()) == "year")
  }

  @Test("there is no store of a country")
  func storefront() async { #expect(await Storefront.current == nil) }

  @Test("each machine is said to be reachable, once")
  func reachability() async throws {
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(target, &flags) && flags == .reachable)
    let heard: SCNetworkReachabilityFlags = await withCheckedContinuation { next in
      SCNetworkReachabilitySetCallback(target, { _, flags, _ in next.resume(returning: flags) }, nil)
      SCNetworkReachabilitySetDispatchQueue(target, DispatchQueue(label: "reachability"))
    }
    #expect(heard == .reachable)
  }
}
