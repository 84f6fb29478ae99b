/// The tests that a package has, and where their targets lie.
struct TestInventory: Equatable {
  /// Every test of every target.
  var tests: Set<ListedTest>
  /// The modules of test targets by the path of their folder from the package's root.
  var modules: [String: String]

  /// The module that the files of a folder belong to; nil if it is no test target's.
  func module(of folder: String) -> String? {
    modules
      .filter { folder == $0.key || folder.hasPrefix("\($0.key)/") }
      .max { $0.key.count < $1.key.count }?
      .value
  }
}
