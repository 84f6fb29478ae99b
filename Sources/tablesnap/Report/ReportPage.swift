import Foundation
import HeadlessTable
import HeadlessTableSnapshots

/// The page of everything that waits for review, in the groups of `review`.
struct ReportPage {
  /// What gives way first when there is too much for one page, the last first.
  private enum Rank: Int {
    case lines, drawings, calls, testDrawing
  }

  /// The most rows of a snapshot whose changes are said in words: these stay in the page whatever else is left out.
  private static let shownChanges = 100

  private let groups: [ChangeGroup]
  private let count: Int
  private let package: String
  /// The options that a command needs to find what waits.
  private let options: String

  /// Describes the page.
  init(_ snapshots: [PendingSnapshot], package: String, artifacts: String? = nil) {
    groups = ChangeGroup.groups(of: snapshots)
    count = snapshots.count
    self.package = package
    options = artifacts.map { "--artifacts \($0.shellWord) " } ?? ""
  }

  var html: String {
    var page = SnapshotPage(
      title: "Snapshots of \(package) that wait for review",
      summary: summary,
      filterLabel: "Filter by test",
      comparesDrawings: true
    )
    if groups.count > 1 { addIndex(to: &page.content) }
    for index in groups.indices { add(groups[index], number: index + 1, to: &page.content) }
    return page.html
  }

  /// `3 changes in 12 snapshots`.
  private var summary: String {
    guard count > 0 else { return String(Tool.nothingPending.dropLast()) }
    return "\(counted(groups.count, "change")) in \(counted(count, "snapshot"))"
  }

  private func addIndex(to page: inout HTMLText) {
    page.add("nav", ["aria-label": "Changes"]) { page in
      page.add("ol") { page in
        for (index, group) in groups.enumerated() {
          let more = group.snapshots.count - 1
          page.add("li") { page in
            page.add(
              "a",
              ["href": "#change-\(index + 1)"],
              text: group.snapshots[0].title + (more > 0 ? " and \(more) more" : "")
            )
          }
        }
      }
    }
  }

  private func add(_ group: ChangeGroup, number: Int, to page: inout HTMLText) {
    let names = group.snapshots.map(\.shortName)
    page.add(
      "section",
      [
        "class": "change", "id": "change-\(number)", "tabindex": "-1",
        "aria-labelledby": "title-\(number)",
        "data-names": (names + group.snapshots.map(\.title)).joined(separator: " "),
      ]
    ) { page in
      page.add(
        "h2",
        ["id": "title-\(number)"],
        text: "Change \(number) of \(groups.count)"
          + (names.count > 1 ? ", the same in \(names.count) snapshots" : "")
      )
      if names.count > 1 { addCommand("Accept all", names, to: &page) }
      for (index, snapshot) in group.snapshots.enumerated() {
        page.add("article") { page in
          add(snapshot, named: "d\(number)-\(index + 1)", to: &page)
        }
      }
    }
  }

  /// The command that accepts some snapshots and no other, with a button to copy it where scripts run.
  private func addCommand(_ label: String, _ names: [String], to page: inout HTMLText) {
    let words = names.map(\.shellWord).joined(separator: " ")
    page.add("p", ["class": "command"]) { page in
      page.add(text: "\(label): ")
      page.add("code", text: "swift run tablesnap accept \(options)\(words)")
      page.add("button", ["class": "copy", "type": "button"], text: "Copy")
    }
  }

  private func add(_ snapshot: PendingSnapshot, named name: String, to page: inout HTMLText) {
    page.add("h3", text: snapshot.title)
    page.add("p", ["class": "facts"]) { page in
      page.add("span", text: "\(snapshot.kind) \(snapshot.counts)")
      if let place = snapshot.place { page.add("code", text: place) }
      if snapshot.isStale {
        page.add("span", ["class": "stale"], text: "stale: its reference has changed since")
      }
    }
    addCommand("Accept", [snapshot.shortName], to: &page)
    let comparison = snapshot.comparison
    let summary = comparison.summary
    if !summary.isEmpty {
      page.add("ul", ["class": "summary"]) { page in
        for line in summary.prefix(Self.shownChanges) {
          page.add("li") { $0.add("code", text: line) }
        }
        let more = summary.count - Self.shownChanges
        if more > 0 { page.add("li", text: "… \(more) more") }
      }
    }
    let drawings = PageDrawing.pair(of: snapshot, comparison, named: name)
    let isDrawn = drawings.contains { $0 != nil }
    let isWide = drawings.contains { $0?.isWide == true }
    page.add("div", ["class": isDrawn && !isWide ? "looks beside" : "looks"]) { page in
      if isDrawn { add(drawings, of: snapshot, to: &page) }
      addLines(of: snapshot, to: &page)
    }
    addDetails(of: snapshot, to: &page)
  }

  private func omission(_ what: String, _ snapshot: PendingSnapshot) -> String {
    "\(what) left out, because the page would be longer than 5 MB: "
      + "swift run tablesnap report \(options)\(snapshot.shortName.shellWord)"
  }

