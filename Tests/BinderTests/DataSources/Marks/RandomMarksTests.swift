import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// Objects and values without `==` that change in every way in which their source reports it, through steps, chains and bindings,
/// on tables and collection views: the cells show what there is, and stay with their rows, selected or not.
@Suite("marks of updates at random", .bounded)
@MainActor
struct RandomMarksTests {
  @Test("objects of an array", arguments: Cases.seeds(15)) func objects(seed: UInt64) {
    run(seed, ArrayWorld { Record("r\($0)") })
  }

  @Test("values with an id of an array", arguments: Cases.seeds(15)) func values(seed: UInt64) {
    run(seed, ArrayWorld { Note(id: $0) })
  }

  @Test("objects of a fetch", arguments: Cases.seeds(15)) func fetched(seed: UInt64) {
    run(seed, FetchedWorld())
  }

  private func run<Row>(_ seed: UInt64, _ world: MarkedWorld<Row>) {
    var generator = SplitMix64(seed: seed)
    let road = MarkedRoad(of: world, using: &generator)
    for step in 0..<20 {
      for screen in road.screens { screen.remember(road.expected(), using: &generator) }
      let screen = road.screens.filter { $0.drag != nil }.randomElement(using: &generator)
      let places = [0, 1].compactMap { _ in world.items.indices.randomElement(using: &generator) }
      var isDrag = false
      if let drag = screen?.drag, places.count == 2, places[0] != places[1],
        Int.random(in: 0..<3, using: &generator) == 0
      {
        isDrag = true
        world.prepareDrag(using: &generator)
        world.said.append("\(places) in \(screen?.name ?? "")")
        drag(places[0], places[1])
      } else {
        world.change(using: &generator)
      }
      road.turn(using: &generator)
      road.clock.advance(by: .seconds(2))
      for screen in road.screens {
        let problem = screen.problem(
          road.expected(),
          changed: world.changes,
          isReload: world.hasReloaded,
          checksRows: !isDrag && !road.changesRows
        )
        guard let problem else { continue }
        Issue.record(
          "seed \(seed), step \(step), \(road.text), \(screen.name): \(world.said): \(problem)"
        )
        return
      }
    }
  }
}
