import Binder
import HeadlessTable

/// A bank overview: a banner, then three kinds of account.
final class AccountsScreen: Sample {
  static let name = "accounts"
  static let summary = "a bank overview: a banner and three kinds of account"

  enum Section: Int, TableViewSection, Comparable {
    case banner, current, savings, credit
  }

  let table: HeadlessTable
  private(set) var said: [String] = []
  private let binder: SectionedTableViewBinder<Section>
  private var accounts = Account.samples

  init(_ options: SampleOptions) {
    table = HeadlessTable(id: "accounts", width: options.width, height: options.height)
    binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Section.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    bindBanner()
    bindAccounts()
    binder.finish()
  }

  private func bindBanner() {
    binder.onSection(.banner)
      .bind(
        cellType: BannerCell.self,
        viewModels: { [unowned self] in [.init(title: "Total balance", amount: euros(total))] }
      )
      .cellHeight { _ in 104 }
  }

  private var total: Int { accounts.values.joined().reduce(0) { $0 + $1.cents } }

  private func bindAccounts() {
    binder.onSections(.current, .savings, .credit)
      .bind(headerTitles: [
        .current: "Current accounts", .savings: "Savings", .credit: "Credit cards",
      ])
      .bind(
        cellType: AccountCell.self,
        models: { [unowned self] in accounts },
        mapToViewModels: AccountCell.ViewModel.init
      )
      .bind(footerTitles: [.savings: "Interest is paid on 1 January."])
      .onTapped { [unowned self] _, _, cell, account in
        said.append("open \(account.name), \(account.number)")
      }
      .cellHeight { _, _ in 64 }
  }
}

extension AccountsScreen: EditableSample {
  /// Pays ten euros into the account, which becomes the first of its section.
  func edit(_ indexPath: IndexPath?) {
    guard let indexPath else { return }
    let section = binder.displayedSections[indexPath.section]
    guard var account = accounts[section]?.remove(at: indexPath.row) else { return }
    account.cents += 1_000
    accounts[section]?.insert(account, at: 0)
    binder.refresh()
  }
}
