import AVFoundation
import CoreImage
import CoreLocation
import EventKit
import OSLog
import Photos
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

@MainActor func load(_ provider: NSItemProvider, _ done: @escaping (UIImage?) -> Void) {
  guard provider.canLoadObject(ofClass: UIImage.self) else { return }
  provider.loadObject(ofClass: UIImage.self) { image, error in done(image) }
}

@MainActor func plainEffects() -> [UIVisualEffectView] {
  [UIVisualEffectView(), UIVisualEffectView(frame: .zero)]
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

final class StoryController: UIViewController {
  var timer = Timer()
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "next", let next = segue.destination as? StoryController else { return }
    next.title = title
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { sender != nil }
  @IBAction func goOn(_ sender: UIButton) {
    performSegue(withIdentifier: "next", sender: self)
    let board = UIStoryboard(name: "Main", bundle: nil)
    if let next = storyboard?.instantiateViewController(withIdentifier: "next") { show(next, sender: nil) }
    showDetailViewController(board.instantiateViewController(withIdentifier: "detail"), sender: nil)
  }
  @IBAction func unwind(_ segue: UIStoryboardSegue) { title = segue.source.title }
}

func sound(_ name: String) throws -> AVAudioPlayer? {
  guard let data = NSDataAsset(name: name)?.data else { return nil }
  return try AVAudioPlayer(data: data)
}

@MainActor func plainSegments(_ picture: UIImage) {
  UISegmentedControl.appearance().setBackgroundImage(picture, for: .normal, barMetrics: .default)
  UISegmentedControl.appearance().setDividerImage(
    picture, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
}

@MainActor func rules(_ field: UITextField, _ view: UITextView) {
  field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
  (field.smartDashesType, field.smartQuotesType, field.smartInsertDeleteType) = (.no, .yes, .default)
  (view.smartDashesType, view.smartQuotesType) = (.no, .no)
}

func settings(_ output: AVCapturePhotoOutput) -> AVCapturePhotoSettings {
  output.isLivePhotoCaptureEnabled = output.isLivePhotoCaptureSupported
  guard output.availablePhotoCodecTypes.contains(.hevc) else { return AVCapturePhotoSettings() }
  return AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
}

func picture(_ buffer: CMSampleBuffer) -> UIImage? {
  guard let pixels = CMSampleBufferGetImageBuffer(buffer) else { return nil }
  let image = CIImage(cvPixelBuffer: pixels)
  return CIContext().createCGImage(image, from: image.extent).map { UIImage(cgImage: $0) }
}

func thumbnail(_ asset: PHAsset, _ done: @escaping (UIImage) -> Void) {
  PHCachingImageManager().requestImage(
    for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
  ) { image, info in
    if let isSmall = info?[PHImageResultIsDegradedKey] as? Bool, isSmall { return }
    if let image { done(image) }
  }
}

func place(_ size: CGSize) -> (String, CLLocation) { (size.debugDescription, CLLocation()) }

@MainActor func setThumb(of slider: UISlider) {
  slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
  slider.setMinimumTrackImage(nil, for: .normal)
  slider.setMaximumTrackImage(nil, for: .normal)
}
