extension UnsupportedCompanion {
  /// Every name that is accepted and does nothing, or only a part of what it says, module by module.
  package static let all: [UnsupportedCompanion] =
    places + media + stores + services + pictures
    + shops + activities + devices + papers + people + games
    + offers + pages + languages + parameters + properties

  static func names(_ module: String, _ names: String..., missing: String) -> [UnsupportedCompanion] {
    names.map { UnsupportedCompanion(module: module, name: $0, missing: missing) }
  }

  /// Names that work, but for a part.
  static func partly(_ module: String, _ names: String..., missing: String) -> [UnsupportedCompanion] {
    names.map { UnsupportedCompanion(module: module, name: $0, missing: missing, isPartial: true) }
  }

  private static let places =
    names("CoreLocation", "CLGeocoder", missing: "no host knows addresses, so the answer is an error")
    + names(
      "CoreLocation", "CLLocationManager.startUpdatingHeading", missing: "no host has a compass")
    + names(
      "CoreLocation", "CLLocationManager.startMonitoring",
      "CLLocationManager.startMonitoringSignificantLocationChanges",
      missing: "the device stands still, so nobody is told")
    + names(
      "UserNotifications", "UNLocationNotificationTrigger",
      missing: "the device stands still, so the notification never comes")
    + names("MapKit", "mapStyle", missing: "a placeholder without map data has one look")
    + names(
      "MapKit", "mapControls", "mapControlVisibility", "mapScope", missing: "a placeholder shows no controls")
    + names(
      "MapKit", "MKLocalSearch", "MKDirections",
      missing: "no host asks a map's servers, so the answer is an error")
    + names(
      "MapKit", "MKLocalSearchCompleter",
      missing: "no host asks a map's servers, so the delegate gets an error")
    + names("AppIntents", "siriTipViewStyle", missing: "a placeholder has one look")
    + names(
      "MapKit", "MKReverseGeocodingRequest", "MKGeocodingRequest",
      missing: "no host knows addresses, so the answer is an error")
    + names("MapKit", "MKMapItem.openInMaps", missing: "there is no Maps app")
    + names(
      "MapKit", "MKMapView.mapType", "MKMapView.preferredConfiguration", "MKMapView.showsTraffic",
      missing: "a placeholder without map data has one look")
    + names("MapKit", "MKMapView.showsScale", missing: "a placeholder shows no controls")
    + names(
      "MapKit", "MKMapView.cameraBoundary", "MKMapView.cameraZoomRange",
      missing: "a placeholder has no bounds, and people do not zoom it")
    + names("MapKit", "MKTileOverlay", missing: "no server is asked for pictures of a map")
    + names("MapKit", "MKAnnotationView.isDraggable", missing: "people can not move annotations yet")
    + names(
      "MapKit", "MKAnnotationView.clusteringIdentifier",
      missing: "annotations that meet are not made one")

  private static let media =
    names(
      "AVFoundation", "AVPlayer.play",
      missing: "no host shows films or plays sounds, and its time stands still")
    + names(
      "AVFoundation", "AVAudioPlayer.play", "AVSpeechSynthesizer.speak", missing: "no host makes sounds")
    + names(
      "AVFoundation", "AVAsset.load", "AVAssetImageGenerator",
      missing: "no film or sound is read, so the answer is an error")
    + names(
      "AVFoundation", "AVAudioEngine.start", missing: "no host makes or hears sounds, so it is an error")
    + names(
      "AVFoundation", "AVAudioRecorder.record", missing: "there is no microphone, so nothing is recorded")
    + names(
      "Speech", "SFSpeechRecognizer", missing: "no host understands speech, so asking for it is refused")
    + names(
      "AVFoundation", "AVCaptureDevice",
      missing: "there is neither a camera nor a microphone, so access is refused")

  private static let stores =
    partly(
      "CoreData", "NSPersistentContainer",
      missing:
        "objects are kept in memory only, so the next start begins without any")
    + partly(
      "CoreData", "NSPersistentContainer(name:)",
      missing:
        "there is no data model of this name in the app, so its entities have no defaults and no relationships"
    )
    + partly(
      "SwiftData", "ModelContainer",
      missing: "objects are kept in memory only, so the next start begins without any")

