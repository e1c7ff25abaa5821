import Foundation

/// The language of strings that no view shows, such as `String(localized:)`.
///
/// Each host has its own, from its environment, for as long as the code of its views runs. Tasks that are started then
/// have it too.
nonisolated package struct Language: Sendable {
  @TaskLocal package static var current = Language(EnvironmentValues())

  package let locale: Locale
  private let resources: Resources

  package init(_ environment: EnvironmentValues) {
    (locale, resources) = (environment.locale, environment.resources)
  }

  /// Runs a closure in this language.
  package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Language.$current.withValue(self, operation: body)
  }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    (environment.locale, environment.resources) = (locale, resources)
    return environment
  }

  func string(_ text: LocalizedText) -> String { text.flattened(in: environment, hasMarks: false).string }
}
