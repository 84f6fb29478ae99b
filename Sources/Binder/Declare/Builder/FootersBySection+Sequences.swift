/// Footers that follow a sequence of texts or view models by section; there are none before the first element.
extension FootersBySection {
  /// Shows the latest texts of a sequence as the sections' footers.
  @_disfavoredOverload
  public init(_ titles: some AsyncSequence<[Section: String?], Never>) {
    self.init(SectionsParts { $0.bind(footerTitles: titles) })
  }

  /// Shows views of a type, with the latest view models of a sequence, as the sections' footers.
  @_disfavoredOverload
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModels: some AsyncSequence<[Section: View.ViewModel?], Never>
  ) {
    self.init(SectionsParts { $0.bind(footerType: type, viewModels: viewModels) })
  }
}
