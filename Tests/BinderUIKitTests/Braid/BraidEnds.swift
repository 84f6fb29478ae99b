import Binder
import BinderUIKit
import UIKit

/// Binding headers and footers, and hiding sections, as Braid does.
final class BraidEnds: BraidCase {
  func titles() {
    binder.displayedSections = [.first, .second, .third, .fourth]
    binder.onSection(.first)
      .bind(headerTitle: "H1")
      .bind(footerTitle: "F1")
      .bind(cellType: TestCell.self, models: [])
    binder.onSections(.second, .third)
      .bind(headerTitles: [.second: "H2", .third: "H3"])
      .bind(footerTitles: [.second: "F2", .third: "F3"])
      .bind(cellType: TestCell.self, models: [.second: [], .third: []])
    binder.onAllOtherSections()
      .bind(headerTitles: [.fourth: "H4"])
      .bind(cellType: TestCell.self, models: [.fourth: []])
      .bind(footerTitles: [.fourth: "F4"])
    binder.onAnySection()
      .cellHeight { _, _ in 2 }
      .headerHeight { _ in 10 }
      .footerHeight { _ in 10 }
    binder.finish()
    expect(tableView.visibleCells.count, 0)
    expectEnds(["H1", "H2", "H3", "H4"], ["F1", "F2", "F3", "F4"])
  }

  func viewModelsThatChange() {
    var first: TestHeaderFooter.ViewModel? = .init(title: "H1")
    var others: [Section: TestHeaderFooter.ViewModel?] = [
      .second: TestHeaderFooter.ViewModel(title: "F2"),
      .third: TestHeaderFooter.ViewModel(title: "F3"),
    ]
    binder.displayedSections = [.first, .second, .third]
    binder.onSection(.first)
      .bind(headerType: TestHeaderFooter.self, viewModel: { first })
      .bind(headerTitle: "wrong")
      .bind(cellType: TestCell.self, models: [])
    binder.onSections(.second, .third)
      .bind(footerType: TestHeaderFooter.self, viewModels: { others })
      .bind(cellType: TestCell.self, models: [.second: [], .third: []])
    binder.finish()
    expectEnds(["H1", nil, nil], [nil, "F2", "F3"])
    first = TestHeaderFooter.ViewModel(title: "H1*")
    others = [.second: nil, .third: TestHeaderFooter.ViewModel(title: "F3*")]
    binder.refresh()
    expectEnds(["H1*", nil, nil], [nil, nil, "F3*"])
  }

  func titlesThatGo() {
    var first: String? = "H1"
    var others: [Section: String?] = [.second: "H2", .third: "H3"]
    binder.displayedSections = [.first, .second, .third]
    binder.onSection(.first)
      .bind(headerTitle: { first })
      .bind(cellType: TestCell.self, models: [])
    binder.onSections(.second, .third)
      .bind(headerTitles: { others })
      .bind(cellType: TestCell.self, models: [.second: [], .third: []])
    binder.finish()
    expectEnds(["H1", "H2", "H3"], [nil, nil, nil])
    first = nil
    others = [.second: nil, .third: "H3*"]
    binder.refresh()
    expectEnds([nil, nil, "H3*"], [nil, nil, nil])
  }

  func hiddenSections() {
    var header: String? = "H1"
    var models = ["1-1"]
    var others: [Section: [String]] = [.second: ["2-1"], .third: ["3-1", "3-2"]]
    binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData(orderingWith: {
      $0.sorted { $0.rawValue < $1.rawValue }
    })
    binder.onSection(.first)
      .bind(headerTitle: { header })
      .bind(cellType: TestCell.self, models: { models })
      .onDequeue { row, cell, model in self.keep(cell, model, at: row, in: .first) }
    binder.onSections(.second, .third)
      .bind(headerTitles: { [.second: "H2", .third: "H3"] })
      .bind(cellType: TestCell.self, models: { others })
      .onDequeue { section, row, cell, model in self.keep(cell, model, at: row, in: section) }
    binder.finish()
    expectCells(of: [.first, .second, .third], [1, 1, 2])
    expectEnds(["H1", "H2", "H3"], [nil, nil, nil])
    header = nil
    models = ["1-1", "1-2"]
    others[.second] = []
    binder.refresh()
    expectCells(of: [.first, .third], [2, 2])
    expectEnds([nil, "H3"], [nil, nil])
  }
}
