import Binder
import HeadlessTable
import Observation
import Testing

/// The ways to give a form its data: as a value, by a closure, and as a sequence.
enum WayOfGiving: CaseIterable { case value, closure, sequence }

/// Data that a form is given.
@MainActor
@Observable
final class Given<Data: Sendable> {
  let way: WayOfGiving
  private(set) var data: Data
  let sequence: AsyncStream<Data>
  private let continuation: AsyncStream<Data>.Continuation

  init(_ way: WayOfGiving, _ data: Data) {
    (self.way, self.data) = (way, data)
    (sequence, continuation) = AsyncStream.makeStream(of: Data.self)
  }

  func change(to data: Data) {
    self.data = data
    continuation.yield(data)
  }
}

/// A form of binding cells, or a header or footer, that takes data in every way, in both spellings.
struct BindingForm: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let ways: [WayOfGiving]
  /// Shows the form, and gives what changes the data.
  let show: @MainActor @Sendable (WayOfGiving) -> (BothSpellings, change: () -> Void)

  init<Data: Sendable>(
    _ name: String,
    _ old: Data,
    _ new: Data,
    only ways: [WayOfGiving] = WayOfGiving.allCases,
    chain: @escaping @MainActor @Sendable (SectionedTableViewBinder<Section>, Given<Data>) -> Void,
    @ScreenBuilder<Section> screen:
      @escaping @MainActor @Sendable (Given<Data>) -> ScreenPartGroup<Section>
  ) {
    (testDescription, self.ways) = (name, ways)
    show = { way in
      let given = [Given(way, old), Given(way, old)]
      let screens = BothSpellings(
        chain: { chain($0, given[0]) },
        screen: TableScreen(sectionedBy: Section.self) { screen(given[1]) }
      )
      return (screens, { for given in given { given.change(to: new) } })
    }
  }
}
