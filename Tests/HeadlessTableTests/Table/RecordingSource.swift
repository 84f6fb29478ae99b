import Binder
import HeadlessTable

/// A data source and delegate that writes down, one line each, what the table asks and tells.
@MainActor
final class RecordingSource: TableDataSource, TableDelegate, TableDataSourcePrefetching {
  /// How a cell is dequeued.
  enum DequeueForm {
    case byType, forPath
  }

  var rowCounts: [Int]
  var form = DequeueForm.byType
  /// Where cells are dequeued from by type.
  var reuseIdentifier = "RecordingCell"
  var rowDimensions: RowDimensions = []
  var height: (IndexPath) -> Double? = { _ in nil }
  var estimate: (IndexPath) -> Double? = { _ in nil }
  var headerHeight: (Int) -> Double? = { _ in nil }
  var estimatedHeaderHeight: (Int) -> Double? = { _ in nil }
  var footerHeight: (Int) -> Double? = { _ in nil }
  var headerTitle: (Int) -> String? = { _ in nil }
  var footerTitle: (Int) -> String? = { _ in nil }
  var headerView: (Int) -> Bool = { _ in false }
  var cellHeight: (IndexPath) -> Double? = { _ in nil }
  var viewHeight: (Int) -> Double? = { _ in nil }
  var mayHighlight: (IndexPath) -> Bool = { _ in true }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var onCell: (IndexPath) -> Void = { _ in }
  var onSelect: (IndexPath) -> Void = { _ in }
  var onHighlight: (IndexPath) -> Void = { _ in }
  var mayPerform: (IndexPath) -> Bool = { _ in false }
  var onScroll: () -> Void = {}
  var sectionName: (Int) -> String? = { _ in nil }
  var identity: (IndexPath) -> String? = { _ in nil }
  private(set) var lines: [String] = []

  init(_ rowCounts: Int...) {
    self.rowCounts = rowCounts
  }

  /// A table that this answers for, with recording cells registered.
  func table(
    rows height: Double = 100,
    style: TableSectionStyle = .plain,
    profile: LayoutProfile = .bare
  ) -> HeadlessTable {
    let table = HeadlessTable(
      id: "test",
      width: 320,
      height: height,
      style: style,
      profile: profile
    )
    table.register(RecordingCell.self)
    table.register(RecordingHeader.self)
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    return table
  }

  /// The lines since the last time, as one text.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }

  func count(of prefix: String) -> Int { lines.count { $0.hasPrefix(prefix) } }

  func note(_ line: String) { lines.append(line) }
}

extension RecordingSource {
  func numberOfSections(in tableView: any TableHost) -> Int {
    note("sections")
    return rowCounts.count
  }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return rowCounts[section]
  }

  func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    note("cell \(indexPath.section)/\(indexPath.row)")
    onCell(indexPath)
    let cell: RecordingCell
    if form == .forPath, let table = tableView as? HeadlessTable,
      let dequeued = table.dequeueReusableCell(withIdentifier: "RecordingCell", for: indexPath)
        as? RecordingCell
    {
      cell = dequeued
    } else {
      cell = tableView.dequeueReusableCell(RecordingCell.self, withIdentifier: reuseIdentifier)
    }
    cell.source = self
    cell.ownHeight = cellHeight(indexPath)
    return cell
  }

  func tableView(
    _ tableView: any TableHost,
    titleForHeaderInSection section: Int
  ) -> String? {
    note("headerTitle \(section)")
    return headerTitle(section)
  }

  func tableView(
    _ tableView: any TableHost,
    titleForFooterInSection section: Int
  ) -> String? { footerTitle(section) }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    sectionName(section)
  }

  func tableView(_ tableView: any TableHost, identityOfRowAt indexPath: IndexPath) -> String? {
    identity(indexPath)
  }

  func tableView(_ tableView: any TableHost, prefetchRowsAt indexPaths: [IndexPath]) {
    note("prefetch \(text(indexPaths))")
  }

  func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note("cancel \(text(indexPaths))")
  }

  private func text(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.section)/\($0.row)" }.joined(separator: " ")
  }
}

/// A cell that tells the source it was filled by about its reuse.
final class RecordingCell: HeadlessCell {
  weak var source: RecordingSource?
  var ownHeight: Double?

  override func prepareForReuse() {
    super.prepareForReuse()
    source?.note("prepareForReuse")
  }

  override func preferredHeight(forWidth width: Double) -> Double? { ownHeight }

  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { source?.note("selected = \(selected)") }
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    source?.note("highlighted = \(highlighted)")
    super.setHighlighted(highlighted, animated: animated)
  }
}

final class RecordingHeader: HeadlessHeaderFooterView {
  var ownHeight: Double?

  override func preferredHeight(forWidth width: Double) -> Double? { ownHeight }
}

extension LayoutProfile {
  /// The numbers of iOS 17 without separators and without space above plain headers, for tests of other things.
  static let bare: LayoutProfile = {
    var profile = LayoutProfile()
    profile.separatorHeight = 0
    profile.plainTopPadding = 0
    return profile
  }()
}
