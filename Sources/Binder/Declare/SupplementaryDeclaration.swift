/// Whether a supplementary view is above or below the rows of its section.
public enum SupplementaryKind: String, Hashable, Sendable {
  /// Above the rows.
  case header
  /// Below the rows.
  case footer
}

/// The headers or the footers that a chain binds to its sections.
@MainActor
struct SupplementaryDeclaration<Section: TableViewSection> {
  /// Whether the chain binds titles or views; a section may have one of each.
  enum Form: String {
    case title, view
  }

  /// The chain that binds them.
  let origin: ChainOrigin<Section>
  /// Which end of a section they are at.
  let kind: SupplementaryKind
  /// Titles or views.
  let form: Form
  /// The view type, if views are bound.
  let registration: ViewRegistration?
  /// Gives what is shown now, by section; nil for none.
  let read: () -> [Section: SupplementaryContent?]
  /// What keeps it up to date by itself, if anything does.
  let feed: (any DataFeed)?
}

extension SupplementaryDeclaration {
  /// Headers or footers that are texts.
  static func titles(
    _ kind: SupplementaryKind,
    origin: ChainOrigin<Section>,
    supply: Supply<[Section: String?]>,
    clock: DataClock
  ) -> SupplementaryDeclaration {
    SupplementaryDeclaration(
      origin: origin,
      kind: kind,
      form: .title,
      registration: nil,
      read: supply.map { $0.mapValues { $0.map { .title($0) } } }
        .cached(clock),
      feed: supply.feed
    )
  }

  /// Headers or footers that are views described by view models.
  static func views<View: TableHeaderFooterView & ViewModelBindable>(
    _ kind: SupplementaryKind,
    _ type: View.Type,
    origin: ChainOrigin<Section>,
    supply: Supply<[Section: View.ViewModel?]>,
    clock: DataClock
  ) -> SupplementaryDeclaration {
    let equality = ValueEquality<View.ViewModel>.find()
    return SupplementaryDeclaration(
      origin: origin,
      kind: kind,
      form: .view,
      registration: .headerFooter(type),
      read: supply.map {
        $0.mapValues { viewModel in
          viewModel.map { .view(DescribedView<View>(viewModel: $0, equality: equality)) }
        }
      }.cached(clock),
      feed: supply.feed
    )
  }
}
