// What is wrong in a batch is found for a `UITableView` as well, so the check is a module of its own.
@_exported public import TableBatches

/// The action of a table on a `TableInconsistency`, and on a diagnostic that is an error.
public enum InconsistencyPolicy: Hashable, Sendable {
  /// Keeps it in `inconsistencies` or `diagnostics`, and continues as well as it can.
  case collect
  /// Stops the program with its text, as UIKit does.
  case trap

  /// `collect` in the process of a test, `trap` elsewhere.
  ///
  /// A table has it until another one is set. What it collects fails the test: in the next assertion about the table,
  /// or else when the table is deallocated, unless the test has read its `inconsistencies` and `diagnostics`.
  public static var automatic: InconsistencyPolicy {
    automatic(arguments: CommandLine.arguments, environment: processEnvironment)
  }

  /// Xcode starts a program of its own, `xctest`, or the app that tests are put into; this finds the tests by a variable.
  static func automatic(
    arguments: [String],
    environment: [String: String] = [:]
  ) -> InconsistencyPolicy {
    let program = arguments.first ?? ""
    let isTest =
      program.hasSuffix(".xctest") || program.hasSuffix("/xctest")
      || arguments.contains { $0 == "--testing-library" || $0.hasPrefix("--testing-library=") }
      || environment["XCTestConfigurationFilePath"] != nil
    return isTest ? .collect : .trap
  }
}
