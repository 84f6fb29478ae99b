#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The data source of a table or a collection view: it provides the rows, and forwards the rest to the app's own data source.
  @MainActor
  class SourceRelay: MessageRelay, @unchecked Sendable {
    weak var adapter: ListAdapter?
    /// The app's own data source.
    weak var app: (any NSObjectProtocol)? { didSet { takeSlot() } }
    /// The methods about editing, moving and the index that Binder implemented when UIKit checked.
    private var answeredByBinder: Set<String> = []
    /// Whether the rows have been counted since the view was given this data source.
    private(set) var wasCounted = false
    /// Whether a cell has been requested since the view was given this data source.
    private(set) var wasAskedForCells = false
    /// The counts that UIKit is given while it ends a batch: those that the batch was checked against.
    var frozenCounts: [Int]?

    override var appObject: (any NSObjectProtocol)? { app }

    weak var binder: (any TableDataSource)? {
      didSet {
        wasCounted = false
        wasAskedForCells = false
        takeSlot()
      }
    }

    /// The view's data source.
    var slot: (any NSObjectProtocol)? {
      get { nil }
      set {}
    }

    /// The optional methods that Binder implements now.
    var answered: Set<String> { [] }

    /// The optional methods that a data source from before may have had for a reason.
    var lostMethods: Set<String> { [] }

    /// Whether the app has set another data source.
    var isReplaced: Bool { slot.map { $0 !== self } ?? false }

    /// Becomes the view's data source; without a binder, leaves the place free, or to the object that the app has set.
    private func takeSlot() {
      guard adapter?.host != nil, binder != nil || !isReplaced else { return }
      warnOfFormer(slot)
      forgetMessages()
      slot = nil
      if binder != nil { slot = self }
      answeredByBinder = answered
    }

    /// Says that a data source which was there before receives nothing, if it has more methods than those for the rows; a
    /// controller of a list is its data source by itself.
    private func warnOfFormer(_ former: (any NSObjectProtocol)?) {
      guard app == nil, binder != nil, let former, former !== self, !isListController(former),
        lostMethods.contains(where: { former.responds(to: Selector($0)) })
      else { return }
      // The app may set the forwarded data source in its next line.
      adapter?.schedule.add { [weak self] in
        guard let self, app == nil, binder != nil, let adapter else { return }
        adapter.report(
          .warning,
          "The \(adapter.noun) had a data source, which is asked nothing from now on. Set it as the "
            + "\(adapter.noun)'s forwardedDataSource."
        )
      }
    }

    /// Has UIKit check again which methods there are, if Binder implements others than before.
    func takeSlotIfOthersAnswer() {
      guard binder != nil, !isReplaced, answered != answeredByBinder else { return }
      takeSlot()
    }

    /// How many rows each section has in the data.
    func counts() -> [Int] {
      guard let host = adapter?.host, let binder else { return [] }
      return asked {
        (0..<binder.numberOfSections(in: host)).map {
          binder.tableView(host, numberOfRowsInSection: $0)
        }
      }
    }

    /// Counts for a batch that was checked, or for everything again: then no row is known any more.
    func sectionCount() -> Int {
      wasCounted = true
      if let frozenCounts { return frozenCounts.count }
      adapter?.menu?.row = nil
      guard let host = adapter?.host else { return 0 }
      return asked { binder?.numberOfSections(in: host) ?? 0 }
    }

    func rowCount(inSection section: Int) -> Int {
      if let frozenCounts, frozenCounts.indices.contains(section) { return frozenCounts[section] }
      guard let host = adapter?.host else { return 0 }
      return asked { binder?.tableView(host, numberOfRowsInSection: section) ?? 0 }
    }

    /// The cell of a row from the binder; nil if there is none any more.
    func cell(at indexPath: IndexPath) -> (any TableCell)? {
      wasAskedForCells = true
      guard let host = adapter?.host else { return nil }
      return asked { binder?.tableView(host, cellForRowAt: indexPath) }
    }

    func asked<Answer>(_ answer: () -> Answer) -> Answer {
      adapter?.answering(answer) ?? answer()
    }
  }
#endif
