import AVFoundation
import EventKit
import OSLog
import SwiftData
import SwiftUI
import VisionKit

@Model class Visit: Codable, Identifiable, CustomStringConvertible {
  @Attribute(.unique) var id: Int
  var description: String { "\(id)" }
  required init(from decoder: Decoder) throws { id = try decoder.singleValueContainer().decode(Int.self) }
  func encode(to encoder: Encoder) throws { try id.encode(to: encoder) }
}

final class TraitView: UIView {
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { setNeedsDisplay() }
  }
}

final class RemoteDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.newData) }
}

@MainActor func vibrancy(_ blur: UIBlurEffect, _ style: UIVibrancyEffectStyle?) -> UIVisualEffectView {
  UIVisualEffectView(effect: style.map { UIVibrancyEffect(blurEffect: blur, style: $0) })
}

final class TraitController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.view.setNeedsLayout()
    }
    registerForTraitChanges([UITraitDisplayScale.self]) { controller, _ in controller.view.setNeedsLayout() }
    navigationItem.backButtonDisplayMode = .minimal
    view.backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .white
  }
  override func willTransition(
    to new: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: new, with: coordinator)
  }
}

func surroundings(
  _ image: UIImage, _ store: EKEventStore, _ context: ModelContext, _ code: RecognizedItem.Barcode
) -> EKSource? {
  let format = image.imageRendererFormat
  format.opaque = true
  context.processPendingChanges()
  guard let device = AVCaptureDevice.userPreferredCamera, device.hasTorch, code.observation.symbology == .qr
  else { return nil }
  return store.sources.first(where: { $0.sourceType == .local }) ?? store.sources.first { $0.title == "a" }
}

func messages() throws -> [String] {
  let store = try OSLogStore(scope: .currentProcessIdentifier)
  let entries = try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 1))
  return entries.compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == "a" }.map {
    "\($0.date) \($0.category) \($0.composedMessage)"
  }
}