  // MARK: What is seen

  private func add(
    _ drawings: [PageDrawing?],
    of snapshot: PendingSnapshot,
    to page: inout HTMLText
  ) {
    page.add(rank: Rank.drawings.rawValue, instead: omission("The drawings are", snapshot)) {
      page in
      let isPair = drawings.allSatisfy { $0 != nil }
      let isWide = drawings.contains { $0?.isWide == true }
      page.add("div", ["class": "comparison"]) { page in
        page.add("div", ["class": "pair\(isPair ? " both" : "")\(isWide ? " wide" : "")"]) { page in
          for (drawing, title) in zip(
            drawings,
            ["Before", snapshot.compared == nil ? "New" : "After"]
          ) {
            guard let drawing else { continue }
            page.add("figure", ["class": "drawing"]) { page in
              page.add("figcaption", text: title)
              page.add(html: drawing.html(title: "\(title): \(snapshot.shortName)"))
            }
          }
        }
        if isPair {
          page.add(
            void: "input",
            [
              "class": "cut", "type": "range", "min": "0", "max": "100", "value": "50",
              "aria-label": "How much of the drawing before the change is shown",
            ]
          )
        }
      }
    }
  }

  private func addLines(of snapshot: PendingSnapshot, to page: inout HTMLText) {
    page.add(rank: Rank.lines.rawValue, instead: omission("The lines are", snapshot)) { page in
      page.add("details", ["open": ""]) { page in
        page.add("summary", text: "Lines")
        page.add("pre", ["tabindex": "0"]) { $0.add(lines: snapshot.diff) }
      }
    }
  }

  private func addDetails(of snapshot: PendingSnapshot, to page: inout HTMLText) {
    let details = SnapshotDetails(at: snapshot.location)
    if let calls = details.calls {
      page.add(rank: Rank.calls.rawValue, instead: omission("The calls are", snapshot)) { page in
        page.add("details") { page in
          page.add("summary", text: "Calls until then")
          page.add("pre", ["tabindex": "0"], text: calls)
        }
      }
    }
    guard let drawing = details.drawing else { return }
    let rank = Rank.testDrawing.rawValue
    page.add(rank: rank, instead: omission("The drawing of the test is", snapshot)) { page in
      page.add("details", ["class": "screens"]) { page in
        page.add("summary", text: "As the test drew it")
        let title = "As the test drew it: \(snapshot.shortName)"
        page.add(html: PageDrawing.document(Data(drawing.utf8)).html(title: title))
      }
    }
  }
}

/// A drawing in a page.
enum PageDrawing {
  /// One that was made here of a text, and is in the page as it is.
  case made(String)
  /// A document in a file, shown by the page as an image, so that nothing in it can act.
  case document(Data)

  /// The reference and what waits, as drawings.
  static func pair(
    of snapshot: PendingSnapshot,
    _ comparison: SnapshotComparison,
    named name: String
  ) -> [PageDrawing?] {
    if snapshot.location.path.hasSuffix(".svg") {
      return [snapshot.compared.map { .document($0) }, .document(snapshot.text)]
    }
    let panel = comparison.panel(named: name)
    return [panel.before.map { .made($0) }, panel.after.map { .made($0) }]
  }

  /// Whether it needs the width of a page, as that of a table before and after a change.
  var isWide: Bool {
    let text =
      switch self {
      case .made(let svg): svg[...]
      case .document(let data): String(decoding: data.prefix(500), as: UTF8.self)[...]
      }
    let width = text.firstMatch(of: #/<svg [^>]*?\bwidth="([0-9]+)/#).flatMap { Int($0.1) }
    return width ?? 0 > 700
  }

  func html(title: String) -> String {
    switch self {
    case .made(let svg): return svg
    case .document(let data):
      var html = HTMLText()
      let source = "data:image/svg+xml;base64,\(data.base64EncodedString())"
      html.add(void: "img", ["alt": title, "src": source])
      return html.text()
    }
  }
}

extension HTMLText {
  /// Adds the changed lines with some equal ones around them, each with its number.
  mutating func add(lines diff: LineDiff) {
    let names = ["-": "del", "+": "ins"]
    for hunk in diff.hunks(context: 3) {
      if let first = hunk.first, first.old.lowerBound > 3 {
        let place = diff.place(of: first).map { " \($0)" } ?? ""
        add("span", ["class": "hunk"]) { $0.add(text: "…\(place)") }
      }
      for (sign, number, line) in diff.lines(of: hunk, context: 3) {
        let isWhole = line.utf8.last == 10
        let text = isWhole ? Substring(line.utf8.dropLast()) : line
        add(names[sign] ?? "span", ["data-line": "\(number)"]) { page in
          page.add(text: "\(sign)\(text)\(isWhole ? "" : "  (without a newline)")")
        }
      }
    }
  }
}
