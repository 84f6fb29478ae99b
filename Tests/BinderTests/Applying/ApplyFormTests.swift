import HeadlessTable
import TestSupport
import Testing

@testable import Binder

/// The ways to bind cells to a snapshot, and what is said of those that do not fit it.
@MainActor
@Suite("Cells for snapshots", .bounded)
struct ApplyFormTests {
  /// A way to bind the numbers of `.friends`, in both spellings.
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let chain: @MainActor @Sendable (SectionedTableViewBinder<Section>) -> Void
    let screen: @MainActor @Sendable () -> ScreenPartGroup<Section>

    init(
      _ name: String,
      chain: @escaping @MainActor @Sendable (SectionedTableViewBinder<Section>) -> Void,
      @ScreenBuilder<Section> screen: @escaping @MainActor @Sendable () -> ScreenPartGroup<Section>
    ) {
      (testDescription, self.chain, self.screen) = (name, chain, screen)
    }
  }

  private static func makeCell(_ tableView: any TableHost, _ item: Int) -> any TableCell {
    tableView.dequeue(NameCell.self).saying("\(item)")
  }

  nonisolated private static let forms = [
    Form("a section's cells of a type") {
      $0.onSection(.friends).bind(cellType: NameCell.self, items: Int.self)
        .onDequeue { _, cell, item in cell.label.text = "\(item)" }
    } screen: {
      OnSection(.friends) {
        Cells(NameCell.self, items: Int.self) { _, cell, item in cell.label.text = "\(item)" }
      }
    },
    Form("a section's cells of the closure's choice") {
      $0.onSection(.friends).bind(cellProvider: { makeCell($0, $2) }, items: Int.self)
    } screen: {
      OnSection(.friends) { Cells(items: Int.self) { makeCell($0, $2) } }
    },
    Form("the cells of several sections") {
      $0.onSections(.friends, .enemies).bind(cellType: NameCell.self, items: Int.self)
        .onDequeue { _, _, cell, item in cell.label.text = "\(item)" }
    } screen: {
      OnSections(.friends, .enemies) {
        CellsBySection(NameCell.self, items: Int.self)
          .onDequeue { _, _, cell, item in cell.label.text = "\(item)" }
      }
    },
    Form("cells of several sections of the closure's choice") {
      $0.onAllOtherSections().bind(cellProvider: { makeCell($0, $3) }, items: Int.self)
    } screen: {
      OnAllOtherSections { CellsBySection(items: Int.self) { makeCell($0, $3) } }
    },
  ]

  @Test("a form shows the items of its sections", arguments: forms)
  func form(_ form: Form) {
    let screens = AppliedScreens<Int>(chain: form.chain, screen: TableScreen { form.screen() })
    screens.apply(TableSnapshot([.friends: [1, 2, 3]]))
    #expect(screens.rows == "friends: 1 2 3")
    _ = screens.updates
    screens.edit {
      $0.deleteItems([2])
      $0.reconfigureItems([3])
    }
    #expect(screens.updates == ["−0.1", "≈0.1"])
    #expect(screens.rows == "friends: 1 3")
    #expect(screens.messages == [])
  }

  @Test func viewModelsAreMadeOfItems() {
    let screens = AppliedScreens<Int>(
      chain: {
        $0.onSection(.friends).bind(
          cellType: BannerCell.self,
          items: Int.self,
          mapToViewModels: { .init(text: "no. \($0)") }
        )
        $0.onSections(.enemies).bind(
          cellType: BannerCell.self,
          items: Int.self,
          mapToViewModels: { .init(text: "№ \($0)") }
        )
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          MappedCells(
            BannerCell.self,
            items: Int.self,
            mapToViewModels: { .init(text: "no. \($0)") }
          )
        }
        OnSections(.enemies) {
          MappedCellsBySection(
            BannerCell.self,
            items: Int.self,
            mapToViewModels: { .init(text: "№ \($0)") }
          )
        }
      }
    )
    screens.apply(TableSnapshot([.enemies: [1], .friends: [2]]))
    for table in screens.tables {
      let texts = (0..<2).map { section in
        (table.cellForRow(at: .init(row: 0, section: section)) as? BannerCell)?.label.text
      }
      #expect(texts == ["№ 1", "no. 2"])
    }
  }

  @Test func sectionsOfOtherDataStandWhereTheSnapshotNamesThem() {
    let screens = AppliedScreens<Int>(
      chain: {
        $0.onSection(.banner).bind(cellType: NameCell.self, models: ["hello"])
          .onDequeue { _, cell, text in cell.label.text = text }
        $0.onSection(.friends).bind(headerTitle: "FRIENDS")
          .bind(cellType: NameCell.self, items: Int.self)
          .onDequeue { _, cell, item in cell.label.text = "\(item)" }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.banner) {
          Cells(NameCell.self, models: ["hello"]) { _, cell, text in cell.label.text = text }
        }
        OnSection(.friends) {
          Header("FRIENDS")
          Cells(NameCell.self, items: Int.self) { _, cell, item in cell.label.text = "\(item)" }
        }
      }
    )
    screens.apply(TableSnapshot([.friends: [1], .banner: []]))
    #expect(screens.rows == "friends: 1 | banner: hello")
    screens.edit { $0.reloadSections([.banner]) }
    #expect(screens.updates.last == "§~1")
    screens.apply(TableSnapshot([.banner: [7, 8], .friends: [1]]))
    #expect(screens.rows == "banner: hello | friends: 1")
    #expect(
      screens.messages == [
        "warning: The snapshot has items in section 'banner', whose rows come from other data. Bind "
          + "the section with 'items: Int.self', or leave its items out."
      ]
    )
  }

  @Test func itemsOfAnotherTypeAreNotShown() {
    let screens = AppliedScreens<String>(
      chain: { $0.onAllOtherSections().bind(cellType: NameCell.self, items: Int.self) },
      screen: TableScreen(sectionedBy: Section.self) {
        OnAllOtherSections { CellsBySection(NameCell.self, items: Int.self) }
      }
    )
    screens.apply(TableSnapshot([.friends: ["a"]]))
    #expect(screens.rows == "friends:")
    #expect(
      screens.messages == [
        "warning: The snapshot has items of type String, but section 'friends' is bound to items of "
          + "type Int, so it shows none. Bind it with 'items: String.self'."
      ]
    )
  }

  @Test func theBehaviorChoosesSections() {
    let screen = Screen(.hidesSectionsWithNoCellData)
    screen.binder.onAllOtherSections().bind(cellType: NameCell.self, items: Int.self)
    screen.binder.finish()
    screen.binder.apply(TableSnapshot([.enemies: [1], .form: [], .friends: [2, 3]]))
    #expect(screen.binder.displayedSections == [.friends, .enemies])
    #expect(screen.binder.indexPath(for: 1) == IndexPath(row: 0, section: 1))
    #expect(screen.messages == [])
  }

  @Test func misuseIsAWarningSaidOnce() {
    let screens = AppliedScreens<Int>()
    var snapshot = TableSnapshot<Section, Int>()
    snapshot.appendItems([1])
    snapshot.appendSections([.friends])
    snapshot.appendItems([1, 2])
    screens.apply(snapshot)
    #expect(screens.rows == "friends: 1 2")
    snapshot.appendItems([3])
    screens.apply(snapshot)
    #expect(
      screens.messages == [
        "warning: There are currently no sections in the data source. Please add a section first. "
          + "The items were left out."
      ]
    )
    #expect(screens.binder.snapshot(of: Int.self).problems == [])
  }

  @Test func anOutlineShowsWhatIsVisible() {
    let screens = AppliedScreens<String>()
    var outline = TableSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    screens.apply(outline, to: .friends)
    #expect(screens.rows == "friends: Fruit Nuts")
    _ = screens.updates
    outline = screens.binder.snapshot(for: .friends)
    #expect(screens.screen.snapshot(for: .friends) == outline)
    outline.expand(["Fruit"])
    screens.apply(outline, to: .friends)
    #expect(screens.updates == ["+0.1, +0.2"])
    #expect(screens.rows == "friends: Fruit Apple Pear Nuts")
    outline.collapse(["Fruit"])
    screens.apply(outline, to: .friends)
    #expect(screens.rows == "friends: Fruit Nuts")
    screens.edit { $0.appendSections([.enemies]) }
    #expect(screens.binder.snapshot(for: .friends, of: String.self) == outline)
    screens.edit { $0.appendItems(["Salt"], toSection: .friends) }
    #expect(screens.binder.snapshot(for: .friends, of: String.self).rootItems.last == "Salt")
    #expect(screens.rows == "friends: Fruit Nuts Salt | enemies:")
    #expect(screens.messages == [])
  }

  @Test("any snapshots are shown, by batches that the table takes", arguments: Cases.seeds(8))
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screens = AppliedScreens<Int>()
    let sections: [Section] = [.banner, .friends, .enemies, .form]
    var numbers = TableSnapshot<Int, Int>()
    if seed % 2 == 1 { screens.binder.rowUpdates = .reconfigure }
    if seed % 2 == 1 { screens.screen.rowUpdates = .reconfigure }
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        SnapshotEdit.random(items: 12, most: 4, using: &random).apply(to: &numbers)
      }
      numbers.deleteSections([4, 5, 6])
      var snapshot = TableSnapshot<Section, Int>()
      for number in numbers.sectionIdentifiers {
        snapshot.appendSections([sections[number]])
        snapshot.appendItems(
          numbers.itemIdentifiers(inSection: number),
          toSection: sections[number]
        )
        if Int.random(in: 0..<8, using: &random) == 0 {
          snapshot.reloadSections([sections[number]])
        }
      }
      for item in snapshot.itemIdentifiers where Int.random(in: 0..<3, using: &random) == 0 {
        if Bool.random(using: &random) {
          snapshot.reloadItems([item])
        } else {
          snapshot.reconfigureItems([item])
        }
      }
      for table in screens.tables {
        for case let cell as NameCell in table.visibleCells { cell.label.text = "old" }
      }
      screens.apply(snapshot, animatingDifferences: Bool.random(using: &random))
      let shown = screens.tables.map { table in
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      }
      let counts = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
      #expect(shown == [counts, counts])
      let asked = Set(snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers)
      for (index, item) in snapshot.itemIdentifiers.enumerated() {
        guard let path = screens.binder.indexPath(for: item) else {
          Issue.record("\(item), number \(index), is not shown")
          continue
        }
        for table in screens.tables {
          let text = (table.cellForRow(at: path) as? NameCell)?.label.text
          #expect(text == "\(item)" || text == "old" && !asked.contains(item))
        }
      }
    }
    #expect(screens.messages == [])
  }

  /// Each table remembers what it has to show again, and the screen, for tables to come, nothing.
  @Test func aScreenKeepsNothingOfWhatIsToBeShownAgain() {
    let table = HeadlessTable(id: "numbers", width: 320, height: 200)
    let screen = TableScreen<Section> {
      OnSection(.friends) { Cells(NameCell.self, items: Int.self) }
    }
    let binding = screen.bind(to: table)
    for _ in 0..<3 {
      var snapshot = TableSnapshot<Section, Int>([.friends: [1, 2]])
      snapshot.reconfigureItems([1])
      snapshot.reloadSections([.friends])
      screen.apply(snapshot)
    }
    #expect(screen.bindings.applied.requested.rows.isEmpty)
    #expect(screen.bindings.applied.requested.sections.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 2)
    withExtendedLifetime(binding) {}
  }
}
