import Binder
import FoundationEssentials
import HeadlessTable

/// Sections of numbered rows; how high a row is and what it shows is a matter of its number and of
/// how often it has been changed.
@MainActor
final class NumberSource: TableDataSource, TableDelegate {
  /// Who knows the heights of the rows.
  enum Heights: CaseIterable {
    /// The delegate, for each row at once.
    case exact
    /// The delegate, when a row is displayed; until then there are estimates.
    case estimated
    /// The cells.
    case measured
  }

  struct Section {
    var id: Int
    var rows: [Int]
  }

  let heights: Heights
  var sections: [Section] = []
  var versions: [Int: Int] = [:]
  var headerVersions: [Int: Int] = [:]

  init(_ heights: Heights) { self.heights = heights }

  func table() -> HeadlessTable {
    let table = HeadlessTable(id: "numbers", width: 320, height: 200)
    table.allowsMultipleSelection = true
    if heights == .exact { table.estimatedRowHeight = 0 }
    table.register(NumberCell.self)
    table.dataSource = self
    table.delegate = self
    return table
  }

  func number(_ path: IndexPath) -> Int { sections[path.section].rows[path.row] }

  /// Where estimates are used, a row keeps its height, so that estimates are never wrong.
  private func height(_ path: IndexPath) -> Double {
    let number = number(path)
    let seed = heights == .exact ? number &+ 7 &* versions[number, default: 0] : number
    return [20, 36, 44, 90][abs(seed % 4)]
  }

  func numberOfSections(in tableView: any TableHost) -> Int { sections.count }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
    let cell = tableView.dequeue(NumberCell.self)
    let number = number(path)
    cell.label.text = "\(number) v\(versions[number, default: 0])"
    cell.neededHeight = height(path)
    return cell
  }

  func tableView(_ tableView: any TableHost, identityOfRowAt path: IndexPath) -> String? {
    String(number(path))
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    "s\(sections[section].id)"
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    let id = sections[section].id
    let version = headerVersions[id, default: 0]
    return (id + version) % 3 == 0 ? nil : "header \(id) v\(version)"
  }

  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    let id = sections[section].id
    return id % 2 == 0 ? nil : [20, 30][headerVersions[id, default: 0] % 2]
  }

  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    let id = sections[section].id
    return id % 4 == 1 ? "footer \(id)" : nil
  }

  func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions {
    switch heights {
    case .exact: .height
    case .estimated: [.height, .estimatedHeight]
    case .measured: .estimatedHeight
    }
  }

  func tableView(_ tableView: any TableHost, heightForRowAt path: IndexPath) -> Double? {
    heights == .measured ? nil : height(path)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt path: IndexPath
  ) -> Double? {
    switch heights {
    case .exact: nil
    case .estimated: height(path)
    case .measured: height(path) + LayoutProfile.iOS17.separatorHeight
    }
  }
}

final class NumberCell: HeadlessCell {
  let label = Label()
  var neededHeight: Double?

  override func preferredHeight(forWidth width: Double) -> Double? { neededHeight }
}
