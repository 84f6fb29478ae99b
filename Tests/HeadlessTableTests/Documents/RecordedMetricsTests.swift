import Binder
import TestSupport
import Testing

@testable import HeadlessTable

/// Places of rows that have been recorded from UIKit, each with where it was seen.
@MainActor
@Suite("Recorded metrics", .bounded)
struct RecordedMetricsTests {
  /// Rows of 44 points with titles, and the numbers that were seen.
  struct Picture: CustomTestStringConvertible, Sendable {
    let source: String
    var profile = LayoutProfile.iOS17
    var style = TableSectionStyle.plain
    var width = 320.0
    var rows: [Int]
    var headers: [String?] = []
    var footers: [String?] = []
    /// The tops of the first rows of all sections.
    let firstRows: [Double]
    var contentHeight: Double?
    /// Digits of the recorded numbers may be rounded, and pixels are.
    var tolerance = 0.001

    var testDescription: String { source }

    @MainActor
    func table(_ delegate: (any TableDelegate)?, keeping keep: (AnyObject) -> Void) -> HeadlessTable
    {
      let data = TitledRows(rows: rows, headers: headers, footers: footers)
      keep(data)
      let table = HeadlessTable(id: "t", width: width, height: 900, style: style, profile: profile)
      (table.dataSource, table.delegate) = (data, delegate)
      return table
    }
  }

  nonisolated static let pictures = [
    Picture(
      source: "plain titles, a screen picture of iOS 9",
      profile: .iOS9,
      rows: [3, 3],
      headers: ["A", "B"],
      firstRows: [28, 188]
    ),
    Picture(
      source: "plain titles, 22 points above each header in the list layout",
      rows: [1, 1],
      headers: ["A", "B"],
      firstRows: [50, 144]
    ),
    Picture(
      source: "plain without titles, pictures of iOS 13 and 17.5: the first row at the top",
      rows: [2],
      firstRows: [0],
      contentHeight: 88
    ),
    Picture(
      source: "groups without titles, page sources of iOS 12, and the list layout on a Mac",
      style: .grouped,
      rows: [2, 1],
      firstRows: [35, 158],
      contentHeight: 219.5
    ),
    Picture(
      source: "titled groups, screen pictures of iOS 9",
      profile: .iOS9,
      style: .grouped,
      rows: [3, 1],
      headers: ["A", "B"],
      footers: ["a", "b"],
      firstRows: [55.5, 55.5 + 3 * 44 + 75.5]
    ),
    Picture(
      source: "titled groups without footers, list layout of iOS 17.5 and 18.5",
      style: .insetGrouped,
      width: 393,
      rows: [3, 2],
      headers: ["Fruits", "Vegetables"],
      firstRows: [38.67, 38.67 + 3 * 44 + 56.33],
      tolerance: 0.2
    ),
    Picture(
      source: "titled groups with footers, list layout of iOS 17.5 and 18.5",
      style: .insetGrouped,
      width: 393,
      rows: [3, 2],
      headers: ["Fruits", "Vegetables"],
      footers: ["Tap", "Due"],
      firstRows: [38.67, 38.67 + 3 * 44 + 72.33],
      tolerance: 0.01
    ),
    Picture(
      source: "titled groups with footers, list layout of iOS 26.2",
      profile: .iOS26,
      style: .insetGrouped,
      width: 402,
      rows: [1, 1],
      headers: ["Fruits", "Vegetables"],
      footers: ["Tap", "Due"],
      firstRows: [40.33, 40.33 + 44 + 70],
      tolerance: 0.01
    ),
    Picture(
      source: "groups without footers, list layout on a Mac: 20 below",
      profile: .macCatalyst,
      style: .grouped,
      rows: [1],
      firstRows: [35],
      contentHeight: 35 + 45 + 20
    ),
  ]

  @Test("rows stand where they were seen", arguments: pictures)
  func places(_ picture: Picture) {
    var kept: [AnyObject] = []
    // What answers with automaticDimension says no more than what has no value.
    for delegate in [nil, SameHeights(automaticDimension)] {
      let table = picture.table(delegate) { kept.append($0) }
      for (section, y) in picture.firstRows.enumerated() {
        let found = table.rectForRow(at: IndexPath(row: 0, section: section)).minY
        #expect(abs(found - y) < picture.tolerance, "section \(section): \(found)")
      }
      guard let height = picture.contentHeight else { continue }
      #expect(table.contentSize.height == height)
    }
  }

