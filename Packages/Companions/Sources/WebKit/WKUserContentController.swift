import PlumbUIKit

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script for pages. None runs here.
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// The time at which the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs only for whole pages.
  public let isForMainFrameOnly: Bool
  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// The message of a script to the app. None is sent here.
open class WKScriptMessage: NSObject {
  /// The content of the message.
  public let body: Any
  /// The name of the handler.
  public let name: String
  /// The view of the page.
  public private(set) weak var webView: WKWebView?
  /// The part of the page.
  public let frameInfo: WKFrameInfo
  init(body: Any, name: String, webView: WKWebView?, frameInfo: WKFrameInfo) {
    (self.body, self.name, self.webView, self.frameInfo) = (body, name, webView, frameInfo)
  }
}

/// A handler of the messages of scripts. There are none here.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script says something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Scripts for pages, and who hears of them. They are kept, and none runs.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []

  /// Adds a script.
  @available(
    *, deprecated,
    message: "In Plumb, WKUserContentController does nothing: there is no page that runs scripts."
  )
  open func addUserScript(
    _ userScript: WKUserScript
  ) {
    userScripts.append(userScript)
  }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a handler for the messages of scripts to a name.
  @available(
    *, deprecated,
    message: "In Plumb, WKUserContentController does nothing: there is no page that runs scripts."
  )
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, name: String
  ) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes the handler for a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}
