public import FoundationNetworking

// Names of Apple's Foundation for kinds of traffic. Foundation has older ones on Linux, and sends all traffic the same way, so a newer name is
// the nearest older one.
extension URLRequest.NetworkServiceType {
  /// Messages that begin and end calls.
  public static var callSignaling: Self { .networkServiceTypeCallSignaling }
  /// Data for which a person waits.
  public static var responsiveData: Self { .default }
  /// Sound and films that are sent out, for many people.
  public static var avStreaming: Self { .video }
  /// Sound and films of a conversation.
  public static var responsiveAV: Self { .video }
}
