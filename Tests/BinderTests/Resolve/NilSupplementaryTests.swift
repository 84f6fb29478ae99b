import Binder
import HeadlessTable
import TestSupport
import Testing

/// Data bound by name is never overtaken, also where it says that there is no header or footer.
@MainActor
@Suite(.bounded)
struct NilSupplementaryTests {
  private var others: (SectionedTableViewBinder<Section>) -> Void {
    { binder in
      binder.onAllOtherSections()
        .bind(cellType: NameCell.self, models: [:] as [Section: [String]])
        .bind(headerTitles: [.friends: "OTHERS", .enemies: "OTHERS"])
        .bind(footerTitles: [.friends: "others", .enemies: "others"])
    }
  }

  @Test func aViewWhoseViewModelBecomesNilLetsNoTitleThrough() {
    var header: String? = "view"
    let screens = BothSpellings(
      chain: { binder in
        binder.onAllOtherSections().bind(headerTitles: [.friends: "OTHERS"])
        binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
          .bind(headerTitle: "title")
          .bind(headerType: BannerHeader.self, viewModel: { header })
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnAllOtherSections { HeadersBySection([.friends: "OTHERS"]) }
        OnSection(.friends) {
          Header("title")
          Header(BannerHeader.self, viewModel: header)
          Cells(NameCell.self, models: ["a"])
        }
      }
    )
    #expect(screens.picture.contains("BannerHeader"))
    header = nil
    screens.refresh()
    #expect(!screens.picture.contains("header"))
  }

  @Test func aTitleThatBecomesNilLetsNoOtherTitleThrough() {
    var titles: (header: String?, footer: String?) = ("FRIENDS", "friends")
    let screen = Screen()
    others(screen.binder)
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
      .bind(headerTitle: { titles.header }).bind(footerTitle: { titles.footer })
    screen.show(.friends, .enemies)
    #expect(screen.table.titles == ["FRIENDS", "friends", "OTHERS", "others"])
    titles = (nil, nil)
    screen.binder.refresh()
    #expect(screen.table.titles == ["OTHERS", "others"])
  }

  @Test func aSectionThatALeavesOutOfADictionaryByNameHasNoHeader() {
    var titles: [Section: String?] = [.friends: "F", .enemies: "E"]
    let screen = Screen()
    others(screen.binder)
    screen.binder.onSections(.friends, .enemies)
      .bind(cellType: NameCell.self, models: [.friends: ["a"], .enemies: ["b"]])
      .bind(headerTitles: { titles }).bind(footerTitles: { titles })
    screen.show(.friends, .enemies)
    #expect(screen.table.titles == ["F", "F", "E", "E"])
    titles = [.enemies: String?.none]
    screen.binder.refresh()
    #expect(screen.table.titles == [])
  }

  @Test func whatViewsLeaveOutNoTitleGives() {
    var views: [Section: String?] = [.friends: "view", .enemies: "view"]
    let titles: [Section: String?] = [.friends: "wrong", .enemies: "wrong"]
    let models: [Section: [String]] = [.friends: ["a"], .enemies: ["b"]]
    let named = BothSpellings(
      displaying: [.friends, .enemies],
      chain: {
        $0.onSections(.friends, .enemies).bind(cellType: NameCell.self, models: models)
          .bind(headerType: BannerHeader.self, viewModels: { views }).bind(headerTitles: titles)
          .bind(footerTitles: titles).bind(footerType: BannerHeader.self, viewModels: { views })
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSections(.friends, .enemies) {
          CellsBySection(NameCell.self, models: models)
          HeadersBySection(BannerHeader.self, viewModels: views)
          HeadersBySection(titles)
          FootersBySection(titles)
          FootersBySection(BannerHeader.self, viewModels: views)
        }
      }
    )
    let others = BothSpellings(
      displaying: [.friends, .enemies],
      chain: {
        $0.onAllOtherSections().bind(cellType: NameCell.self, models: models)
          .bind(headerType: BannerHeader.self, viewModels: { views }).bind(headerTitles: titles)
          .bind(footerTitles: titles).bind(footerType: BannerHeader.self, viewModels: { views })
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnAllOtherSections {
          CellsBySection(NameCell.self, models: models)
          HeadersBySection(BannerHeader.self, viewModels: views)
          HeadersBySection(titles)
          FootersBySection(titles)
          FootersBySection(BannerHeader.self, viewModels: views)
        }
      }
    )
    for screens in [named, others] { #expect(screens.views == 4) }
    views = [.enemies: "view"]
    for screens in [named, others] {
      screens.refresh()
      #expect(screens.views == 2)
      #expect(!screens.picture.contains("wrong"))
    }
  }
}

extension BothSpellings {
  /// How many headers and footers are views.
  fileprivate var views: Int {
    picture.split(separator: "\n").count { $0.contains("BannerHeader      \"view\"") }
  }
}

extension HeadlessTable {
  /// What headers and footers show, from top to bottom.
  var titles: [String] {
    (0..<numberOfSections).flatMap { section in
      [headerView(forSection: section), footerView(forSection: section)]
    }
    .compactMap { view in
      guard case .string(let text)? = (view as? any SnapshotDescribing)?.snapshotFields.first?.value
      else { return nil }
      return text
    }
  }
}
