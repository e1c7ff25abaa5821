/// Frameworks of Apple's SDKs that Plumb does not have, by the names of Apple's list of technologies
/// (developer.apple.com/documentation/technologies). A missing module of such a name comes from no package.
enum AppleModules {
  static let names: Set = [
    "ARKit", "AVRouting", "Accessibility", "AccessorySetupKit", "Accounts", "AdAttributionKit", "AdServices",
    "AdSupport", "AddressBook", "AddressBookUI", "AlarmKit", "AppClip", "AppleArchive", "AssetsLibrary",
    "BackgroundAssets",
    "BrowserEngineKit", "BusinessChat", "CFNetwork", "CallKit", "CarKey", "CarPlay", "Cinematic", "ClassKit",
    "ClockKit", "ColorSync", "CompositorServices", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreMIDI",
    "CoreSpotlight", "CoreTelephony", "CoreVideo", "CoreWLAN", "CreateML", "CryptoTokenKit", "DeviceActivity",
    "DeviceCheck", "DockKit", "ExposureNotification", "ExtensionKit", "ExternalAccessory", "FamilyControls",
    "FileProvider", "FileProviderUI", "FinanceKit", "FoundationModels", "GLKit", "GSS", "GameController",
    "GroupActivities", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "IntentsUI",
    "JavaScriptCore", "JournalingSuggestions", "LiveCommunicationKit", "LockedCameraCapture",
    "ManagedSettings",
    "ManagedSettingsUI", "Matter", "MatterSupport", "MediaAccessibility", "MediaToolbox", "Messages", "Metal",
    "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "ModelIO",
    "MusicKit", "NearbyInteraction", "NetworkExtension", "NewsstandKit", "NotificationCenter", "OpenAL",
    "OpenGLES", "PHASE", "PassKit", "ProximityReader", "PushKit", "PushToTalk", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenTime",
    "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis",
    "Symbols",
    "TVMLKit", "TVUIKit", "ThreadNetwork", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox",
    "WatchKit", "WorkoutKit", "iAd",
  ]
}
