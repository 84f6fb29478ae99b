import Binder

extension HeadlessTable: CustomStringConvertible {
  /// The table as text: what is listed, what is visible of it, and what it shows.
  public var description: String { render(.text) }
}

extension HeadlessTable {
  /// Draws the table as it is now, after all pending work.
  ///
  /// A picture of all rows makes a cell for each, and a picture of the visible ones a header and a footer
  /// for each section that is in sight; the call log does not mention those. Rows that have not been
  /// displayed stand with the heights that the table counts them for.
  ///
  /// - Complexity: O(sections + listed rows), and one question for the name of each row that is not
  ///   listed where rows have names.
  public func render(_ picture: TablePicture = .text) -> String {
    picture.render(scene(extent: picture.extent))
  }

  /// The table at this moment as a value, with the visible rows or all.
  package func scene(extent: TablePicture.Extent) -> TableScene {
    layoutIfNeeded()
    return during(.asking) {
      let composed = composedSections(extent)
      return TableScene(
        id: id,
        style: style.rawValue,
        size: size,
        selectionMode: selectionMode,
        inset: contentInset,
        contentSize: Size(width: size.width, height: geometry.contentHeight),
        offset: offset,
        sectionCount: geometry.sectionCount,
        rowCount: geometry.rowCount,
        items: SceneComposer.items(of: composed, offset: offset, viewportHeight: size.height),
        pools: pools
      )
    }
  }

  private var selectionMode: String {
    guard allowsSelection else { return "none" }
    return allowsMultipleSelection ? "multiple" : "single"
  }

  private var pools: [TableScene.Pool] {
    (cellPool.counts + supplementaryPool.counts)
      .map { TableScene.Pool(reuseIdentifier: $0.identifier, count: $0.count) }
      .sorted { $0.reuseIdentifier < $1.reuseIdentifier }
  }

  private func composedSections(_ extent: TablePicture.Extent) -> [SceneComposer.Section] {
    let plan = plan
    let listed = listedRows(extent)
    let inSight = extent == .all ? Set(sections.indices) : plan.sectionsInSight
    return sections.indices.map { section in
      let stack = geometry.section(section)
      return SceneComposer.Section(
        name: name(ofSection: section),
        topGap: stack.topPadding,
        header: view(.header, section: section, in: plan, isListed: inSight.contains(section)),
        headerHeight: stack.header,
        rows: composedRows(of: section, listed[section] ?? [], stack.rows),
        footer: view(.footer, section: section, in: plan, isListed: inSight.contains(section)),
        footerHeight: stack.footer,
        bottomGap: stack.bottomPadding
      )
    }
  }

  /// The rows that a picture lists, by section: the visible and the selected ones, or all.
  private func listedRows(_ extent: TablePicture.Extent) -> [Int: [RowPosition]] {
    let rows: [RowPosition] =
      switch extent {
      case .visible: Set(displayed.rows).union(selection.rows.filter(contains)).sorted()
      case .all:
        sections.indices.flatMap { section in
          (0..<geometry.section(section).rows.count).map { RowPosition(section: section, row: $0) }
        }
      }
    return Dictionary(grouping: rows, by: \.section)
  }

  private func composedRows(
    of section: Int,
    _ listed: [RowPosition],
    _ heights: RowHeights
  ) -> SceneComposer.Rows {
    let source = batch == nil ? dataSource : nil
    let hasNames = source?.tableView(self, namesRowsInSection: section) ?? false
    return SceneComposer.Rows(
      count: heights.count,
      identity: hasNames ? { self.identity(of: RowPosition(section: section, row: $0)) } : nil,
      types: .uniform(source?.tableView(self, cellTypeNameInSection: section)),
      height: { heights.offset(of: $0.upperBound) - heights.offset(of: $0.lowerBound) },
      listed: listed.compactMap { row in view(of: row).map { (row.row, $0) } }
    )
  }
}
