/// The library that runs the tests of a process.
enum TestLibrary: Hashable {
  case swiftTesting
  case xcTest

  /// The library that a process was started for; nil where it runs no tests.
  ///
  /// A failure that is given to the other library is lost and the test passes, so this is asked for the
  /// process: a detached task and a thread belong to no test that Swift Testing knows of.
  init?(arguments: [String]) {
    let values = zip(arguments, arguments.dropFirst())
    if values.contains(where: { $0 == "--testing-library" && $1 == "swift-testing" })
      || arguments.contains("--testing-library=swift-testing")
    {
      self = .swiftTesting
    } else if let program = arguments.first,
      program.hasSuffix(".xctest") || program.hasSuffix("/xctest")
    {
      self = .xcTest
    } else {
      return nil
    }
  }
}
