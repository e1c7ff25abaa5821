import Foundation
import PlumbExchange
import PlumbGuidePages
import PlumbServer
import PlumbSource
import SwiftUI

/// A parent's request to a child, the only process that runs the user's code.
package struct ChildRequest: Codable {
  package enum Work: Codable {
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
    /// Show the app of this number, or the view, to the parent, which uses it. The child runs until that goes.
    case drive(app: Int?)
    /// Show the view to the page of another server. The child reports its port at once, and runs until it is ended.
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
  /// The folder of the run.
  var folder: String
  /// A secret that proves that the child itself wrote the answer.
  package var seal = Answer.newSeal()
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

  /// The number of the app that the child shows; `nil` for other work.
  var app: Int? {
    switch work {
    case .serve(let app, _), .drive(let app): app
    default: nil
    }
  }

  /// Whether pages show what the child runs.
  var hasPages: Bool {
    switch work {
    case .serve, .preview: true
    default: false
    }
  }

  /// The folder for the files of pages: that of the run, so that they go with it, however the command ends.
  var filesFolder: URL { URL(fileURLWithPath: isWalled ? Sandbox.folder : folder) }
}
