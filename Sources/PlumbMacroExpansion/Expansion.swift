/// What a macro becomes, or what is wrong with its use.
public enum Expansion: Equatable, Sendable {
  case source(String)
  case failure(String)
}
