/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The number that stands for a buzz.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// Plays a short sound. Nothing is heard.
public func AudioServicesPlaySystemSound(
  _ inSystemSoundID: SystemSoundID, fileID: StaticString = #fileID, line: UInt = #line
) { reportCompanion("AudioServicesPlaySystemSound", fileID, line) }

/// Plays a short sound with a buzz. Nothing is heard.
public func AudioServicesPlayAlertSound(
  _ inSystemSoundID: SystemSoundID, fileID: StaticString = #fileID, line: UInt = #line
) { reportCompanion("AudioServicesPlaySystemSound", fileID, line) }
