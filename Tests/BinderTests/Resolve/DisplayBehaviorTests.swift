import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite(.bounded)
struct DisplayBehaviorTests {
  /// Friends have rows, enemies a header and no rows, the form nothing.
  static func screen(_ behavior: SectionDisplayBehavior<Section>) -> Screen {
    let screen = Screen(behavior)
    screen.binder.onSection(.form).bind(cellType: NameCell.self, models: [String]())
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: [String]())
      .bind(headerTitle: "ENEMIES")
    screen.binder.onSection(.banner).bind(cellType: NameCell.self, models: ["b"])
    screen.binder.finish()
    return screen
  }

  typealias Behavior = @MainActor () -> SectionDisplayBehavior<Section>

  nonisolated static let behaviors: [(Behavior, [Section])] = [
    ({ .hidesSectionsWithNoCellData }, [.banner, .friends]),
    ({ .hidesSectionsWithNoData }, [.banner, .friends, .enemies]),
    ({ .hidesSectionsWithNoCellData { $0.sorted(by: >) } }, [.friends, .banner]),
    ({ .hidesSectionsWithNoCellData(orderingWith: { $0 }) }, [.friends, .banner]),
    ({ .hidesSectionsWithNoData { $0.sorted(by: >) } }, [.enemies, .friends, .banner]),
    ({ .manuallyManaged }, []),
  ]

  @Test(arguments: behaviors.indices)
  func displays(_ index: Int) {
    let (behavior, expected) = Self.behaviors[index]
    let screen = Self.screen(behavior())
    #expect(screen.binder.displayedSections == expected)
    #expect(screen.table.numberOfSections == expected.count)
    #expect(
      screen.messages == (expected.isEmpty ? [BeginnersMistakesTests.noDisplayedSections] : [])
    )
  }

  /// All other sections are those that have rows, a header or a footer, whatever has the others.
  @Test func otherSectionsMayHaveAHeaderOrAFooterAlone() {
    let screen = Screen(.hidesSectionsWithNoData)
    screen.binder.onSection(.banner).bind(cellType: NameCell.self, models: ["b"])
    screen.binder.onAllOtherSections()
      .bind(cellType: NameCell.self, models: [.friends: ["a"]])
      .bind(headerTitles: [.enemies: "ENEMIES"])
      .bind(footerTitles: [.form: "The end"])
    screen.binder.finish()
    #expect(Set(screen.binder.displayedSections) == [.banner, .friends, .enemies, .form])
    #expect(screen.messages == [])
  }

  @Test func changesWithTheData() {
    let screen = Screen(.hidesSectionsWithNoCellData)
    var enemies: [String] = []
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: { enemies })
    screen.binder.finish()
    #expect(screen.table.numberOfSections == 1)
    enemies = ["e"]
    screen.binder.refresh()
    #expect(screen.table.numberOfSections == 2)
    #expect(screen.binder.displayedSections == [.friends, .enemies])
  }

  @Test func sectionsThatAreSetAreDisplayedInThatOrder() {
    let screen = Self.screen(.manuallyManaged)
    screen.binder.displayedSections = [.form, .banner]
    #expect(screen.table.numberOfSections == 2)
    #expect(screen.rows.hasPrefix("§ form · 0 rows\n§ banner · 1 row"))
  }

  @Test func settingSectionsIsRefusedUnderAnotherBehavior() {
    let screen = Self.screen(.hidesSectionsWithNoCellData)
    screen.binder.displayedSections = [.form]
    #expect(screen.binder.displayedSections == [.banner, .friends])
    #expect(
      screen.messages == [
        """
        displayedSections was set, but the section display behavior chooses the sections. Use \
        .manuallyManaged to set them.
        """
      ]
    )
  }

  @Test(arguments: [
    (0, "invents 'form'"), (1, "drops 'banner'"), (2, "repeats 'friends'"),
    (3, "invents 'form' and drops 'friends', 'banner'"),
  ])
  func anOrderThatIsNoOrderIsNamed(_ index: Int, _ words: String) {
    let orders: [([Section]) -> [Section]] = [
      { $0 + [.form] }, { $0.filter { $0 != .banner } }, { $0 + [.friends] }, { _ in [.form] },
    ]
    let screen = Self.screen(.hidesSectionsWithNoCellData(orderingWith: orders[index]))
    #expect(
      screen.messages == [
        """
        The closure that orders the displayed sections \(words). Give back exactly the sections that \
        it was given, in another order.
        """
      ]
    )
    #expect(Set(screen.binder.displayedSections) == [.friends, .banner])
  }
}
