// Headers, footers and parts of the table that show contents, in chains.

extension SectionChaining {
  /// Shows a content as the section's header, made again at each refresh; it wins over a title.
  ///
  ///     .bind(headerContent: { ListContent("Devices", image: .symbol("laptopcomputer")) })
  @discardableResult
  public func bind(headerContent: @escaping () -> (any CellContent)?) -> Self {
    saying { $0.bindContents(.header, BoundData.closure(headerContent)) }
  }

  /// Shows a content as the section's footer, made again at each refresh; it wins over a title.
  @discardableResult
  public func bind(footerContent: @escaping () -> (any CellContent)?) -> Self {
    saying { $0.bindContents(.footer, BoundData.closure(footerContent)) }
  }
}

extension MultiSectionChaining where DataPolicy == BindsData {
  /// Shows contents as headers, by section, made again at each refresh; they win over titles.
  @discardableResult
  public func bind(headerContents: @escaping () -> [Section: any CellContent]) -> Self {
    saying { $0.bindContents(.header, BoundData.closure(headerContents)) }
  }

  /// Shows contents as footers, by section, made again at each refresh; they win over titles.
  @discardableResult
  public func bind(footerContents: @escaping () -> [Section: any CellContent]) -> Self {
    saying { $0.bindContents(.footer, BoundData.closure(footerContents)) }
  }
}

extension TableBinder {
  /// Shows a content above all sections, which scrolls with them; nil for none.
  ///
  /// It is made again at each refresh.
  public func tableHeader(content: @escaping () -> (any CellContent)?) {
    driver.declareView(of: .header, content)
  }

  /// Shows a content below all sections, which scrolls with them; nil for none.
  ///
  /// It is made again at each refresh.
  public func tableFooter(content: @escaping () -> (any CellContent)?) {
    driver.declareView(of: .footer, content)
  }

  /// Shows a content as large as the table while that has no rows; nil for none.
  ///
  ///     binder.placeholder(content: { ListContent("No mails yet") })
  public func placeholder(content: @escaping () -> (any CellContent)?) {
    driver.declareView(of: .placeholder, content)
  }
}
