public import Binder

/// Checks that a table or a collection view of another toolkit does what binders and their handlers rely on.
///
///     let conformance = TableHostConformance(
///       makeHost: { MyTable() },
///       settle: { table in table.layoutIfNeeded() },
///       tap: { table, path in table.tapRow(at: path) }
///     )
///     for failure in conformance.failures() { print(failure) }
///
/// The same rows are shown, touched and changed on the host and on a `HeadlessTable`: the same calls
/// must happen in the same order, and the same rows must be there. The host must be high enough to show
/// a dozen rows at a time, and in a window, if its toolkit makes cells only there. Gestures other than a tap
/// are checked if you set them: see ``HostGestures``.
@MainActor
public struct TableHostConformance<Host> {
  private let makeRig: @MainActor () -> HostHarness
  private let makeReference: @MainActor () -> HostHarness
  private let gestures: Set<HostGesture>

  /// Describes how a host is made and driven.
  ///
  /// - Parameters:
  ///   - makeHost: Makes an empty host; one that stops the program for a wrong batch must be set not to.
  ///   - settle: Does everything that is pending, scheduled updates and the layout.
  ///   - tap: Taps a row.
  ///   - gestures: What else a test can do on the host.
  public init(
    makeHost: @escaping @MainActor () -> Host,
    settle: @escaping @MainActor (Host) -> Void,
    tap: @escaping @MainActor (Host, IndexPath) -> Void,
    gestures: HostGestures<Host> = HostGestures()
  ) where Host: TableHost {
    makeRig = {
      let host = makeHost()
      return HostHarness(host, rows: host, settle: settle, tap: tap, gestures: gestures)
    }
    makeReference = HostHarness.table
    self.gestures = gestures.known
  }

  /// Describes how a collection view is made and driven, which is compared with a `HeadlessCollectionView`.
  ///
  /// Its sections must be lists where they are declared without a layout.
  ///
  /// - Parameters:
  ///   - makeHost: Makes an empty host; one that stops the program for a wrong batch must be set not to.
  ///   - settle: Does everything that is pending, scheduled updates and the layout.
  ///   - tap: Taps an item.
  ///   - gestures: What else a test can do on the host.
  public init(
    makeHost: @escaping @MainActor () -> Host,
    settle: @escaping @MainActor (Host) -> Void,
    tap: @escaping @MainActor (Host, IndexPath) -> Void,
    gestures: HostGestures<Host> = HostGestures()
  ) where Host: CollectionHost {
    makeRig = {
      let host = makeHost()
      return HostHarness(host, rows: host.rows, settle: settle, tap: tap, gestures: gestures)
    }
    makeReference = HostHarness.collectionView
    self.gestures = gestures.known
  }

  /// The differences between the host and a headless one; empty if the host conforms.
  public func failures() -> [TableHostFailure] {
    HostScenario.all.filter { $0.needs.isSubset(of: gestures) }.compactMap { scenario in
      let (rig, reference) = (makeRig(), makeReference())
      scenario.run(rig)
      scenario.run(reference)
      return TableHostFailure(scenario.rule, rig.transcript, reference.transcript)
    }
  }
}

/// A rule that a host breaks.
public struct TableHostFailure: Hashable, Sendable, CustomStringConvertible {
  /// The rule that every host keeps.
  public let rule: String
  /// The action of the host, or `nothing more` if it should have done more.
  public let actual: String
  /// The action that the rule demands, or `nothing more` if the host did too much.
  public let expected: String
  /// The last step without a difference.
  public let context: String

  /// The rule, and the first difference from it.
  public var description: String {
    let place = context.isEmpty ? "at first" : "after '\(context)'"
    return "\(rule): \(place) it must be '\(expected)', but is '\(actual)'."
  }

  /// The first difference between two transcripts; nil if there is none.
  init?(_ rule: String, _ actual: [String], _ expected: [String]) {
    let count = max(actual.count, expected.count)
    let place = (0..<count).first { index in
      !actual.indices.contains(index) || !expected.indices.contains(index)
        || actual[index] != expected[index]
    }
    guard let place else { return nil }
    self.rule = rule
    self.actual = actual.indices.contains(place) ? actual[place] : "nothing more"
    self.expected = expected.indices.contains(place) ? expected[place] : "nothing more"
    context = place > 0 ? expected[place - 1] : ""
  }
}
