import ArgumentParser
import CDeterminism
import Foundation
import PlumbExchange
import PlumbServer
import PlumbSource
import PlumbText
import SwiftUI

/// A parent's request to a child, the only process that runs the user's code.
struct ChildRequest: Codable {
  enum Work: Codable {
    /// List the views. `members` lists each preview of a provider too.
    case list(members: Bool)
    case picture(PictureRequest)
    /// A PNG that keeps its layout, and with `lines` the line of each view in the source.
    case snapshot(lines: Bool = false)
    case inspect(InspectRequest)
    case explain(ExplainRequest)
    /// All that a page needs to lay the view out by itself, in the requested appearance and in the other one.
    case share
    /// All that a page of the guide needs to show the view with any of its settings.
    case guide(GuideRequest)
    /// List the names of the apps.
    case apps
    /// Show the screen of the probe until it has asked all of its questions.
    case probe
    /// Show the app of this number, or the view, in the browser, at a port that the parent keeps. The child runs until it is ended.
    case serve(app: Int?, port: UInt16)
    /// Show the app of this number, or the view, to a program that uses it over a socket. The child runs until that goes.
    case drive(app: Int?, socket: String)
    /// Show the view to the page of another server. The child writes its port to a file at once, and runs until it is ended.
    case preview(pagePort: UInt16)
  }

  var work: Work
  var library: String
  /// The libraries that it needs, each behind those that it needs itself.
  var modules: [String] = []
  /// The library that makes plain views, and the number of the view in it.
  var factories: String?
  var number: Int32 = 0
  var view: SourceView?
  var stage: Stage
  var files: SourceFiles
  /// The things that the source needs and that are not available, for the page of a running app.
  var missing: [String] = []
  /// The file with what is said of saves, where a running app is followed.
  var savesFile: String?
  /// The folder in which lists of fonts are kept.
  var fontCache: String?
  /// Behind a wall: the lists of fonts as they are outside, which can only be read.
  var knownFonts: String?
  /// Behind a wall: the source's files and folders.
  var seen: [SeenPlace] = []
  /// Whether the child is in a sandbox, and closes its wall.
  var isWalled = false
  /// The key that pages need. Only this request has it: everybody on the machine can read a command's arguments.
  var key: ServerKey?
  /// The file that takes the answer.
  var result: String
  /// A secret that proves that the child itself wrote the answer.
  var seal = Answer.newSeal()
}

extension ChildRequest {
  /// Whether the view is shown once: then clocks stop for it, and random numbers follow from the seed.
  var isStill: Bool { endsByItself }

  /// The stage, with the date of its clocks. A view that lives has the machine's own time, unless `--now` says another, and
  /// the machine's time zone.
  var shownStage: Stage {
    var stage = stage
    if isStill {
      stage.date = date
    } else {
      stage.timeZone = TimeZone.current.identifier
    }
    return stage
  }

  /// The fixed time of the calendar's clock; `nil` while the clock runs.
  var stoppedDate: Date? { isStill ? date : stage.date }

  /// The time that clocks show while time is stopped.
  var date: Date { stage.date ?? Stage.defaultDate }

  /// Whether the child ends when its answer is there.
  var endsByItself: Bool {
    switch work {
    case .list, .apps, .picture, .snapshot, .inspect, .explain, .share, .guide, .probe: true
    case .serve, .preview, .drive: false
    }
  }

  /// The file to which the child writes the port at which it serves.
  var portFile: String { result + ".port" }

  /// The file to which the child writes where the user's code was when the child ended.
  var crashReportFile: String { result + ".place" }

  /// The file to which the child writes where its main thread is, while that does not answer.
  var hangFile: String { result + ".hang" }

  /// The file to which the parent writes what is to be said of that.
  var hangReasonFile: String { result + ".reason" }

  /// The file that is there when a page has asked a child that hangs to start again.
  var restartFile: String { result + ".again" }

  var isServed: Bool { if case .serve = work { true } else { false } }

  /// The folder for the files of pages: beside the result, so that they go with the command's own folder, however it
  /// ends.
  var filesFolder: URL {
    isWalled ? URL(fileURLWithPath: Sandbox.folder) : URL(fileURLWithPath: result).deletingLastPathComponent()
  }

  func tellPort(_ port: UInt16) {
    try? Data("\(port)".utf8).write(to: URL(fileURLWithPath: portFile), options: .atomic)
  }
}

