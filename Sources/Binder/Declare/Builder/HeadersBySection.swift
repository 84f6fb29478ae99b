/// The headers of several sections, by section: texts, or views described by view models; nil for none.
///
///     HeadersBySection([.friends: "FRIENDS", .enemies: "ENEMIES"])
@MainActor
public struct HeadersBySection<Section: TableViewSection>: SectionsPart {
  /// The headers as something that can stand beside cells by section.
  public let sectionsParts: SectionsParts<Section, BindsData>

  init(_ parts: SectionsParts<Section, BindsData>) {
    sectionsParts = parts
  }

  /// Shows texts as the sections' headers.
  public init(_ titles: [Section: String?]) {
    sectionsParts = SectionsParts { $0.bind(headerTitles: titles) }
  }

  /// Shows the texts that a closure gives as the sections' headers.
  @_disfavoredOverload
  public init(_ titles: @escaping () -> [Section: String?]) {
    sectionsParts = SectionsParts { $0.bind(headerTitles: titles) }
  }

  /// Shows views of a type as the sections' headers; they win over texts.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModels: [Section: View.ViewModel?]
  ) {
    sectionsParts = SectionsParts { $0.bind(headerType: type, viewModels: viewModels) }
  }

  /// Shows views of a type, with the view models that a closure gives, as the sections' headers.
  @_disfavoredOverload
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModels: @escaping () -> [Section: View.ViewModel?]
  ) {
    sectionsParts = SectionsParts { $0.bind(headerType: type, viewModels: viewModels) }
  }
}
