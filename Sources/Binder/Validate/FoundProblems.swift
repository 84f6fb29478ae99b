/// Problems by what becomes of them.
struct FoundProblems {
  /// Those of the declaration, which is wrong whatever the data.
  var certain: [DeclarationProblem] = []
  /// Those of data that a closure or a screen has given, or whose models are of several types: it can be other data next
  /// time.
  private(set) var ofData: [DeclarationProblem] = []

  mutating func add(_ problems: [DeclarationProblem], areCertain: Bool) {
    if areCertain { certain += problems } else { ofData += problems }
  }
}
