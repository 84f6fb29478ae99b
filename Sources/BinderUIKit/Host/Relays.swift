#if canImport(UIKit)
  import Binder
  import UIKit

  /// The delegate of a table: it hands each call to Binder, or to the app's own delegate.
  ///
  /// It has no method itself. UIKit asks which ones there are when the delegate is set: those that the declaration has
  /// answers for, and those of the app's delegate.
  @MainActor
  final class DelegateRelay: NSObject, UITableViewDelegate, @unchecked Sendable {
    private weak var table: UITableView?
    /// What answers for Binder.
    let answers: DelegateAnswers
    /// The app's own delegate.
    weak var app: (any UITableViewDelegate)? {
      didSet {
        takeSlot()
        // What can be edited also depends on what this one says of swipes.
        answers.adapter?.dataSource.takeSlotIfOthersAnswer()
      }
    }
    /// The methods that UIKit remembers of the app's delegate.
    private var remembered: Set<String> = []

    init(_ table: UITableView) {
      self.table = table
      answers = DelegateAnswers(table)
      super.init()
    }

    var binder: (any TableDelegate)? {
      get { answers.binder }
      set {
        answers.binder = newValue
        takeSlot()
      }
    }

    /// Whether the app has set another delegate.
    var isReplaced: Bool { table?.delegate.map { $0 !== self } ?? false }

    /// Becomes the table's delegate, for UIKit to ask again which methods there are.
    func takeSlot() {
      guard let table else { return }
      warnOfFormer(table.delegate)
      remembered = []
      table.delegate = nil
      if binder != nil || app != nil { table.delegate = self }
    }

    /// Says that a delegate which was there before is told nothing; a controller of a table is its delegate by itself.
    private func warnOfFormer(_ former: (any UIScrollViewDelegate)?) {
      guard app == nil, binder != nil, let former, former !== self,
        !(former is UITableViewController)
      else { return }
      // The app may set the forwarded delegate in its next line.
      answers.adapter?.schedule.add { [weak self] in
        guard let self, app == nil, binder != nil else { return }
        answers.adapter?.report(
          TableDiagnostic(
            severity: .warning,
            message:
              "The table had a delegate, which is told nothing from now on. Set it as the table's "
              + "forwardedDelegate."
          )
        )
      }
    }

    /// What has a method: Binder's answers, the app's delegate, or nobody.
    private func target(for name: String) -> AnyObject? {
      if answers.has(name) { return answers }
      guard let app, app.responds(to: Selector(name)) else { return nil }
      remembered.insert(name)
      return app
    }

    /// What takes a message that nobody has a method for any more: UIKit has asked when the relay became the delegate, and a
    /// binder or a delegate of the app may be gone since.
    private func lateTarget(for name: String) -> AnyObject? {
      if answers.knows(name) { return answers }
      return remembered.contains(name) ? Nobody.shared : nil
    }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if super.responds(to: aSelector) { return true }
      guard let aSelector else { return false }
      let name = NSStringFromSelector(aSelector)
      return MainActor.assumeIsolated { target(for: name) != nil }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector else { return nil }
      let name = NSStringFromSelector(aSelector)
      nonisolated(unsafe) var found: AnyObject?
      MainActor.assumeIsolated { found = target(for: name) ?? lateTarget(for: name) }
      return found
    }
  }

  /// Takes messages for an object of the app that is gone, and answers nil, false or 0.
  private final class Nobody: NSObject, UITableViewDelegate, UITableViewDataSource, Sendable {
    static let shared = Nobody()

    #if canImport(ObjectiveC)
      nonisolated override class func resolveInstanceMethod(_ sel: Selector!) -> Bool {
        let nothing: @convention(block) (AnyObject) -> Int = { _ in 0 }
        return class_addMethod(self, sel, imp_implementationWithBlock(nothing), "q@:")
      }
    #endif

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  extension NSObject {
    /// Whether the object's class has a method on this system, where the runtime knows: none is offered that is not there.
    func exists(_ name: String) -> Bool {
      #if canImport(ObjectiveC)
        responds(to: Selector(name))
      #else
        true
      #endif
    }
  }

  /// The data source of a table: it answers for the rows, and hands the rest to the app's own data source.
  @MainActor
  final class DataSourceRelay: NSObject, UITableViewDataSource, @unchecked Sendable {
    private weak var table: UITableView?
    weak var adapter: TableAdapter?
    /// The app's own data source.
    weak var app: (any UITableViewDataSource)? { didSet { takeSlot() } }
    /// The methods that UIKit remembers of the app's data source.
    private var remembered: Set<String> = []
    /// The methods about editing, moving and the index that Binder answered when UIKit asked.
    private var answeredByBinder: Set<String> = []
    /// Whether the table has counted its rows since it was given this data source.
    private(set) var wasCounted = false
    /// The counts that UIKit is given while it ends a batch: those that the batch was checked against.
    var frozenCounts: [Int]?

    /// What answers for Binder about editing, moving and the index.
    private(set) lazy var editing = DataSourceEditing(self)

    init(_ table: UITableView) {
      self.table = table
      super.init()
    }

    weak var binder: (any TableDataSource)? {
      didSet {
        wasCounted = false
        takeSlot()
      }
    }

    /// Whether the app has set another data source.
    var isReplaced: Bool { table?.dataSource.map { $0 !== self } ?? false }

    private func takeSlot() {
      guard let table else { return }
      remembered = []
      table.dataSource = nil
      if binder != nil { table.dataSource = self }
      answeredByBinder = editing.answered
    }

    /// Has UIKit ask again which methods there are, if others than before are answered by Binder.
    func takeSlotIfOthersAnswer() {
      guard binder != nil, !isReplaced, editing.answered != answeredByBinder else { return }
      takeSlot()
    }

    /// What has an optional method that is none of the relay's own: Binder's editing, the app's data source, or nobody.
    private func target(for name: String) -> AnyObject? {
      if editing.has(name) { return editing }
      guard let app, app.responds(to: Selector(name)) else { return nil }
      remembered.insert(name)
      return app
    }

    /// What takes a message that nobody has a method for any more.
    private func lateTarget(for name: String) -> AnyObject? {
      if editing.knows(name) { return editing }
      return remembered.contains(name) ? Nobody.shared : nil
    }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if super.responds(to: aSelector) { return true }
      guard let aSelector else { return false }
      let name = NSStringFromSelector(aSelector)
      return MainActor.assumeIsolated { Self.ownMethods.contains(name) || target(for: name) != nil }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector else { return nil }
      let name = NSStringFromSelector(aSelector)
      nonisolated(unsafe) var found: AnyObject?
      MainActor.assumeIsolated {
        found = Self.ownMethods.contains(name) ? nil : target(for: name) ?? lateTarget(for: name)
      }
      return found
    }

    /// The optional methods that the relay has itself.
    private static let ownMethods: Set = [
      "numberOfSectionsInTableView:", "tableView:titleForHeaderInSection:",
      "tableView:titleForFooterInSection:",
    ]

    /// How many rows each section has in the data.
    func counts() -> [Int] {
      guard let table, let binder else { return [] }
      return asked {
        (0..<binder.numberOfSections(in: table)).map {
          binder.tableView(table, numberOfRowsInSection: $0)
        }
      }
    }

    /// The title of a header or a footer in the data.
    func title(_ kind: SupplementaryKind, section: Int) -> String? {
      guard let table else { return nil }
      return switch kind {
      case .header: binder?.tableView(table, titleForHeaderInSection: section)
      case .footer: binder?.tableView(table, titleForFooterInSection: section)
      }
    }

    func asked<Answer>(_ answer: () -> Answer) -> Answer {
      adapter?.answering(answer) ?? answer()
    }

    /// Counts for a batch that was checked, or for everything again: then no row is known any more.
    func numberOfSections(in tableView: UITableView) -> Int {
      wasCounted = true
      if let frozenCounts { return frozenCounts.count }
      adapter?.menu?.row = nil
      return asked { binder?.numberOfSections(in: tableView) ?? 0 }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      if let frozenCounts, frozenCounts.indices.contains(section) { return frozenCounts[section] }
      return asked { binder?.tableView(tableView, numberOfRowsInSection: section) ?? 0 }
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard let binder, let views = adapter?.views else {
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      return asked {
        views.answering(for: indexPath) { binder.tableView(tableView, cellForRowAt: indexPath) }
      }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      asked { title(.header, section: section) }
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      asked { title(.footer, section: section) }
    }
  }

  /// The prefetch data source of a table.
  @MainActor
  final class PrefetchingRelay: NSObject, UITableViewDataSourcePrefetching {
    private weak var table: UITableView?

    init(_ table: UITableView) {
      self.table = table
      super.init()
    }

    weak var binder: (any TableDataSourcePrefetching)? {
      didSet { table?.prefetchDataSource = binder == nil ? nil : self }
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      binder?.tableView(tableView, prefetchRowsAt: indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      binder?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
#endif