struct Child: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "child", shouldDisplay: false)

  /// The exit status of a child whose answer could not be written: `EX_IOERR` of sysexits.h.
  static let unwritten: Int32 = 74
  /// The exit status of a child that may open no file for its answer: `EX_OSERR`.
  static let withoutFiles: Int32 = 71

  @Argument var request: String

  init() {}

  /// The child that the command's own arguments ask for; `nil` for other arguments.
  init?(words: [String]) {
    guard words.count == 2, words[0] == "child", !words[1].hasPrefix("-") else { return nil }
    request = words[1]
  }

  func run() throws {
    // Lines that a view prints before it crashes must not be lost in a buffer.
    printLineByLine()
    useOrdinaryStacksInThreads()
    let data = try Data(contentsOf: URL(fileURLWithPath: request))
    let request = try JSONDecoder().decode(ChildRequest.self, from: data)
    // The file has the seal, and the user's code, which is loaded next, must not read it.
    // No socket can be made behind the wall.
    let socket = request.isWalled ? try request.commandSocket() : nil
    if request.isWalled { try request.closeWall(self.request) } else { unlink(self.request) }
    listenToReportsOutsideOfViews(request.files.report)
    FontCacheFolder.ofHost.withLock { $0 = request.fontCache }
    if let date = request.stoppedDate { plumb_stop_calendar_clock(date.timeIntervalSince1970) }
    if request.isStill { plumb_seed_random(request.stage.seed ?? 0) }
    StageLocale.use(request.stage.locale ?? Stage.defaultLocale)
    if let place = request.stage.place {
      FixedPlace.degrees = (place.latitude, place.longitude)
    }
    if request.endsByItself || request.isServed {
      CrashReporting.tell(in: request.crashReportFile, isThere: request.isWalled)
    }
    if request.isServed { HangReporting.begin(request, socket?.relayed) }
    let answer: Answer
    do {
      answer = .result(try MainActor.assumeIsolated { try result(of: request, socket) })
    } catch {
      answer = .problem((error as? Failure)?.message ?? "\(error)")
    }
    CrashReporting.isOver = true
    // The parent says why.
    do {
      try answer.write(to: request.result, seal: request.seal, isThere: request.isWalled)
    } catch { Foundation.exit(OpenFiles.areUsedUp ? Self.withoutFiles : Self.unwritten) }
  }

  @MainActor private func result(of request: ChildRequest, _ socket: LineSocket?) throws -> Data {
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
      if case .serve(let app?, let port) = request.work {
        var content = ServerContent(loaded.windows(ofApp: app), environment: stage.environment(environment))
        content.filesFolder = request.filesFolder
        serve(content, request, port: port, socket)
      }
      if case .drive(let app?, _) = request.work {
        let content = ServerContent(loaded.windows(ofApp: app), environment: stage.environment(environment))
        try drive(content, request, on: stage, socket)
      }
      guard let view = request.view else { return Data() }
      return try result(of: request, for: view, in: loaded, on: stage, environment, socket)
    }
  }

  @MainActor private func result(
    of request: ChildRequest, for view: SourceView, in loaded: LoadedSource, on stage: Stage,
    _ environment: EnvironmentValues, _ socket: LineSocket?
  ) throws -> Data {
    let (factories, number) = (request.factories, request.number)
    let traits = try loaded.traits(of: view)
    let value = try loaded.view(of: view, factories: factories, number: number)
    let name = view.shownName(value)
    // Each window has its own view, made anew.
    var content: ServerContent {
      ServerContent(title: name, environment: stage.environment(environment)) {
        (try? loaded.view(of: view, factories: factories, number: number)) ?? AnyView(EmptyView())
      }
    }
    func show(_ value: AnyView, on stage: Stage) -> ShownView {
      ShownView(value, named: name, on: stage, traits: traits, environment: environment, files: request.files)
    }
    var shown: ShownView { show(value, on: stage) }
    switch request.work {
    case .list, .apps: return Data()
    case .serve(_, let port):
      var content = content
      content.filesFolder = request.filesFolder
      serve(content, request, port: port, socket)
    case .preview(let pagePort):
      var content = content
      content.canvas = StageCanvas(stage, traits: traits)
      content.problems = request.files.report
      tellCrashes()
      if let socket { socket.relayed.serve(content) }
      servePreview(content, pagePort: pagePort, key: request.key ?? ServerKey(), portFile: request.result)
    case .drive: try drive(content, request, on: stage, socket)
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

  @MainActor private func drive(
    _ content: ServerContent, _ request: ChildRequest, on stage: Stage, _ socket: LineSocket?
  ) throws -> Never {
    var content = content
    content.environment.appStorageDefaults = .standard
    content.filesFolder = request.filesFolder
    content.problems = request.files.report
    tellCrashes()
    guard let socket = try socket ?? request.commandSocket() else { preconditionFailure("It is not driven.") }
    DrivenApp.run(content, on: stage, socket)
  }

  @MainActor private func serve(
    _ content: ServerContent, _ request: ChildRequest, port: UInt16, _ socket: LineSocket?
  ) -> Never {
    var content = content
    content.missing = request.missing
    content.problems = request.files.report
    if let socket {
      content.environment.appStorageDefaults = .standard
      socket.relayed.serve(content)
    }
    content.saves = request.savesFile.map(FollowedSaves.init)
    content.stage = PageStage(given: request.stage, isFollowed: content.saves != nil)
    content.hangs = HangAnswers(request) { kill(getpid(), SIGKILL) }
    // The parent prints the address: the key is no part of what the app has printed last.
    PlumbServer.serve(content, port: port, key: request.key ?? ServerKey(), isClaimed: true) { _, port in
      request.tellPort(port)
    }
  }
}

extension SourceView {
  /// The preview's own name, or else the name of the view that it shows.
  fileprivate func shownName(_ view: AnyView) -> String {
    name == place ? view.composedName ?? name : name
  }
}
