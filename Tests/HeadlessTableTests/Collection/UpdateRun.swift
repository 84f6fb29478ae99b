import Binder
import BinderCollections
import TestSupport

@testable import HeadlessTable

/// A screen in a list, and what is done to it.
@MainActor
struct UpdateRun {
  let screen: ShiftingScreen
  let list: HeadlessListView
  let shown: CollectionScreen<ShiftingScreen.Name>
  let binding: TableBinding

  init(_ screen: ShiftingScreen, isTable: Bool, _ random: inout SplitMix64) {
    self.screen = screen
    shown = screen.screen
    shown.configuration.rowUpdates = [.reload, .reconfigure][random.below(2)]
    shown.configuration.keepsVisibleRowsInPlace = random.below(4) == 0
    let height = [100.0, 240, 600][random.below(3)]
    if isTable {
      let table = HeadlessTable(id: "random", width: 320, height: height)
      list = table
      binding = shown.bind(to: table)
    } else {
      let collection = HeadlessCollectionView(id: "random", width: 320, height: height)
      list = collection
      binding = shown.bind(to: collection)
    }
  }

  /// Takes some steps, and returns what is wrong after the first one that leads to something wrong; nil if none does.
  func drive(_ random: inout SplitMix64, steps: Int) -> String? {
    for number in 0..<steps {
      let name = step(&random)
      let faults = list.screenFaults + sizeFaults + viewFaults + messages
      guard faults.isEmpty else {
        let parts = screen.parts.map {
          "\(ShiftingScreen.layouts[$0.layout].name) of \($0.items.count)"
        }
        return "step \(number), \(name), \(parts): " + faults.prefix(4).joined(separator: "; ")
      }
    }
    return nil
  }

  private var messages: [String] {
    list.diagnostics.map(\.message)
      .filter {
        !$0.contains("is neither Identifiable nor Equatable")
          && !$0.contains("a table does not arrange its rows")
          && !$0.contains("has no view of that kind")
          && !$0.contains("can't be scrolled by itself")
          && !$0.contains("the item width must be less than the width")
      }
      + list.inconsistencies.map { "\($0)" }
  }

  func step(_ random: inout SplitMix64) -> String {
    switch random.below(13) {
    case 0...4:
      screen.change(&random)
      binding.refresh()
      return "change"
    case 5:
      let distance = Double(random.below(400)) - 200
      list.scroll(by: distance)
      return "scroll by \(distance)"
    case 6:
      for _ in 0..<5 { list.scroll(by: -10) }
      return "scroll up"
    case 7:
      let y = Double(random.below(3000))
      list.scroll(to: y)
      return "scroll to \(y)"
    case 8: return scrollToItem(&random)
    case 9: return scrollAcross(&random)
    case 10:
      list.core.screen.resize(
        to: TableSize(
          width: [320.0, 250, 411][random.below(3)],
          height: [100.0, 240, 600][random.below(3)]
        )
      )
      return "resize to \(list.size)"
    case 11:
      _ = list.render(.text(extent: TablePicture.Extent.allCases[random.below(2)]))
      return "render"
    default:
      list.contentInset.top = Double(random.below(3) * 10)
      return "inset \(list.contentInset.top)"
    }
  }

  private func scrollToItem(_ random: inout SplitMix64) -> String {
    let layout = list.core.settled.layout
    guard layout.rowCount > 0, let row = layout.position(ofRowNumber: random.below(layout.rowCount))
    else { return "" }
    let position = [TableScrollPosition.top, .middle, .bottom, .none][random.below(4)]
    list.core.screen.scroll(to: row.indexPath, at: position)
    return "scroll to \(row) at \(position)"
  }

  private func scrollAcross(_ random: inout SplitMix64) -> String {
    guard let collection = list as? HeadlessCollectionView, collection.numberOfSections > 0 else {
      return ""
    }
    let section = random.below(collection.numberOfSections)
    collection.scrollSection(at: section, to: Double(random.below(300)))
    return "scroll across"
  }

  /// Headers that are not as high as they want, and badges that say something old.
  private var viewFaults: [String] {
    let displayed = list.core.displayed
    let headers: [String] = displayed.headers.compactMap { section, shown in
      guard let view = shown.view as? SizedHeader, let height = view.viewModel else { return nil }
      let expected = Double(20 + (screen.parts[section].name + screen.version) % 3 * 15)
      let isRight = height == expected && view.frame.height == height
      return isRight
        ? nil
        : "the header of \(section) wants \(expected), says \(height), is \(view.frame.height)"
    }
    return headers
      + displayed.elements.compactMap { place, shown in
        guard let text = (shown.view as? BadgeView)?.count.text else { return nil }
        let expected = "\(place.index) v\(screen.version)"
        return text == expected ? nil : "\(place) says \(text)"
      }
  }

  /// Cells that show an old item, or are not as large as their items want.
  var sizeFaults: [String] {
    list.core.displayed.cells.compactMap { row, shown in
      guard let cell = shown.cell as? SizedCell else { return nil }
      guard screen.parts.indices.contains(row.section),
        screen.parts[row.section].items.indices.contains(row.row)
      else { return "\(row) is displayed, and the data has no such item" }
      let part = screen.parts[row.section]
      let item = part.items[row.row]
      guard cell.item == item, cell.wanted == screen.size(of: item) else {
        return "\(row) shows item \(cell.item) of \(cell.wanted), not \(item)"
      }
      let layout = list is HeadlessTable ? 0 : part.layout
      // Of rows that cannot be found again only those on the screen are filled again.
      let isLeft = part.models == 2 && self.shown.configuration.rowUpdates == .reconfigure
      if isLeft, layout == ShiftingScreen.sized { return nil }
      return ShiftingScreen.fits(cell, cell.wanted, layout)
        ? nil : "\(row) is \(cell.frame.corners), and wants \(cell.wanted)"
    }
  }
}
