#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The data source of a table or a collection view: it provides the rows, and forwards the rest to the app's own data source.
  @MainActor
  class SourceRelay: MessageRelay, @unchecked Sendable {
    weak var app: (any NSObjectProtocol)? { didSet { takeSlot() } }
    /// The methods about editing, moving and the index that Binder implemented when UIKit checked.
    private var implementedByBinder: Set<String> = []
    /// Whether the rows have been counted since the view was given this data source.
    private(set) var wasCounted = false
    /// Whether a cell has been requested since the view was given this data source.
    private(set) var wasAskedForCells = false
    /// The counts that UIKit is given while it ends a batch: those that the batch was checked against.
    var frozenCounts: [Int]?

    override var appObject: (any NSObjectProtocol)? { app }
    override var isBound: Bool { binder != nil }

    weak var binder: (any TableDataSource)? {
      didSet {
        wasCounted = false
        wasAskedForCells = false
        takeSlot()
      }
    }

    var implemented: Set<String> { [] }

    /// The optional methods that a data source from before may have had for a reason.
    var lostMethods: Set<String> { [] }

    /// Becomes the view's data source; without a binder, leaves the place free, or to the object that the app has set.
    private func takeSlot() {
      guard adapter?.host != nil, isBound || !isReplaced else { return }
      // One with no more methods than those for the rows is not missed.
      warnOfFormer(where: { former in
        lostMethods.contains { former.responds(to: Selector($0)) }
      }) {
        "The \($0) had a data source, which is not called from now on. Set it as the \($0)'s forwardedDataSource."
      }
      forgetMessages()
      slot = nil
      if isBound { slot = self }
      implementedByBinder = implemented
    }

    /// Has UIKit check again which methods there are, if Binder implements others than before.
    func takeSlotIfOthersAnswer() {
      guard binder != nil, !isReplaced, implemented != implementedByBinder else { return }
      takeSlot()
    }

    /// Whether a signal is made of the rows that are moved, and a method about moving is the one for it, or no other object has it.
    func isObserved(_ name: String, for moving: String) -> Bool {
      guard let binder = binder as? any ForwardingDataSource, binder.movesRows else { return false }
      return name == moving || app?.responds(to: Selector(name)) != true
    }

    func counts() -> [Int] {
      guard let host = adapter?.host, let binder else { return [] }
      return calling {
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
      return calling { binder?.numberOfSections(in: host) ?? 0 }
    }

    func rowCount(inSection section: Int) -> Int {
      if let frozenCounts, frozenCounts.indices.contains(section) { return frozenCounts[section] }
      guard let host = adapter?.host else { return 0 }
      return calling { binder?.tableView(host, numberOfRowsInSection: section) ?? 0 }
    }

    func cell(at indexPath: IndexPath) -> (any TableCell)? {
      wasAskedForCells = true
      guard let host = adapter?.host else { return nil }
      return calling { binder?.tableView(host, cellForRowAt: indexPath) }
    }

    func calling<Value>(_ callback: () -> Value) -> Value {
      adapter?.calling(callback) ?? callback()
    }
  }
#endif
