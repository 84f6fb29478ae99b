import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

@Suite("The displayed sections as a signal", .bounded)
@MainActor
struct DisplayedSectionsSignalTests {
  private final class NumberCell: HeadlessCell {}

  private let table = HeadlessTable(id: "sections", width: 320, height: 300)

  private func makeBinder(
    _ behavior: SectionDisplayBehavior<Section> = .manuallyManaged,
    _ friends: @escaping () -> [Int] = { [1] }
  ) -> SectionedTableViewBinder<Section> {
    let binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Section.self,
      sectionDisplayBehavior: behavior
    )
    binder.onSection(.friends).bind(cellType: NumberCell.self, models: friends)
    binder.onSection(.enemies).bind(cellType: NumberCell.self, models: { [2] })
    return binder
  }

  @Test("it delivers what is displayed, once for each change")
  func observing() {
    let binder = makeBinder()
    var seen: [[Section]] = []
    binder.displayedSections = [.friends]
    binder.reactive.displayedSections.observeNext { seen.append($0) }
    binder.finish()
    binder.displayedSections = [.friends, .enemies]
    binder.displayedSections = [.enemies]
    table.layoutIfNeeded()
    binder.refresh()
    table.layoutIfNeeded()
    #expect(seen == [[.friends], [.enemies]])
  }

  @Test("sections that come and go by their rows are delivered too")
  func behavior() {
    var friends = [1]
    let binder = makeBinder(.hidesSectionsWithNoCellData) { friends }
    binder.finish()
    var seen: [Set<Section>] = []
    binder.reactive.displayedSections.observeNext { seen.append(Set($0)) }
    friends = []
    binder.refresh()
    table.layoutIfNeeded()
    #expect(seen == [[.friends, .enemies], [.enemies]])
  }

  @Test("what is bound to it sets the sections, and it ends with the binder")
  func binding() {
    let chosen = Property<[Section]>([.enemies])
    var hasEnded = false
    weak var gone: SectionedTableViewBinder<Section>?
    do {
      let binder = makeBinder()
      gone = binder
      chosen.bind(to: binder.reactive.displayedSections)
      binder.reactive.displayedSections.observeCompleted { hasEnded = true }
      binder.finish()
      #expect(table.numberOfSections == 1)
      chosen.value = [.friends, .enemies]
      #expect(table.numberOfSections == 2)
      #expect(binder.displayedSections == [.friends, .enemies])
    }
    #expect(gone == nil)
    #expect(hasEnded)
  }
}
