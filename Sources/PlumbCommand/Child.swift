import ArgumentParser
import CDeterminism
import Foundation
import PlumbServer
import PlumbSource
import PlumbText
import SwiftUI

/// What a parent asks of a child, which alone runs the user's code.
struct ChildRequest: Codable {
  enum Work: Codable {
    /// Tell which scenes there are; each preview of a provider by itself, if that is wanted.
    case list(members: Bool)
    case picture(PictureFormat)
    case inspect(InspectRequest)
    case explain(ExplainRequest)
    /// Tell the names of the apps.
    case apps
    /// Show an app by its number, or the scene, in the browser; it ends only from outside.
    case serve(app: Int?, port: UInt16)
    /// Show the scene to a page of another server, and tell the port at once; it ends only from outside.
    case preview(pagePort: UInt16)
  }

  var work: Work
  var library: String
  /// The libraries that it needs, each behind those that it needs itself.
  var modules: [String] = []
  /// The library that makes plain views, and the number of the view in it.
  var factories: String?
  var number: Int32 = 0
  var scene: Scene?
  var stage: StageWords
  /// What pages need to see what is served. It goes no other way than with this request: everybody can read a command's
  /// words.
  var key: ServerKey?
  /// Only this port will do: pages are there that would send their key to whoever has it.
  var keepsPort = false
  /// The file that takes the answer.
  var result: String
  /// What proves that the answer is the child's own.
  var seal = Answer.newSeal()
}

extension ChildRequest {
  /// Whether time stands still for the view, and nothing happens by chance.
  var isStill: Bool { endsByItself }

  /// The stage as it is said, at the time that is said; what lives has the machine's own time and time zone.
  func stage(traits: [PreviewTrait<Preview.ViewTraits>]) -> Stage {
    var stage = Stage(stage, traits: traits)
    if isStill {
      stage.date = Date(timeIntervalSince1970: self.stage.now.seconds)
    } else {
      stage.timeZone = TimeZone.current.identifier
    }
    return stage
  }

  /// Whether the child ends when its answer is there.
  var endsByItself: Bool {
    switch work {
    case .list, .apps, .picture, .inspect, .explain: true
    case .serve, .preview: false
    }
  }

  /// The file that takes the port of what is served.
  var portFile: String { result + ".port" }

  /// The file that tells where the user's code was when the child ended.
  var whereaboutsFile: String { result + ".place" }

  func tellPort(_ port: UInt16) {
    try? Data("\(port)".utf8).write(to: URL(fileURLWithPath: portFile), options: .atomic)
  }
}

struct Child: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "child", shouldDisplay: false)

  @Argument var request: String

  func run() throws {
    // What a view prints before it crashes must not stay behind in a buffer.
    printLineByLine()
    useOrdinaryStacksInThreads()
    let data = try Data(contentsOf: URL(fileURLWithPath: request))
    let request = try JSONDecoder().decode(ChildRequest.self, from: data)
    // The user's code is loaded now, and must not read the seal there.
    unlink(self.request)
    FontCacheFolder.ofHost.withLock { $0 = request.stage.fontCache }
    if request.isStill {
      plumb_stop_calendar_clock(request.stage.now.seconds)
      plumb_seed_random(request.stage.seed)
    }
    if request.endsByItself { Whereabouts.tell(in: request.whereaboutsFile) }
    let answer: Answer
    do {
      answer = .result(try MainActor.assumeIsolated { try result(of: request) })
    } catch {
      answer = .problem((error as? Failure)?.message ?? "\(error)")
    }
    try answer.write(to: request.result, seal: request.seal)
    Whereabouts.isOver = true
  }

  @MainActor private func result(of request: ChildRequest) throws -> Data {
    for module in request.modules { _ = try LoadedLibrary(path: module) }
    let theatre = try Theatre(library: request.library)
    if case .apps = request.work { return try JSONEncoder().encode(theatre.appNames) }
    if case .serve(let app?, let port) = request.work {
      tellCrashes()
      serve(
        theatre.content(ofApp: app, on: request.stage(traits: [])), port: port,
        key: request.key ?? ServerKey(), keepsPort: request.keepsPort, started: request.tellPort)
    }
    if case .list(let members) = request.work {
      return try JSONEncoder().encode(theatre.scenes(members: members))
    }
    guard let scene = request.scene else { return Data() }
    let stage = request.stage(traits: try theatre.traits(of: scene))
    let view = try theatre.view(of: scene, factories: request.factories, number: request.number)
    switch request.work {
    case .list, .apps: return Data()
    case .serve(_, let port):
      tellCrashes()
      let (library, number) = (request.factories, request.number)
      serve(
        stage.content(title: scene.viewName(view)) {
          (try? theatre.view(of: scene, factories: library, number: number)) ?? AnyView(EmptyView())
        }, port: port, key: request.key ?? ServerKey(), keepsPort: request.keepsPort,
        started: request.tellPort)
    case .preview(let pagePort):
      tellCrashes()
      let (library, number) = (request.factories, request.number)
      var content = stage.content(title: scene.viewName(view)) {
        (try? theatre.view(of: scene, factories: library, number: number)) ?? AnyView(EmptyView())
      }
      content.offer(width: stage.size.width, height: stage.size.height, fits: stage.fit)
      content.files = stage.files
      servePreview(content, pagePort: pagePort, key: request.key ?? ServerKey(), portFile: request.result)
    case .picture(let format):
      return try encode(draw(view: view, on: stage), as: format, scale: stage.scale)
    case .inspect(let request):
      return Data(
        inspect(view: view, name: scene.viewName(view), on: stage, request).utf8)
    case .explain(let request):
      return try JSONEncoder().encode(
        try explain(view: view, name: scene.viewName(view), on: stage, request))
    }
  }
}

extension Scene {
  /// A preview without a name of its own goes by the view that it shows.
  fileprivate func viewName(_ view: AnyView) -> String {
    name == place ? view.composedName ?? name : name
  }
}
