#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  @MainActor
  final class DataSourceRelay: SourceRelay, UITableViewDataSource, @unchecked Sendable {
    private weak var table: UITableView?
    var tableAdapter: TableAdapter? { adapter as? TableAdapter }

    /// Binder's methods about editing, moving and the index.
    private(set) lazy var editing = DataSourceEditing(self)

    init(_ table: UITableView) {
      self.table = table
      super.init()
    }

    override var messageReceiver: any MessageReceiver { editing }
    override var ownMessages: Set<String> { Self.ownMethods }
    override var implemented: Set<String> { editing.implemented }
    override var lostMethods: Set<String> { editing.all.union(Self.titles) }

    override var slot: (any NSObjectProtocol)? {
      get { table?.dataSource }
      set { table?.dataSource = newValue as? any UITableViewDataSource }
    }

    private static let ownMethods = titles.union(["numberOfSectionsInTableView:"])

    private static let titles: Set = [
      "tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:",
    ]

    /// The title of a header or a footer in the data, or else the one that the app's own data source has for it.
    func title(_ kind: SupplementaryKind, section: Int) -> String? {
      guard let table else { return nil }
      let title =
        switch kind {
        case .header: binder?.tableView(table, titleForHeaderInSection: section)
        case .footer: binder?.tableView(table, titleForFooterInSection: section)
        }
      if let title { return title }
      guard let app = app as? any UITableViewDataSource else { return nil }
      return ownTitle(kind, section: section, of: table, by: app)
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

    func numberOfSections(in tableView: UITableView) -> Int { sectionCount() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rowCount(inSection: section)
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableAdapter?.views.calling(for: indexPath) { cell(at: indexPath) }
        ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      calling { title(.header, section: section) }
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      calling { title(.footer, section: section) }
    }
  }
#endif
