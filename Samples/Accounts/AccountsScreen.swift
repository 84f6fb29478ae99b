import Binder
import HeadlessTable

/// A bank overview: a banner, then three kinds of account.
final class AccountsScreen: Sample {
  static let name = "accounts"
  static let summary = "a bank overview: a banner and three kinds of account"
  static let options = ["--syntax"]

  enum Section: Int, TableViewSection, Comparable, CaseIterable {
    case banner, current, savings, credit
  }

  let table: HeadlessTable
  private(set) var said: [String] = []
  private var declaration: Declaration<Section>?
  private var accounts = Account.samples
  private let titles: [Section: String] = [
    .current: "Current accounts", .savings: "Savings", .credit: "Credit cards",
  ]

  init(_ options: SampleOptions) {
    table = HeadlessTable(id: "accounts", width: options.width, height: options.height)
    switch options.syntax {
    case .chain: declaration = .chain(chain())
    case .builder:
      let screen = screen()
      declaration = .builder(screen, screen.bind(to: table))
    }
  }

  private var banner: BannerCell.ViewModel {
    let total = accounts.values.joined().reduce(0) { $0 + $1.cents }
    return .init(title: "Total balance", amount: euros(total))
  }

  private func open(_ account: Account) {
    said.append("open \(account.name), \(account.number)")
  }

  /// The screen as a chain.
  private func chain() -> SectionedTableViewBinder<Section> {
    let binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Section.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    binder.onSection(.banner)
      .bind(cellType: BannerCell.self, viewModels: { [unowned self] in [banner] })
      .cellHeight { _ in 104 }
    binder.onSections(.current, .savings, .credit)
      .bind(headerTitles: titles)
      .bind(
        cellType: AccountCell.self,
        models: { [unowned self] in accounts },
        mapToViewModels: AccountCell.ViewModel.init
      )
      .bind(footerTitles: [.savings: "Interest is paid on 1 January."])
      .onTapped { [unowned self] _, _, _, account in open(account) }
      .cellHeight { _, _, _ in 64 }
    binder.finish()
    return binder
  }

  /// The screen by the result builder.
  private func screen() -> TableScreen<Section> {
    TableScreen(
      sectionedBy: Section.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    ) { [unowned self] in
      OnSection(.banner) {
        Cells(BannerCell.self, viewModels: [banner]).cellHeight(104)
      }
      OnSections(.current, .savings, .credit) {
        HeadersBySection(titles)
        MappedCellsBySection(
          AccountCell.self,
          models: accounts,
          mapToViewModels: AccountCell.ViewModel.init
        )
        .onTapped { [unowned self] _, _, _, account in open(account) }
        .cellHeight(64)
        FootersBySection([.savings: "Interest is paid on 1 January."])
      }
    }
  }
}

extension AccountsScreen: EditableSample {
  /// Pays ten euros into the account, which becomes the first of its section.
  func edit(_ indexPath: IndexPath?) {
    guard let indexPath,
      let name = table.dataSource?.tableView(table, nameOfSection: indexPath.section),
      let section = Section.allCases.first(where: { "\($0)" == name }),
      var account = accounts[section]?.remove(at: indexPath.row)
    else { return }
    account.cents += 1_000
    accounts[section]?.insert(account, at: 0)
    declaration?.refresh()
  }
}
