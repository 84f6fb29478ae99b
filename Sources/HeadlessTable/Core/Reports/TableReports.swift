import Binder
import TableBatches

/// The reports of a table: its call log, the problems that were found, and the names in both.
@MainActor
package final class TableReports {
  /// A problem that is reported once, however often it is met.
  enum Recurring: Hashable {
    case dataSourceGone
    case zeroHeight
    case sharedView
    case madeCells
    case layoutProblem(String)
    case partOfCollectionView(TablePart)
  }

  private static let automatic = InconsistencyPolicy.automatic

  static var printer: ((String) -> Void)? {
    if automatic == .trap { { printError($0) } } else { nil }
  }

  private var chosenPolicy: InconsistencyPolicy?

  /// Prints a warning that no test can look at; nil in tests.
  private let printWarning: ((String) -> Void)?

  private let tableID: String
  private let origin: SourceLocation

  /// The line of a test that makes a gesture; nil for none.
  private var line: SourceLocation?

  private var unseen: UnseenProblems?

  /// The calls; a test may clear the log and stop the recording.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  package var log: CallLog

  private var keptInconsistencies: [TableInconsistency] = []
  private var keptDiagnostics: [TableDiagnostic] = []

  private var reported: Set<Recurring> = []
  @exclusivity(unchecked)  // TableBenchmarks scroll
  private var sectionNames: [Int: String] = [:]
  /// The name that was read last: rows of one section are named one after another.
  private var latestName: (section: Int, name: String)?

  private var continuesUpdatePhase = false

  init(
    tableID: String,
    host: HostKind = .table,
    origin: SourceLocation,
    printWarning: ((String) -> Void)? = TableReports.printer
  ) {
    self.tableID = tableID
    self.origin = origin
    self.printWarning = printWarning
    log = CallLog(tableID: tableID, host: host)
  }
}

extension TableReports {
  /// The action to take on inconsistencies and errors.
  ///
  /// Setting it decides how problems are treated: none is unseen any more.
  var policy: InconsistencyPolicy {
    get { chosenPolicy ?? Self.automatic }
    set {
      chosenPolicy = newValue
      unseen?.update { $0 = UnseenProblems.Texts() }
    }
  }

  /// The misuses for which `UITableView` raises an exception, in order; to read them counts as seeing them.
  var inconsistencies: [TableInconsistency] {
    unseen?.update { $0.wereSeen(.inconsistency) }
    return keptInconsistencies
  }

  var diagnostics: [TableDiagnostic] {
    unseen?.update {
      $0.wereSeen(.error)
      $0.warnings = []
    }
    return keptDiagnostics
  }

  /// Runs the body of a call in a test: problems that it finds are reported in the line of the call.
  ///
  /// A gesture inside another one, or inside a handler, is reported in the line of the test.
  func about<Result>(_ line: SourceLocation, _ body: () -> Result) -> Result {
    guard self.line == nil else { return body() }
    self.line = line
    defer { self.line = nil }
    return body()
  }

  private func keepUnseen(_ change: (inout UnseenProblems.Texts) -> Void) {
    guard chosenPolicy == nil else { return }
    let problems = unseen ?? UnseenProblems(tableID: tableID)
    problems.update(change)
    unseen = problems
  }

  func report(_ diagnostic: TableDiagnostic) {
    switch diagnostic.severity {
    case .error:
      if policy == .trap { stop(diagnostic.message) }
      keepUnseen { $0.add(.error, diagnostic.message, at: line ?? origin) }
    case .warning:
      keepUnseen { $0.warnings.append(diagnostic.message) }
      if chosenPolicy == nil { printWarning?("warning: \(tableID): \(diagnostic.message)") }
    }
    keptDiagnostics.append(diagnostic)
  }

  func report(_ recurring: Recurring, _ diagnostic: @autoclosure () -> TableDiagnostic) {
    guard reported.insert(recurring).inserted else { return }
    report(diagnostic())
  }

  func forget(_ recurring: Recurring) { reported.remove(recurring) }

  func report(_ inconsistency: TableInconsistency) {
    if policy == .trap { stop(inconsistency.description) }
    keepUnseen { $0.add(.inconsistency, inconsistency.description, at: line ?? origin) }
    keptInconsistencies.append(inconsistency)
  }

  private func stop(_ text: String) -> Never {
    let place = line ?? origin
    // The text is printed in a release build too.
    fatalError(text, file: place.filePath, line: place.line)
  }
}

extension TableReports {
  /// Adds a call to the log; it is not made when the log does not record.
  ///
  /// The call is complete before the log is touched: names come from the user's code, which may
  /// use the table.
  func note(_ call: () -> Call) {
    guard log.isRecording else { return }
    let call = call()
    log.append(call)
  }

  func beginPhase(_ title: () -> String, _ place: () -> Call.Place? = { nil }) {
    guard log.isRecording else { return }
    let (title, place) = (title(), place())
    log.begin(title, place)
  }

  func beginUpdatePhase(isInFrame: Bool) {
    let continues =
      isInFrame && continuesUpdatePhase && log.lastPhase?.title == Self.updatePhase
    if !continues { beginPhase { Self.updatePhase } }
    continuesUpdatePhase = true
  }

  func frameBegan() { continuesUpdatePhase = false }

  private static let updatePhase = "update"

  func unrecorded<Result>(_ body: () -> Result) -> Result {
    let isRecording = log.isRecording
    log.isRecording = false
    defer { log.isRecording = isRecording }
    return body()
  }

  package func recordingApart(_ body: () -> Void) {
    let kept = log
    log = CallLog(tableID: kept.tableID, host: kept.host)
    body()
    log = kept
  }
}

extension TableReports {
  func knownName(ofSection section: Int) -> String? {
    if let latestName, latestName.section == section { return latestName.name }
    guard let name = sectionNames[section] else { return nil }
    latestName = (section, name)
    return name
  }

  func keep(name: String, ofSection section: Int) { sectionNames[section] = name }

  func forgetNames() {
    sectionNames.removeAll(keepingCapacity: true)
    latestName = nil
  }
}
