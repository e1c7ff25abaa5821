public import Foundation

extension URL {
  /// Writes an address without some of its parts. Foundation has no such style on Linux.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Whether a part is written.
    public enum ComponentDisplayOption: Codable, Hashable, Sendable {
      /// It is written if there is one.
      case always
      /// It is not written.
      case never
      /// It is not written in addresses of the web.
      case omitIfHTTPFamily
    }

    private var shown: [String: ComponentDisplayOption]

    /// Creates a style; without parameters, names and passwords, queries and fragments are left out, and the ports of the
    /// web too.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      shown = [
        "scheme": scheme, "user": user, "password": password, "host": host, "port": port, "path": path,
        "query": query, "fragment": fragment,
      ]
    }

    /// The same style with or without the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with("scheme", strategy) }
    /// The same style with or without the name of a user.
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with("user", strategy) }
    /// The same style with or without a password.
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with("password", strategy) }
    /// The same style with or without the host.
    public func host(_ strategy: ComponentDisplayOption = .always) -> Self { with("host", strategy) }
    /// The same style with or without the port.
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with("port", strategy) }
    /// The same style with or without the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with("path", strategy) }
    /// The same style with or without the query.
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with("query", strategy) }
    /// The same style with or without the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with("fragment", strategy) }

    private func with(_ part: String, _ option: ComponentDisplayOption) -> Self {
      var copy = self
      copy.shown[part] = option
      return copy
    }

    /// Writes an address.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let isWeb = ["http", "https"].contains(parts.scheme?.lowercased() ?? "")
      func part(_ name: String, _ text: String?) -> String? {
        switch shown[name, default: .always] {
        case .always: text
        case .never: nil
        case .omitIfHTTPFamily: isWeb ? nil : text
        }
      }
      let user = part("user", parts.user).map { user in
        user + (part("password", parts.password).map { ":\($0)" } ?? "") + "@"
      }
      let host = part("host", parts.host)
      let place =
        (host == nil ? "" : user ?? "") + (host ?? "")
        + (host == nil ? "" : part("port", parts.port.map { ":\($0)" }) ?? "")
      let scheme = part("scheme", parts.scheme).map { $0 + (parts.host == nil || host == nil ? ":" : "://") }
      return (scheme ?? "") + place + (part("path", parts.path) ?? "")
        + (part("query", parts.query).map { "?\($0)" } ?? "")
        + (part("fragment", parts.fragment).map { "#\($0)" } ?? "")
    }
  }

  /// Writes the address without names, passwords, queries and fragments.
  public func formatted() -> String { formatted(.url) }
  /// Writes the address in a style.
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == URL {
    style.format(self)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The style of addresses.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
