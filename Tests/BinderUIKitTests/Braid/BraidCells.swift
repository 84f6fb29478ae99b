import Binder
import BinderUIKit
import UIKit

/// Binding cells, in each way that Braid has.
final class BraidCells: BraidCase {
  func cellTypeAndModels() {
    binder.displayedSections = [.first, .second, .third, .fourth]
    binder.onSection(.first)
      .bind(cellType: TestCell.self, models: ["1-1"])
      .onDequeue { row, cell, model in self.keep(cell, model, at: row, in: .first) }
    binder.onSections(.second, .third)
      .bind(
        cellType: TestCell.self,
        models: [.second: ["2-1", "2-2"], .third: ["3-1", "3-2", "3-3"]]
      )
      .onDequeue { section, row, cell, model in self.keep(cell, model, at: row, in: section) }
    binder.onAllOtherSections()
      .bind(cellType: TestCell.self, models: [.fourth: ["4-1", "4-2", "4-3", "4-4"]])
      .onDequeue { section, row, cell, model in self.keep(cell, model, at: row, in: section) }
    binder.finish()
    expectCells(of: [.first, .second, .third, .fourth], [1, 2, 3, 4])
    expect(models[.third], ["3-1", "3-2", "3-3"])
    expect(models[.fourth], ["4-1", "4-2", "4-3", "4-4"])
  }

  func cellTypeAndViewModels() {
    var ids: [Section: [String?]] = [:]
    binder.displayedSections = [.first, .second, .third]
    binder.onSection(.first)
      .bind(cellType: TestViewModelCell.self, viewModels: [TestViewModelCell.ViewModel(id: "1-1")])
      .onDequeue { row, cell in
        self.keep(cell, at: row, in: .first)
        ids[.first, default: []].append(cell.viewModel?.id)
      }
    binder.onSections(.second)
      .bind(
        cellType: TestViewModelCell.self,
        viewModels: [.second: ["2-1", "2-2"].map { TestViewModelCell.ViewModel(id: $0) }]
      )
      .onDequeue { section, row, cell in
        self.keep(cell, at: row, in: section)
        ids[section, default: []].append(cell.viewModel?.id)
      }
    binder.onAllOtherSections()
      .bind(
        cellType: TestViewModelCell.self,
        models: [.third: ["3-1"]],
        mapToViewModels: { TestViewModelCell.ViewModel(id: "\($0)!") }
      )
      .onDequeue { section, row, cell, model in
        self.keep(cell, model, at: row, in: section)
        ids[section, default: []].append(cell.viewModel?.id)
      }
    binder.finish()
    expectCells(of: [.first, .second, .third], [1, 2, 1])
    expect(ids, [.first: ["1-1"], .second: ["2-1", "2-2"], .third: ["3-1!"]])
    expect(models[.third], ["3-1"])
  }

  func cellProviders() {
    binder.displayedSections = [.first, .second, .third, .fourth]
    binder.onSection(.first)
      .bind(
        cellProvider: { table, row, model in
          self.models[.first]?.append(model)
          return table.dequeue(TestCell.self)
        },
        models: ["1-1"]
      )
      .onDequeue { row, cell, model in
        self.expect(model, self.models[.first]?[row] ?? "")
        if let cell = cell as? TestCell { self.keep(cell, at: row, in: .first) }
      }
    binder.onSections(.second, .third)
      .bind(
        cellProvider: { (table, section, row, model: String) in
          self.models[section]?.append(model)
          return table.dequeue(TestCell.self)
        },
        models: [.second: ["2-1", "2-2"], .third: ["3-1", "3-2", "3-3"]]
      )
      .onDequeue { section, row, cell, model in
        if let cell = cell as? TestCell { self.keep(cell, at: row, in: section) }
      }
    binder.onAllOtherSections()
      .bind(
        cellProvider: { table, section, row in table.dequeue(TestCell.self) },
        numberOfCells: [.fourth: 4]
      )
      .onDequeue { section, row, cell in
        if let cell = cell as? TestCell { self.keep(cell, at: row, in: section) }
      }
    binder.finish()
    expectCells(of: [.first, .second, .third, .fourth], [1, 2, 3, 4])
    expect(models[.third], ["3-1", "3-2", "3-3"])
  }

