import Binder

/// What keeps a sample's screen in its table, in either syntax.
enum Declaration<Section: TableViewSection> {
  case chain(SectionedTableViewBinder<Section>)
  case builder(TableBinding)
}
