/// The action of a table on a `TableInconsistency`, and on a diagnostic that is an error.
public enum InconsistencyPolicy: Hashable, Sendable {
  /// Keeps it in `inconsistencies` or `diagnostics` and goes on as well as it can.
  case collect
  /// Stops the program with its text, as UIKit does.
  case trap

  /// `collect` in the process of a test, `trap` elsewhere.
  ///
  /// A table has it until another one is set. What it collects fails the test: in the next assertion about the table,
  /// or else when the table goes, unless the test has asked for its `inconsistencies` and `diagnostics`.
  public static var automatic: InconsistencyPolicy {
    automatic(arguments: CommandLine.arguments)
  }

  static func automatic(arguments: [String]) -> InconsistencyPolicy {
    let isTest =
      arguments.first?.hasSuffix(".xctest") == true || arguments.contains("--testing-library")
    return isTest ? .collect : .trap
  }
}
