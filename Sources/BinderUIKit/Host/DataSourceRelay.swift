#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The data source of a table: it answers for the rows, and hands the rest to the app's own data source.
  @MainActor
  final class DataSourceRelay: MessageRelay, UITableViewDataSource, @unchecked Sendable {
    weak var adapter: TableAdapter?
    /// The app's own data source.
    weak var app: (any UITableViewDataSource)? { didSet { takeSlot() } }
    /// The methods about editing, moving and the index that Binder answered when UIKit asked.
    private var answeredByBinder: Set<String> = []
    /// Whether the table has counted its rows since it was given this data source.
    private(set) var wasCounted = false
    /// Whether the table has asked for a cell since it was given this data source.
    private(set) var wasAskedForCells = false
    /// The counts that UIKit is given while it ends a batch: those that the batch was checked against.
    var frozenCounts: [Int]?

    /// What answers for Binder about editing, moving and the index.
    private(set) lazy var editing = DataSourceEditing(self)

    override var messageAnswers: any MessageAnswers { editing }
    override var appObject: (any NSObjectProtocol)? { app }
    override var ownMessages: Set<String> { Self.ownMethods }

    weak var binder: (any TableDataSource)? {
      didSet {
        wasCounted = false
        wasAskedForCells = false
        takeSlot()
      }
    }

    /// Whether the app has set another data source.
    var isReplaced: Bool { table?.dataSource.map { $0 !== self } ?? false }

    /// Becomes the table's data source; without a binder, leaves the place free, or to whom the app has given it.
    private func takeSlot() {
      guard let table, binder != nil || !isReplaced else { return }
      warnOfFormer(table.dataSource)
      forgetMessages()
      table.dataSource = nil
      if binder != nil { table.dataSource = self }
      answeredByBinder = editing.answered
    }

    /// Says that a data source which was there before is asked nothing, if it has more to say than which rows there are; a
    /// controller of a table is its data source by itself.
    private func warnOfFormer(_ former: (any UITableViewDataSource)?) {
      guard app == nil, binder != nil, let former, former !== self,
        !(former is UITableViewController),
        editing.all.union(Self.titles).contains(where: { former.responds(to: Selector($0)) })
      else { return }
      // The app may set the forwarded data source in its next line.
      adapter?.schedule.add { [weak self] in
        guard let self, app == nil, binder != nil else { return }
        adapter?.report(
          .warning,
          "The table had a data source, which is asked nothing from now on. Set it as the table's "
            + "forwardedDataSource."
        )
      }
    }

    /// Has UIKit ask again which methods there are, if others than before are answered by Binder.
    func takeSlotIfOthersAnswer() {
      guard binder != nil, !isReplaced, editing.answered != answeredByBinder else { return }
      takeSlot()
    }

    /// The optional methods that the relay has itself.
    private static let ownMethods = titles.union(["numberOfSectionsInTableView:"])

    private static let titles: Set = [
      "tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:",
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

    /// The title of a header or a footer in the data, or else the one that the app's own data source has for it.
    func title(_ kind: SupplementaryKind, section: Int) -> String? {
      guard let table else { return nil }
      let title =
        switch kind {
        case .header: binder?.tableView(table, titleForHeaderInSection: section)
        case .footer: binder?.tableView(table, titleForFooterInSection: section)
        }
      return title ?? app.flatMap { ownTitle(kind, section: section, of: table, by: $0) }
    }

    private func ownTitle(
      _ kind: SupplementaryKind,
      section: Int,
      of table: UITableView,
      by app: any UITableViewDataSource
    ) -> String? {
      #if canImport(ObjectiveC)
        switch kind {
        case .header: app.tableView?(table, titleForHeaderInSection: section) ?? nil
        case .footer: app.tableView?(table, titleForFooterInSection: section) ?? nil
        }
      #else
        switch kind {
        case .header: app.tableView(table, titleForHeaderInSection: section)
        case .footer: app.tableView(table, titleForFooterInSection: section)
        }
      #endif
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
      wasAskedForCells = true
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
