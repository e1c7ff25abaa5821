/// How a change is shown.
public struct Transaction {
  public init() {}
}

/// Makes changes that are shown as a transaction says.
nonisolated public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  try body()
}
