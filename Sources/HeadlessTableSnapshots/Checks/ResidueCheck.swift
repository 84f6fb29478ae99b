internal import Binder
internal import HeadlessTable

/// Shows each row on a new cell, and on one that has shown another row before.
@MainActor
struct ResidueCheck {
  static let mostElements = 500
  /// Up to 8 views of a reuse identifier follow each other in every order; of more, those that show
  /// something of their own.
  static let mostDonors = 8

  private let table: HeadlessListView
  private var findings: [String] = []

  /// An element as a new view shows it.
  private struct Fresh {
    let element: TableGeometry.Element
    let content: ShownContent
    /// The fields that are another on each new view, such as the moment at which it was made.
    let varying: Set<String>
  }

  static func findings(in table: HeadlessListView) -> [String] {
    table.layoutIfNeeded()
    return table.core.pictures.offScreen {
      var check = ResidueCheck(table: table)
      check.run()
      return check.findings
    }
  }

  private init(table: HeadlessListView) {
    self.table = table
  }

  private mutating func run() {
    var identifiers: [String] = []
    var groups: [String: [Fresh]] = [:]
    for element in elements {
      guard let first = table.core.pictures.offScreenView(for: element),
        let identifier = table.core.views.reuseIdentifier(of: first.object),
        let second = table.core.pictures.offScreenView(for: element)
      else { continue }
      let content = content(of: first)
      let varying = Set(self.content(of: second).differingFields(from: content))
      if groups[identifier] == nil { identifiers.append(identifier) }
      groups[identifier, default: []]
        .append(Fresh(element: element, content: content, varying: varying))
    }
    for identifier in identifiers { compare(groups[identifier] ?? []) }
  }

  private mutating func compare(_ group: [Fresh]) {
    let donors = Self.donors(group.map(\.content))
    for (index, fresh) in group.enumerated() {
      var subjects: Set<String> = []
      let previous = (index + group.count - 1) % group.count
      for donor in [previous] + donors where donor != index {
        for difference in differences(fresh, after: group[donor])
        where subjects.insert(difference.subject).inserted {
          let names = names(fresh.element, group[donor].element)
          findings.append(
            "residue \(fresh.content.type): \(names.0) after \(names.1) \(difference.text)"
          )
        }
      }
    }
  }

  /// The views that each other view follows: all of a few, else those that add a feature.
  private static func donors(_ contents: [ShownContent]) -> [Int] {
    guard contents.count > mostDonors else { return Array(contents.indices) }
    var known: Set<String> = []
    var donors: [Int] = []
    for (index, content) in contents.enumerated() where donors.count < mostDonors {
      if !content.features.isSubset(of: known) { donors.append(index) }
      known.formUnion(content.features)
    }
    return donors
  }

  private func differences(_ fresh: Fresh, after donor: Fresh) -> [ContentDifference] {
    guard let used = table.core.pictures.offScreenView(for: donor.element),
      let view = table.core.pictures.offScreenView(for: fresh.element, recycling: used),
      view.object === used.object
    else { return [] }
    let shown = content(of: view)
    return shown.differences(from: fresh.content, after: donor.content) { name in
      // What varies anyway is left behind only if it is what the other row was given.
      fresh.varying.contains(name)
        && (donor.varying.contains(name) || shown.field(name) != donor.content.field(name))
    }
  }

  private func content(of view: OffScreenView) -> ShownContent {
    ShownContent(of: view, width: table.core.layout.rowWidth)
  }

  private var elements: [TableGeometry.Element] {
    let layout = table.core.layout
    let step = max(1, (layout.rowCount + Self.mostElements - 1) / Self.mostElements)
    let spread = stride(from: 0, to: layout.rowCount, by: step)
      .compactMap(layout.position(ofRowNumber:))
    let rows = step == 1 ? spread : Set(spread).union(table.core.displayed.rows).sorted()
    let sections = (0..<layout.sectionCount).prefix(Self.mostElements)
    return rows.map { .row(section: $0.section, row: $0.row) }
      + sections.map { .header(section: $0) } + sections.map { .footer(section: $0) }
  }

  /// Two places, by the names of their rows alone where these are in one section.
  private func names(
    _ first: TableGeometry.Element,
    _ second: TableGeometry.Element
  ) -> (String, String) {
    let places = [first, second].map { table.core.place(of: $0 as TableGeometry.Element) }
    let isShort =
      places[0].section == places[1].section && places.allSatisfy { $0.identity != nil }
    let texts = places.map { isShort ? $0.nameInSection : $0.description }
    return (texts[0], texts[1])
  }
}

extension TableCore {
  func place(of element: TableGeometry.Element) -> Call.Place {
    switch element {
    case .row(let section, let row): place(of: RowPosition(section: section, row: row))
    case .header(let section): place(of: .header, section: section)
    case .footer(let section): place(of: .footer, section: section)
    case .padding(let section): place(of: .section, section: section)
    }
  }
}
