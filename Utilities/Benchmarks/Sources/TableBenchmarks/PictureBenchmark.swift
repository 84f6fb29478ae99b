import Binder
import Foundation
import HeadlessTable

/// A cell as apps have them: an image, texts in a view of their own, values in a list, a switch.
final class OrderCell: HeadlessCell {
  final class Customer: HeadlessView {
    let name = Label()
    let city = Label()
  }

  let picture = ImageView()
  let customer = Customer()
  let tags = [Label(), Label()]
  let amount = Label(aligned: .right)
  let isPaid = Toggle()
}

/// What the pictures of one screen cost, in time of the processor: its text, which assertions compare, and its drawings.
@MainActor
enum PictureBenchmark {
  private struct Order: Identifiable, Equatable {
    let id: String
    var note: String
  }

  /// A screen of rows that are all visible.
  @MainActor
  private final class Screen {
    let table: HeadlessTable
    var orders: [Order]
    private let binder: TableViewBinder

    init(id: String, rows: Int) {
      table = HeadlessTable(id: id, width: 375, height: Double(rows) * 60)
      orders = (0..<rows).map { Order(id: "order-\($0)", note: "A note that is longer \($0)") }
      binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: OrderCell.self, models: { [unowned self] in orders })
        .onDequeue { row, cell, order in
          cell.picture.imageName = "box"
          cell.customer.name.text = "Customer \(row)"
          cell.customer.city.text = order.note
          for (number, label) in cell.tags.enumerated() { label.text = "tag \(number)" }
          cell.amount.text = "\(row * 17) €"
          cell.isPaid.isOn = row.isMultiple(of: 2)
        }
        .cellHeight { row, _ in 60 }
      binder.finish()
      table.layoutIfNeeded()
    }

    func refresh() {
      binder.refresh()
      table.layoutIfNeeded()
    }
  }

  static func measure() {
    let small = PeopleScreen(rows: 20).table
    let composed = Screen(id: "orders", rows: 20)
    let pictures: [(name: String, picture: TablePicture)] = [
      ("text", .text), ("json", .json), ("accessibility", .accessibility), ("svg", .svg),
      ("ansi", .ansi),
    ]
    for (name, picture) in pictures {
      let times = [small, composed.table].map { table in microseconds { table.render(picture) } }
      print("\(name) of 20 rows: of two labels \(times[0]) µs, of composed cells \(times[1]) µs")
    }
  }

  /// The median of what the processor works for a picture, which other programs change little.
  private static func microseconds(_ render: () -> String) -> Int {
    let times = (0..<200).map { _ in
      let start = processorTime
      _ = render()
      return processorTime - start
    }
    return Int(times.sorted()[100] * 1e6)
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Writes a package in which changes wait for review, each of another screen, as failed tests leave them.
  static func writeChanges(_ count: Int, to folder: String) throws {
    let root = URL(filePath: folder)
    try write("// swift-tools-version: 6.2\n", to: root.appending(path: "Package.swift"))
    let waiting = root.appending(path: ".build/snapshots")
    for number in 0..<count {
      let screen = Screen(id: "screen-\(number)", rows: 12)
      let path = "Tests/AppTests/__Snapshots__/ScreenTests/overview/screen-\(number).txt"
      try write(screen.table.render(.text), to: root.appending(path: path))
      let row = number % screen.orders.count
      screen.orders[row].note = "Changed \(number)"
      screen.orders.swapAt(0, 5)
      screen.refresh()
      let calls = "\(screen.table.calls)"
      let drawing = screen.table.render(.svg)
      try write(screen.table.render(.text), to: waiting.appending(path: "\(path)/text"))
      try write(drawing, to: waiting.appending(path: "\(path)/drawing.svg"))
      try write(calls, to: waiting.appending(path: "\(path)/calls"))
    }
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
