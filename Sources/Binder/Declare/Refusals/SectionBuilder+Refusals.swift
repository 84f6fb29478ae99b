/// Code that the compiler refuses, with a sentence each.
extension SectionBuilder {
  /// Says why a section cannot have cells twice.
  @available(
    *,
    unavailable,
    message:
      "a section has its cells once; put these Cells into a section of its own, or into an else"
  )
  public static func buildPartialBlock(
    accumulated: SectionParts<Section, WithCells>,
    next: SectionParts<Section, WithCells>
  ) -> SectionParts<Section, WithCells> {
    accumulated
  }

  /// Says why a loop cannot bring cells.
  @available(
    *,
    unavailable,
    message: "a section has its cells once; put the loop around OnSection, or into the models"
  )
  public static func buildArray(
    _ parts: [SectionParts<Section, WithCells>]
  ) -> SectionParts<Section, WithCells> {
    buildOptional(parts.first)
  }

  /// Says where a text belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a text is no part of a section; write it as Header or Footer"
  )
  public static func buildExpression(_ text: String) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says where a section belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a section cannot be inside another one; write it after the other's closing brace"
  )
  public static func buildExpression<Presence>(
    _ section: OnSection<Section, Presence>
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says where a part of the whole screen belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "this belongs to the whole screen; write it beside OnSection"
  )
  public static func buildExpression(
    _ part: any WholeScreenPart<Section>
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says where parts of several sections belong.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "this is a part of several sections; write Cells, Handlers, Header or Footer here"
  )
  public static func buildExpression<Cell, Model, Reach>(
    _ cells: CellsBySection<Section, Cell, Model, Reach>
  ) -> SectionParts<Section, WithCells> {
    SectionParts { _ in }
  }

  /// Says where headers and footers of several sections belong.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "this is a part of several sections; write Cells, Handlers, Header or Footer here"
  )
  public static func buildExpression<Kind>(
    _ ends: SupplementariesBySection<Section, Kind>
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says that only parts stand here.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "only parts of the section stand here; run other code before the screen, or in a function"
  )
  public static func buildExpression(_ nothing: Void) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says where actions belong.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "an action is no part of a section; write it in trailingSwipe or leadingSwipe of Cells"
  )
  public static func buildExpression(
    _ action: SwipeAction
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says how a cell is shown.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a cell is no part of a section; write Cells with its type"
  )
  public static func buildExpression(
    _ cell: any TableCell
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says how a view is shown.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a view is no part of a section; write Header or Footer with its type"
  )
  public static func buildExpression(
    _ view: any TableHeaderFooterView
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }
}

/// Code that the compiler refuses, with a sentence each.
extension SectionsBuilder {
  /// Says where parts of one section belong.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      this is a part of one section; write CellsBySection, HandlersBySection, HeadersBySection or \
      FootersBySection here
      """
  )
  public static func buildExpression<Presence>(
    _ part: any SectionPart<Section, Presence>
  ) -> SectionsParts<Section, Reach> {
    buildBlock()
  }
}

/// Code that the compiler refuses, with a sentence each.
extension ScreenBuilder {
  /// Says that a section needs cells.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      this section has no cells; add Cells, for no rows with an empty array, or Handlers() if another \
      part binds them
      """
  )
  public static func buildExpression(
    _ section: OnSection<Section, WithoutCells>
  ) -> ScreenParts<Section> {
    section.declared
  }

  /// Says where a text belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a text is no section; write it as Header or Footer inside OnSection"
  )
  public static func buildExpression(_ text: String) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says where a part of a section belongs.
  @_disfavoredOverload
  @available(*, unavailable, message: "this is a part of a section; write it inside OnSection")
  public static func buildExpression<Presence>(
    _ part: any SectionPart<Section, Presence>
  ) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says how a cell is shown.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a cell is no section; write Cells with its type inside OnSection"
  )
  public static func buildExpression(
    _ cell: any TableCell
  ) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says how a view is shown.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a view is no section; write Header or Footer with its type inside OnSection"
  )
  public static func buildExpression(
    _ view: any TableHeaderFooterView
  ) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says that only sections stand here.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "only sections stand here; run other code before the screen, or in a function"
  )
  public static func buildExpression(_ nothing: Void) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says how sections are repeated.
  @_disfavoredOverload
  @available(*, unavailable, message: "write a loop: for name in names { OnSection(name) { … } }")
  public static func buildExpression<Presence>(
    _ sections: [OnSection<Section, Presence>]
  ) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says that a screen has named sections, or is one.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "OnTable is the whole of a screen without named sections; write OnSection, or leave sectionedBy out"
  )
  public static func buildExpression<Presence>(_ table: OnTable<Presence>) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says that all sections of a screen are named by one type.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the name of this section is not of the type that sectionedBy says"
  )
  public static func buildExpression<Other, Presence>(
    _ section: OnSection<Other, Presence>
  ) -> ScreenParts<Section> {
    buildBlock()
  }
}

extension ScreenBuilder where Section == WholeTable {
  /// Says where a part of a section belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "this is a part of a section; write it inside OnTable, or inside OnSection after TableScreen(sectionedBy:)"
  )
  public static func buildExpression<Presence>(
    _ part: any SectionPart<WholeTable, Presence>
  ) -> ScreenParts<WholeTable> {
    buildBlock()
  }

  /// Says that a table needs cells.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "this table has no cells; add Cells, for no rows with an empty array"
  )
  public static func buildExpression(
    _ table: OnTable<WithoutCells>
  ) -> ScreenParts<WholeTable> {
    table.declared
  }
}
