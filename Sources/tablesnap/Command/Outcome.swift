/// What a run of the command leaves behind.
struct Outcome: Equatable {
  /// What scripts read.
  enum Status: Int32 {
    /// There is nothing to do, or it was done.
    case done = 0
    /// Something waits for review, is orphaned or stays as it is.
    case differences = 1
    /// The command line cannot be followed.
    case usage = 2
    /// A file could not be written, or the package manager failed.
    case failure = 3
  }

  var output = ""
  var error = ""
  var status = Status.done

  /// One sentence on the error output.
  static func refusal(_ sentence: some CustomStringConvertible, _ status: Status) -> Outcome {
    Outcome(error: "tablesnap: \(sentence)\n", status: status)
  }

  /// Adds what another run leaves behind; the graver status stays.
  mutating func append(_ other: Outcome) {
    output += other.output
    error += other.error
    if other.status.rawValue > status.rawValue { status = other.status }
  }
}