  func closuresAndRefresh() {
    var firstModels = ["1-1", "1-2"]
    var secondModels = ["2-1", "2-2"]
    binder.displayedSections = [.first, .second]
    binder.onSection(.first)
      .bind(cellType: TestCell.self, models: { firstModels })
      .onDequeue { row, cell, model in self.keep(cell, model, at: row, in: .first) }
    binder.onSections(.second, .third)
      .bind(cellType: TestCell.self, models: { [.second: secondModels] })
      .onDequeue { section, row, cell, model in self.keep(cell, model, at: row, in: section) }
    binder.onAnySection().dimensions(.cellHeight { _, _ in 2 })
    binder.finish()
    expectCells(of: [.first, .second], [2, 2])
    firstModels = ["1-1", "1-2*", "1-3"]
    secondModels = ["2-1", "2-2*", "2-3"]
    binder.refresh()
    expectCells(of: [.first, .second], [3, 3])
    expect(models[.first], ["1-1", "1-2*", "1-3"])
    expect(models[.second], ["2-1", "2-2*", "2-3"])
  }

  func updateCallbacks() {
    var updateFirst: ([String]) -> Void = { _ in }
    var updateOthers: ([Section: [String]]) -> Void = { _ in }
    var updateCount: (Int) -> Void = { _ in }
    binder.displayedSections = [.first, .second, .third]
    binder.onSection(.first)
      .bind(cellType: TestCell.self, models: ["1-1"], updatedBy: &updateFirst)
      .onDequeue { row, cell, model in self.keep(cell, model, at: row, in: .first) }
    binder.onSection(.second)
      .bind(
        tableType: UITableView.self,
        cellProvider: { table, row in
          let path = IndexPath(row: row, section: 1)
          return table.dequeueReusableCell(withIdentifier: "TestCell", for: path)
        },
        numberOfCells: 1,
        updatedBy: &updateCount
      )
      .onDequeue { row, cell in self.keep(cell, at: row, in: .second) }
    binder.onAllOtherSections()
      .bind(cellType: TestCell.self, models: [.third: ["3-1"]], updatedBy: &updateOthers)
      .onDequeue { section, row, cell, model in self.keep(cell, model, at: row, in: section) }
    binder.finish()
    expectCells(of: [.first, .second, .third], [1, 1, 1])
    updateFirst(["1-1", "1-2"])
    updateCount(3)
    updateOthers([.third: ["3-1", "3-2"]])
    expectCells(of: [.first, .second, .third], [2, 3, 2])
    expect(models[.first], ["1-1", "1-2"])
  }

  func heights() {
    binder.displayedSections = [.first, .second, .third]
    binder.onSection(.first)
      .bind(cellType: TestCell.self, models: [1, 2, 3])
      .cellHeight { _, _ in 1 }
    binder.onSections(.second, .third)
      .bind(cellType: TestCell.self, models: [.second: [1, 2], .third: [1]])
      .cellHeight { section, _, _ in section == .second ? 2 : 3 }
    binder.finish()
    tableView.performPendingUpdates()
    let heights = (0..<3).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { row in
        tableView.rectForRow(at: IndexPath(row: row, section: section)).size.height
      }
    }
    expect(heights, [1, 1, 1, 2, 2, 3])
  }

  func reorderedSections() {
    binder.displayedSections = [.first, .second, .third, .fourth]
    binder.onSection(.first)
      .bind(cellType: TestCell.self, models: { ["1-1"] })
      .onDequeue { row, cell, model in self.keep(cell, model, at: row, in: .first) }
    binder.onSections(.second, .third)
      .bind(
        cellType: TestCell.self,
        models: { [.second: ["2-1", "2-2"], .third: ["3-1", "3-2", "3-3"]] }
      )
      .onDequeue { section, row, cell, model in self.keep(cell, model, at: row, in: section) }
    binder.onAllOtherSections()
      .bind(cellType: TestCell.self, models: { [.fourth: ["4-1", "4-2", "4-3", "4-4"]] })
      .onDequeue { section, row, cell, model in self.keep(cell, model, at: row, in: section) }
    binder.onAnySection().cellHeight { _, _ in 2 }
    binder.finish()
    expectCells(of: [.first, .second, .third, .fourth], [1, 2, 3, 4])
    binder.displayedSections = [.fourth, .first, .second]
    expectCells(of: [.fourth, .first, .second], [4, 1, 2])
  }
}
