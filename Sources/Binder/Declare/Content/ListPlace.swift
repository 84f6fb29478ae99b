/// The place of a list among those of its section: the second `Rows` below `if store.isOpen` is `[first]/1`.
///
/// Lists at the same place are the same list before and after an update. A `Row` with an identity has it as its place, wherever
/// it is written: `"cover"`; the second of the same identity is another one.
@usableFromInline
struct ListPlace: Hashable {
  /// The branches that the list stands in, outermost first; none where it has an identity.
  let branches: [Branch]
  let ordinal: Int
  /// The identity that was given to a `Row`.
  let id: AnyHashable?
}

/// One list of a section, as it was read: the rows of a `Rows`, or the one of a `Row`.
struct ContentList {
  let place: ListPlace
  let rows: any RowList
  let handlers: SectionHandlers?
}

/// The lists that one part of a screen, or one chain, declares for its sections, in their order.
@MainActor
final class DeclaredLists {
  private typealias Declared = (
    place: ListPlace, rows: BoundData<BySection<any RowList>>, handlers: SectionHandlers?
  )

  /// How many lists stand at the same branches, or have the same identity: the next one has this ordinal.
  private struct Siblings: Hashable {
    let branches: [Branch]
    let id: AnyHashable?
  }

  private var lists: [Declared] = []
  private var counts: [Siblings: Int] = [:]
  private var latest: [SectionKey: RowsOfLists] = [:]

  func nextPlace(in branches: [Branch], id: AnyHashable?) -> ListPlace {
    let siblings = Siblings(branches: id == nil ? branches : [], id: id)
    let ordinal = counts[siblings, default: 0]
    counts[siblings] = ordinal + 1
    return ListPlace(branches: siblings.branches, ordinal: ordinal, id: id)
  }

  func add(
    _ place: ListPlace,
    _ rows: BoundData<BySection<any RowList>>,
    _ handlers: SectionHandlers?
  ) {
    lists.append((place, rows, handlers))
  }

  func read(oneSection section: SectionKey?) -> BySection<any RowList> {
    let read = lists.map { $0.rows.value }
    if let section { return .one(section, rows(of: section, read)) }
    var rows: [SectionKey: any RowList] = [:]
    for list in read {
      for (section, _) in list where rows[section] == nil {
        rows[section] = self.rows(of: section, read)
      }
    }
    return .many(rows)
  }

  private func rows(of section: SectionKey, _ read: [BySection<any RowList>]) -> RowsOfLists {
    var new: [ContentList] = []
    new.reserveCapacity(lists.count)
    for (declared, rows) in zip(lists, read) {
      guard let rows = rows[section] else { continue }
      new.append(ContentList(place: declared.place, rows: rows, handlers: declared.handlers))
    }
    if let known = latest[section], known.consists(of: new) { return known }
    let rows = RowsOfLists(new)
    latest[section] = rows
    return rows
  }
}

extension DeclarationWriter {
  func bindList(
    _ handlers: SectionHandlers?,
    id: AnyHashable? = nil,
    _ rows: (ListPlace) -> BoundData<BySection<any RowList>>
  ) {
    record { declaration, branches, observation in
      let lists = declaration.lists[origin.position] ?? startLists(in: declaration)
      if let handlers {
        let sections: [SectionKey?] =
          if origin.isOthers { [nil] } else { origin.sections.map(\.key) }
        declaration.listHandlers += sections.map { ($0, handlers) }
      }
      let place = lists.nextPlace(in: branches, id: id)
      lists.add(place, rows(place).reading(observation), handlers)
    }
  }

  private func startLists(in declaration: TableDeclaration) -> DeclaredLists {
    let lists = DeclaredLists()
    declaration.lists[origin.position] = lists
    let section: SectionKey? =
      switch origin.scope {
      case .table, .section: self.section
      case .sections, .source, .others, .any: nil
      }
    declaration.add(
      CellsDeclaration(
        origin: origin,
        registration: nil,
        rows: .closure { lists.read(oneSection: section) },
        feed: nil,
        branches: [],
        showsContents: true
      )
    )
    return lists
  }
}