  private static let services =
    partly("WidgetKit", "WidgetCenter", missing: "widgets are shown as previews only")
    + names("WidgetKit", "widgetURL", missing: "a widget in a preview opens nothing")
    + names("WidgetKit", "widgetLabel", missing: "no host is a watch")
    + names("WidgetKit", "widgetAccentable", missing: "widgets are drawn in their own colours")
    + names(
      "PhotosUI", "PHPickerViewController",
      missing: "pages are asked for no pictures yet, so nothing can be chosen")
    + names("Photos", "PHPhotoLibrary", missing: "no host has pictures of people, so access is refused")
    + names("StoreKit", "requestReview", "Product", missing: "no host has a store")
    + names("AudioToolbox", "AudioServicesPlaySystemSound", missing: "no host makes sounds")
    + names(
      "AuthenticationServices", "SignInWithAppleButton", "ASAuthorizationController",
      missing: "no host knows accounts, so the answer is an error")
    + names(
      "AuthenticationServices", "ASWebAuthenticationSession",
      missing: "no host shows pages of the web, so the answer is an error")
    + names(
      "LocalAuthentication", "LAContext", missing: "no host knows people, so the answer is an error")
    + partly(
      "Network", "NWPathMonitor", missing: "no network is looked at, and there is always said to be one")
    + partly(
      "SystemConfiguration", "SCNetworkReachability",
      missing: "no network is looked at, and there is always said to be one")
    + names(
      "CoreHaptics", "CHHapticEngine",
      missing: "no host makes people feel anything, so making one is an error")
    + web
    + names("CoreMotion", "CMMotionManager", missing: "no host feels movements, so nothing is available")
    + names(
      "WeatherKit", "WeatherService", missing: "no host asks Apple's service, so each answer is an error")

  private static let web =
    names(
      "WebKit", "WKWebView.load", missing: "no host puts pages into views, so a placeholder has the address")
    + names(
      "WebKit", "WKWebView.evaluateJavaScript", missing: "there is no page, so the answer is an error")
    + names("WebKit", "WKUserContentController", missing: "there is no page that runs scripts")
    + names(
      "SafariServices", "SFSafariViewController",
      missing: "no host puts pages into views, so a placeholder has the address")
    + names(
      "MessageUI", "MFMailComposeViewController", "MFMessageComposeViewController",
      missing: "no host sends mails or messages, so a placeholder has what is prepared")
    + names(
      "GameKit", "GKLocalPlayer.authenticateHandler", "GKAchievement.report",
      missing: "no host knows players, so the answer is an error")
    + names(
      "GameKit", "GKAccessPoint", "GKGameCenterViewController", missing: "nobody can be signed in")

  private static let pictures =
    names("CoreImage", "CIFilter", missing: "there is no filter of this name here, so it is nil")
    + partly("ImageIO", "CGImageSource", missing: "PNGs, JPEGs and WebPs are read, and this is none of them")
    + partly("ImageIO", "CGImageDestination", missing: "PNGs and JPEGs are written, so it is nil")

  private static let shops =
    names(
      "StoreKit", "ProductView", "StoreView", "SubscriptionStoreView",
      missing: "no host has a store, so it is a placeholder")
    + names(
      "StoreKit", "productViewStyle", "subscriptionStoreControlStyle", "subscriptionStoreButtonLabel",
      "subscriptionStorePickerItemBackground", "storeButton", "subscriptionStorePolicyDestination",
      missing: "a placeholder of a store has one look")
    + names(
      "StoreKit", "manageSubscriptionsSheet", "refundRequestSheet", "offerCodeRedemption", "appStoreOverlay",
      "onInAppPurchaseStart", "onInAppPurchaseCompletion", missing: "no host has a store")
    + names("StoreKit", "SKPaymentQueue", missing: "no host has a store, so nothing can be bought")

  private static let activities =
    names(
      "ActivityKit", "Activity.request",
      missing: "live activities are shown as previews only, so it is an error")
    + names(
      "WidgetKit", "activitySystemActionForegroundColor", "supplementalActivityFamilies",
      "DynamicIsland.keylineTint", "DynamicIsland.contentMargins", "dynamicIsland(verticalPlacement:)",
      missing: "a preview of a live activity has one look")
    + names("WidgetKit", "ControlWidget", missing: "no host has a control center")
    + names("AppIntents", "AppShortcutsProvider", missing: "there is neither Siri nor Shortcuts")

