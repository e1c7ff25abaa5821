import PlumbViews

/// Passes a problem of a UIKit object on, once.
@MainActor func report(_ problem: String) { Surroundings.reportAtOnce(problem) }
