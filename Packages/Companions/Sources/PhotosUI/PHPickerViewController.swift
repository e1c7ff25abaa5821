import PlumbUIKit
import SwiftUI

/// The configuration of a picker of people's pictures.
public struct PHPickerConfiguration: Sendable {
  /// In which form pictures come.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// The behaviour of the selection of several pictures.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  /// The filter of the pictures.
  public var filter: PHPickerFilter?
  /// The maximum number of pictures; 0 for any number.
  public var selectionLimit = 1
  /// In which form they come.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The behaviour of the selection of several pictures.
  public var selection = Selection.default
  /// The items that are chosen at the beginning.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates the usual one.
  public init() {}
  /// Creates the usual one for a library, so that what is chosen has its identifiers.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that a person has chosen.
public struct PHPickerResult: Hashable {
  /// The provider of the picture.
  public let itemProvider: NSItemProvider
  /// The picture's name in the library.
  public let assetIdentifier: String?
  public static func == (one: PHPickerResult, other: PHPickerResult) -> Bool {
    one.itemProvider === other.itemProvider
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// Lets a person choose pictures. There are none here: it is a placeholder, and can be cancelled.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// The configuration of the picker.
  public let configuration: PHPickerConfiguration
  /// The delegate, which is notified of the choice.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  @available(
    *, deprecated,
    message:
      "In Plumb, PHPickerViewController does nothing: pages are asked for no pictures yet, so nothing can be chosen."
  )
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker from an archive, which there is not here.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  open override func loadView() {
    view = PlaceholderView { [weak self] in self?.placeholder }
  }

  private var placeholder: BarredPlaceholder {
    BarredPlaceholder(
      button: "Cancel", title: "Photos", placeholder: Placeholder("No photos", symbol: "photo.on.rectangle")
    ) {
      [weak self] in
      guard let self else { return }
      guard let delegate else { return dismiss(animated: true) }
      delegate.picker(self, didFinishPicking: [])
    }
  }
}

/// A delegate that is notified of the choice.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// A person has chosen pictures: none. The controller is dismissed by who hears it.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
