// swift-format-ignore-file
import SwiftUI
import UIKit
import CoreImage
import CoreLocation
import CoreMotion
import Speech
import StoreKit
import UserNotifications

// As packages wrap UIKit: a delegate that passes everything on to another one, custom traits, and bindings of controls.
final class ForwardingDelegate: NSObject, UINavigationControllerDelegate, UITableViewDelegate {
  weak var navigation: (any UINavigationControllerDelegate)?
  weak var table: (any UITableViewDelegate)?
  override func responds(to aSelector: Selector!) -> Bool {
    aSelector == #selector(navigationController(_:didShow:animated:)) || navigation?.responds(to: aSelector) ?? false
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    navigation?.navigationController?(navigationController, didShow: viewController, animated: animated)
  }
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
    navigation?.navigationControllerSupportedInterfaceOrientations?(navigationController) ?? .all
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    table?.tableView?(tableView, didSelectRowAt: indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { table?.scrollViewDidScroll?(scrollView) }
}

struct CloseAction: Sendable {
  let run: (@MainActor @Sendable () -> Void)?
}
private enum CloseTrait: UITraitDefinition {
  static let defaultValue = CloseAction(run: nil)
}
extension UITraitCollection {
  var close: CloseAction { self[CloseTrait.self] }
}
extension UIMutableTraits {
  var close: CloseAction {
    get { self[CloseTrait.self] }
    set { self[CloseTrait.self] = newValue }
  }
}

class ClosingController: UINavigationController {
  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { forwarding.navigation }
    set { forwarding.navigation = newValue }
  }
  private let forwarding = ForwardingDelegate()
  required init(root: UIViewController) {
    super.init(navigationBarClass: nil, toolbarClass: nil)
    viewControllers = [root]
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    super.delegate = forwarding
    traitOverrides.close = CloseAction { [weak self] in self?.dismiss(animated: true) }
    traitOverrides.userInterfaceStyle = .dark
    registerForTraitChanges([CloseTrait.self, UITraitUserInterfaceStyle.self]) { (self: Self, _) in _ = self.traitCollection.close }
  }
}

func words(_ column: UISplitViewController.Column, _ style: UISplitViewController.Style) -> String {
  switch (column, style) {
  case (.primary, .doubleColumn): "double"
  case (.inspector, _): "inspector"
  default: "other"
  }
}

func words(_ location: CLLocation, _ proximity: CLProximity, _ orientation: CLDeviceOrientation) -> [Any?] {
  [location.courseAccuracy, location.speedAccuracy, location.ellipsoidalAltitude, location.sourceInformation?.isSimulatedBySoftware, proximity.rawValue, orientation.rawValue]
}
func words(_ status: CMAuthorizationStatus, _ motion: CMDeviceMotion) -> Bool { status == .authorized && motion.sensorLocation == .headphoneLeft && CMPedometer.isStepCountingAvailable() }
func words(_ settings: UNNotificationSettings) -> Bool { settings.alertStyle == .banner && settings.showPreviewsSetting == UNShowPreviewsSetting.always }
func words(_ state: SFSpeechRecognitionTaskState, _ metadata: SFSpeechRecognitionMetadata) -> Double { state == .running ? metadata.averagePauseDuration : metadata.voiceAnalytics?.pitch.frameDuration ?? 0 }
func words(_ level: CIQRCodeDescriptor.ErrorCorrectionLevel, _ mode: CIRenderDestinationAlphaMode) -> Int { level.rawValue + Int(mode.rawValue) }
func words(_ unit: SKProduct.PeriodUnit) -> UInt { unit.rawValue }

@MainActor func tabbed() -> UITabBarController {
  let controller = UITabBarController(tabs: [UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in UIViewController() }])
  controller.selectedTab = controller.tabs.first { $0.identifier == "home" }
  return controller
}

func follow(_ url: URL) async throws -> [String] {
  var lines: [String] = []
  for await notification in NotificationCenter.default.notifications(named: UIApplication.userDidTakeScreenshotNotification).map({ $0.name }) {
    lines.append(notification.rawValue)
    break
  }
  let (bytes, response) = try await URLSession.shared.bytes(from: url)
  lines.reserveCapacity(Int(response.expectedContentLength))
  for try await line in bytes.lines { lines.append(line) }
  for try await line in url.lines { lines.append(line) }
  return lines
}
private let lengths: DateComponentsFormatter = {
  let formatter = DateComponentsFormatter()
  formatter.allowedUnits = [.minute, .second]
  return formatter
}()
@MainActor func spring(_ change: () -> Void) {
  UIView.animate(springDuration: 0.4, bounce: 0.2, animations: { change() }, completion: { _ in })
}
