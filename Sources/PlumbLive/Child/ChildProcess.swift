import CDeterminism
import Foundation
import PlumbGuidePages
import PlumbServer
import PlumbShare
import PlumbSource
import PlumbText
import SwiftUI

/// The process that runs the code of a source.
package enum ChildProcess {
  /// The exit status of a child that may open no file any more, so that fonts and images may be missing: `EX_OSERR` of sysexits.h.
  static let withoutFiles: Int32 = 71
  /// The exit status of a child that the command understands no more, and of which the child is not understood: `EX_PROTOCOL` of
  /// sysexits.h.
  static let otherVersion: Int32 = 76

  /// Does the work that the command requests over a wire.
  ///
  /// - Parameter wire: the number of the wire, which this process has inherited.
  package static func run(wire: Int32) throws {
    // Lines that a view prints before it crashes must not be lost in a buffer.
    printLineByLine()
    useOrdinaryStacksInThreads()
    let wire = Wire(takingOver: wire)
    guard let request = try wire.request() else { Foundation.exit(Self.otherVersion) }
    if request.isWalled { try request.closeWall() }
    listenToReportsOutsideOfViews(request.files.report)
    FontCacheFolder.ofHost.withLock { $0 = request.fontCache }
    if let date = request.stoppedDate { plumb_stop_calendar_clock(date.timeIntervalSince1970) }
    if request.isStill { plumb_seed_random(request.stage.seed ?? 0) }
    StageLocale.use(request.stage.locale ?? Stage.defaultLocale)
    if let place = request.stage.place {
      FixedPlace.degrees = (place.latitude, place.longitude)
    }
    watch(request, wire)
    let answer: Answer
    do {
      answer = .result(try MainActor.assumeIsolated { try result(of: request, wire) })
    } catch {
      answer = .problem((error as? Failure)?.message ?? "\(error)")
    }
    CrashReporting.isOver = true
    // The parent says why.
    if OpenFiles.areUsedUp { Foundation.exit(Self.withoutFiles) }
    guard wire.send(WireMessage(kind: .answer, bytes: answer.sealed(with: request.seal))) else {
      Foundation.exit(Wire.endedStatus)
    }
  }

  /// Reports to the command where the code is when it ends, and, where a page shows it, while it does not answer.
  private static func watch(_ request: ChildRequest, _ wire: Wire) {
    CrashReporting.begin(wire)
    let hasPages = request.hasPages
    if hasPages { HangReporting.prepare() }
    MainThreadWatch.begin { steps in
      CrashReporting.note(wire)
      if hasPages { HangReporting.look(steps, wire) }
    }
  }

  @MainActor private static func result(of request: ChildRequest, _ wire: Wire) throws -> Data {
    for module in request.modules {
      let library = try LoadedLibrary(path: module, isModule: true)
      // The views of a module of ours are made for a call in the source, which is looked for further out.
      if let name = CompanionModules.name(ofLibrary: module) {
        Companions.add(name)
      } else {
        library.watchCalls()
      }
    }
    let loaded = try LoadedSource(library: request.library, parts: request.files.parts)
    lazy var calls = request.files.calls
    WatchedCode.onlyPlace = { calls.onlyPlace(of: $0) }
    if case .apps = request.work { return try JSONEncoder().encode(loaded.appNames) }
    let (stage, environment) = (request.shownStage, request.files.environment)
    stage.announce(environment)
    StageStrings.use(environment.resources)
    // Before there is a host, too: an app and a preview look up strings when they are made.
    return try Language(stage.environment(environment)).during {
      if case .list(let members) = request.work {
        // The views of a provider are made to be counted, and may look up pictures as they are.
        return try JSONEncoder().encode(loaded.views(members: members))
      }
      if let app = request.app {
        let windows = loaded.windows(ofApp: app)
        show(ServerContent(windows, environment: stage.environment(environment)), request, on: stage, wire)
      }
      guard let view = request.view else { return Data() }
      return try result(of: request, for: view, in: loaded, on: stage, environment, wire)
    }
  }

  @MainActor private static func result(
    of request: ChildRequest, for view: SourceView, in loaded: LoadedSource, on stage: Stage,
    _ environment: EnvironmentValues, _ wire: Wire
  ) throws -> Data {
    let (factories, number) = (request.factories, request.number)
    let traits = try loaded.traits(of: view)
    let value = try loaded.view(of: view, factories: factories, number: number)
    let name = view.shownName(value)
    func show(_ value: AnyView, on stage: Stage) -> ShownView {
      ShownView(value, named: name, on: stage, traits: traits, environment: environment, files: request.files)
    }
    var shown: ShownView { show(value, on: stage) }
    switch request.work {
    case .list, .apps: return Data()
    case .serve, .preview, .drive:
      // Each window has its own view, made anew.
      var content = ServerContent(title: name, environment: stage.environment(environment)) {
        (try? loaded.view(of: view, factories: factories, number: number)) ?? AnyView(EmptyView())
      }
      content.canvas = StageCanvas(stage, traits: traits)
      self.show(content, request, on: stage, wire)
    case .picture(let request): return try shown.picture(request)
    case .snapshot(let lines): return try shown.recorded(hasLines: lines)
    case .inspect(let request): return Data(shown.inspect(request).utf8)
    case .explain(let request): return try JSONEncoder().encode(shown.explain(request))
    case .probe:
      return try AskedQuestions.answers(
        on: stage.show(value, environment: environment, problems: request.files.report))
    case .share:
      let first = shown.shared()
      let other = stage.inOtherAppearance
      other.announce(environment)
      let second = show(try loaded.view(of: view, factories: factories, number: number), on: other)
        .shared(like: first.editions)
      return try JSONEncoder().encode([first.json, second.json].map(\.line))
    case .guide(let guide):
      let samples = GuideSamples(settings: guide.settings, name: name) { isDark in
        var stage = stage
        stage.colorScheme = isDark ? .dark : .light
        return stage.show(
          preview: try loaded.view(of: view, factories: factories, number: number), traits: [],
          environment: environment, problems: request.files.report)
      }
      return try samples.answer(guide)
    }
  }

  /// Shows an app or a view until the process is ended.
  @MainActor private static func show(
    _ content: ServerContent, _ request: ChildRequest, on stage: Stage, _ wire: Wire
  ) -> Never {
    var content = content
    (content.filesFolder, content.missing) = (request.filesFolder, request.missing)
    content.problems = request.files.report
    let key = request.key ?? ServerKey()
    let display: Display
    switch request.work {
    case .preview(let pagePort):
      display = request.isWalled ? .relay(wire) : .tile(pagePort: pagePort, key: key)
    case .serve(_, let port):
      content.keepsSettings = true
      content.stage = PageStage(given: request.stage)
      if !request.isWalled { content.notices = wire.notices() }
      display = request.isWalled ? .relay(wire) : .pages(port: port, key: key, isClaimed: true)
    default:
      content.keepsSettings = true
      display = .program(stage) { scene in
        DrivenApp(scene: scene, scale: stage.scale ?? Stage.defaultScale).obey(wire)
      }
    }
    // The command prints the address: the key is no part of what the app has printed last.
    content.show(display) { _, port in wire.tellPort(port) }
  }
}

extension SourceView {
  /// The preview's own name, or else the name of the view that it shows.
  fileprivate func shownName(_ view: AnyView) -> String {
    name == place ? view.composedName ?? name : name
  }
}

extension Stage {
  /// Dark for light, and light for dark.
  var inOtherAppearance: Stage {
    var other = self
    other.colorScheme = colorScheme == .dark ? .light : .dark
    return other
  }
}
