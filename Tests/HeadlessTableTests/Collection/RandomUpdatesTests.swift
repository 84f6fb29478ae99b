import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// Random screens of all layouts that are driven and updated at random: after each step a cell stands where its attributes say,
/// what is visible is what the rectangle holds, and each item has the size that it wants.
@MainActor
@Suite("Random updates of collection views and tables", .bounded)
struct RandomUpdatesTests {
  @Test(
    "leave everything in its place, layout by layout",
    arguments: ShiftingScreen.layouts.indices,
    Cases.seeds(2)
  )
  func layouts(layout: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let screen = ShiftingScreen([layout], &random)
    let run = UpdateRun(screen, isTable: false, &random)
    #expect(run.drive(&random, steps: 20) == nil)
  }

  @Test(
    "leave everything in its place where sections have different layouts",
    arguments: Cases.seeds(10)
  )
  func mixed(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let screen = ShiftingScreen(Array(ShiftingScreen.layouts.indices), &random)
    let run = UpdateRun(screen, isTable: false, &random)
    #expect(run.drive(&random, steps: 20) == nil)
  }

  @Test("leave everything in its place in a table", arguments: Cases.seeds(10))
  func tables(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let screen = ShiftingScreen([0], &random)
    let run = UpdateRun(screen, isTable: true, &random)
    #expect(run.drive(&random, steps: 20) == nil)
  }

  @Test(
    "leave everything in its place where batches of plain arrays change sizes",
    arguments: ShiftingScreen.layouts.indices,
    Cases.seeds(2)
  )
  func items(layout: Int, seed: UInt64) {
    #expect(ItemChanges(layout, seed: seed).run(steps: 20) == nil)
  }

  @Test(
    "a layout and heights that change before anything is shown are shown",
    arguments: [false, true]
  )
  func beforeTheFirstLayout(keepsRows: Bool) {
    @MainActor final class Model {
      var layout = 9
      var height = 50.0
    }
    let model = Model()
    let screen = CollectionScreen(sectionedBy: ShiftingScreen.Name.self) {
      OnSection(ShiftingScreen.Name(number: 0)) {
        Layout(ShiftingScreen.layouts[model.layout].layout)
        Cells(SizedCell.self, models: [1, 2, 3]).cellHeight { _, _ in model.height }
      }
    }
    screen.configuration.keepsVisibleRowsInPlace = keepsRows
    let collection = HeadlessCollectionView(id: "changing", width: 320, height: 600)
    let table = HeadlessTable(id: "changing", width: 320, height: 600)
    let bindings = [screen.bind(to: collection), screen.bind(to: table)]
    (model.layout, model.height) = (3, 80)
    for binding in bindings { binding.refresh() }
    #expect(collection.render().contains("grid of 2"))
    #expect(collection.screenFaults + table.screenFaults == [])
    #expect(table.core.settled.layout.contentLength == 240)
  }

  @Test(
    "an item whose measured size has moved it away is displayed where it is visible again",
    arguments: [438, 1_500, 1_565, 1_809]
  )
  func visibleAgain(seed: UInt64) {
    #expect(ItemChanges(7, seed: seed).run(steps: 20) == nil)
  }
}
