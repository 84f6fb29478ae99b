import Binder

/// What keeps a sample's screen in its table, in either syntax.
@MainActor
enum Declaration<Section: TableViewSection> {
  case chain(SectionedTableViewBinder<Section>)
  case builder(TableScreen<Section>, TableBinding)

  /// Shows what has changed about the data.
  func refresh() {
    switch self {
    case .chain(let binder): binder.refresh()
    case .builder(let screen, _): screen.refresh()
    }
  }
}