  private static let devices =
    names(
      "AVFoundation", "AVCaptureSession.startRunning",
      missing: "there is neither a camera nor a microphone, so nothing is seen or heard")
    + names("CoreML", "MLModel", missing: "no host runs models, so reading one is an error")
    + names(
      "Vision", "VNImageRequestHandler.perform",
      missing: "nothing looks at pictures, so the answer is an error")
    + names(
      "PencilKit", "PKCanvasView", missing: "nobody can draw on the placeholder, so a drawing has no strokes")
    + names("PencilKit", "PKToolPicker", missing: "no pens are shown")
    + names(
      "HealthKit", "HKHealthStore", missing: "no host knows anybody's health, so the answer is an error")
    + names("CommonCrypto", "CCCrypt", missing: "there is no cipher, so the answer is an error")
    + names(
      "Security", "SecTrustEvaluateWithError", missing: "no certificates are checked, so nobody is trusted")
    + names(
      "Security", "SecKeyCreateRandomKey", "SecKeyCreateWithData", "SecKeyCreateEncryptedData",
      "SecKeyCreateDecryptedData", "SecKeyCreateSignature", "SecKeyVerifySignature",
      "SecKeyCopyExternalRepresentation",
      missing: "no keys are made or kept, so the answer is an error")
    + names("CoreImage", "CIDetector", missing: "no host looks through pictures, so nothing is found")
    + partly("Security", "SecItemAdd", missing: "secrets are kept until the program ends")
    + names(
      "AppTrackingTransparency", "ATTrackingManager", missing: "no host can ask, so the answer is no")
    + names(
      "BackgroundTasks", "BGTaskScheduler",
      missing: "a page is always seen, so no work begins in the background")
    + names("WatchConnectivity", "WCSession", missing: "no host has a watch")

  private static let papers =
    partly(
      "PDFKit", "PDFView",
      missing: "pages are not drawn, so a placeholder has the name and the number of pages")
    + partly("PDFKit", "PDFDocument", missing: "texts and pictures of pages are not read, only their number")
    + names(
      "QuickLook", "QLPreviewController", "quickLookPreview",
      missing: "no host shows files, so a placeholder has the name")
    + names("LinkPresentation", "LPMetadataProvider", missing: "no page is asked, so the answer is an error")
    + names(
      "VisionKit", "VNDocumentCameraViewController", "DataScannerViewController",
      missing: "there is no camera")
    + names(
      "NaturalLanguage", "NLTagger", "NLLanguageRecognizer",
      missing: "no language is known, so nothing is said of words")

  private static let people =
    names("EventKit", "EKEventStore", missing: "no host has calendars, so access is refused")
    + names(
      "EventKitUI", "EKEventEditViewController",
      missing: "no host has calendars, so a placeholder has the event's name")
    + names("Contacts", "CNContactStore", missing: "no host has contacts, so access is refused")
    + names(
      "ContactsUI", "CNContactPickerViewController", missing: "no host has contacts, so nobody can be chosen")
    + names(
      "ContactsUI", "CNContactViewController", missing: "a placeholder has the name, which nobody can change")
    + names(
      "MediaPlayer", "MPRemoteCommandCenter", "MPNowPlayingInfoCenter",
      missing: "there are neither a lock screen nor headphones")
    + names("MediaPlayer", "MPVolumeView", missing: "no host makes sounds, so the slider changes nothing")
    + names("MediaPlayer", "MPMediaLibrary", missing: "no host has music of people, so access is refused")
    + names("MediaPlayer", "MPMusicPlayerController.play", missing: "no host makes sounds")
    + names("CoreNFC", "NFCNDEFReaderSession", missing: "no host can read tags, so beginning is an error")
    + names("Intents", "INInteraction", missing: "there is neither Siri nor Shortcuts")

  private static let games =
    partly("SpriteKit", "SpriteView", missing: "a scene stands still: it is drawn as it begins")
    + partly("SpriteKit", "SKAction", missing: "a scene stands still, so what takes time does not happen")
    + names("SpriteKit", "SKScene(fileNamed:)", "SKEmitterNode", missing: "files of scenes are not read")
    + names("CloudKit", "CKContainer", missing: "no host knows accounts, so there is no cloud")
    + names("CoreBluetooth", "CBCentralManager", missing: "no host finds devices, so it is not supported")
    + names("MultipeerConnectivity", "MCSession", missing: "nobody is nearby")
}
