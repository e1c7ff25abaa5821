/// The expansion of a macro, or the problem with its use.
public enum Expansion: Equatable, Sendable {
  case source(String)
  case failure(String)
}