  @Test("a delegate's height of 32 puts the first row there, in a log of iOS 9 to 13")
  func givenHeights() {
    let delegate = SameHeights(32)
    var kept: [AnyObject] = []
    for profile in [LayoutProfile.iOS17, .iOS9] {
      let picture = Picture(
        source: "",
        profile: profile,
        style: .grouped,
        rows: [1, 1],
        firstRows: []
      )
      let table = picture.table(delegate) { kept.append($0) }
      #expect(table.rectForRow(at: [0, 0]).minY == 32)
      #expect(table.rectForRow(at: [1, 0]).minY == 32 + 44 + 32 + 32)
    }
  }

  @Test(
    "the margin of inset groups is 16 up to 375 points of width and 20 from 393 on, in pictures",
    arguments: [(320, 16), (375, 16), (393, 20), (414, 20)]
  )
  func insets(width: Double, inset: Double) {
    var kept: [AnyObject] = []
    let picture = Picture(
      source: "",
      style: .insetGrouped,
      width: width,
      rows: [1],
      firstRows: []
    )
    let rect = picture.table(nil) { kept.append($0) }.rectForRow(at: [0, 0])
    #expect([rect.minX, rect.width] == [inset, width - 2 * inset])
  }

  @Test("a row that its cell measures is a pixel higher for the separator, in pictures of iOS 17.5")
  func separator() {
    final class Sized: HeadlessCell {
      override func preferredHeight(forWidth width: Double) -> Double? { 44 }
    }
    let data = TitledRows(rows: [3], headers: [], footers: []) { $0.dequeue(Sized.self) }
    let table = HeadlessTable(id: "t", width: 393, height: 793)
    table.dataSource = data
    #expect(table.rectForRow(at: [0, 1]).minY == 44 + Double.pixel)
    #expect(abs(table.contentSize.height - 133) < 0.001)
    #expect(table.render().contains("row    44.33"))
    table.rowHeight = 44
    #expect(table.contentSize.height == 132, "the table's height contains the separator")
  }

  @Test("a group that becomes the first, or is no longer, has the space of its new place")
  func firstGroup() {
    let data = TitledRows(rows: [1, 2], headers: [], footers: [])
    let table = HeadlessTable(id: "t", width: 320, height: 600, style: .grouped)
    table.dataSource = data
    table.layoutIfNeeded()
    for (rows, change) in [
      ([3, 1, 2], { $0.insertSections([0]) }), ([1, 3, 2], { $0.moveSection(0, toSection: 1) }),
      ([3, 2], { $0.deleteSections([0]) }),
    ] as [([Int], (HeadlessTable) -> Void)] {
      data.rows = rows
      change(table)
      let places = rows.indices.map { table.rectForRow(at: [$0, 0]).minY }
      let height = table.contentSize.height
      table.reloadData()
      #expect(places == rows.indices.map { table.rectForRow(at: [$0, 0]).minY })
      #expect(height == table.contentSize.height)
      #expect(places.first == 35)
    }
  }
}

extension LayoutProfile {
  /// The numbers of iOS 9 as they were measured, the footer deduced from what is between two groups.
  fileprivate static let iOS9: LayoutProfile = {
    var profile = LayoutProfile()
    profile.plainTopPadding = 0
    profile.groupedHeaderHeight = 38
    profile.groupedHeaderTopPadding = 17.5
    profile.groupedFooterHeight = 37.5
    return profile
  }()
}

/// Sections of rows of the system's height.
@MainActor
final class TitledRows: TableDataSource {
  var rows: [Int]
  private let headers: [String?]
  private let footers: [String?]
  private let cell: (any TableHost) -> any TableCell

  init(
    rows: [Int],
    headers: [String?],
    footers: [String?],
    cell: @escaping (any TableHost) -> any TableCell = { $0.dequeue(HeadlessCell.self) }
  ) {
    (self.rows, self.headers, self.footers, self.cell) = (rows, headers, footers, cell)
  }

  func numberOfSections(in tableView: any TableHost) -> Int { rows.count }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }

  func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
    cell(tableView)
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

/// A delegate with one value for all headers and footers.
@MainActor
private final class SameHeights: TableDelegate {
  private let height: Double

  init(_ height: Double) { self.height = height }

  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    height
  }

  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double? {
    height
  }
}
