import Combine
import PlumbUIKit
import Synchronization

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The number of a buzz.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
/// It went well.
public let kAudioServicesNoError: OSStatus = 0

/// Plays a short sound. Nothing is heard.
@available(
  *, deprecated, message: "In Plumb, AudioServicesPlaySystemSound does nothing: no host makes sounds."
)
public func AudioServicesPlaySystemSound(
  _ inSystemSoundID: SystemSoundID
) {}

/// Plays a short sound with a buzz. Nothing is heard.
@available(
  *, deprecated, message: "In Plumb, AudioServicesPlaySystemSound does nothing: no host makes sounds."
)
public func AudioServicesPlayAlertSound(
  _ inSystemSoundID: SystemSoundID
) {}

/// Plays a short sound and calls a closure after it: at once, because nothing is heard.
@available(
  *, deprecated, message: "In Plumb, AudioServicesPlaySystemSound does nothing: no host makes sounds."
)
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

/// Plays a short sound with a buzz and calls a closure after it: at once, because nothing is heard.
@available(
  *, deprecated, message: "In Plumb, AudioServicesPlaySystemSound does nothing: no host makes sounds."
)
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Gives the sound of a file a number that no other sound has.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  // The numbers of the system's own sounds are smaller.
  outSystemSoundID.pointee = 4096 + lastSound.wrappingAdd(1, ordering: .relaxed).newValue
  return kAudioServicesNoError
}

/// Gives up the number of a sound.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus
{
  kAudioServicesNoError
}

private let lastSound = Atomic<SystemSoundID>(0)
