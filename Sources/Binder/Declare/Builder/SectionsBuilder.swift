/// Puts the parts of several sections together.
@MainActor
@resultBuilder
public enum SectionsBuilder<Section: TableViewSection, Reach> {
  /// Takes handlers or dimensions.
  public static func buildExpression<Part: SectionsPart>(
    _ part: Part
  ) -> SectionsParts<Section, Reach> where Part.Section == Section, Part.Reach == HandlersOnly {
    SectionsParts(writing: part.sectionsParts.write)
  }

  /// Puts parts after each other.
  public static func buildBlock(
    _ parts: SectionsParts<Section, Reach>...
  ) -> SectionsParts<Section, Reach> {
    buildArray(parts)
  }

  /// Keeps parts below an `if`.
  public static func buildOptional(
    _ parts: SectionsParts<Section, Reach>?
  ) -> SectionsParts<Section, Reach> {
    parts ?? buildArray([])
  }

  /// Keeps parts of the first branch.
  public static func buildEither(
    first parts: SectionsParts<Section, Reach>
  ) -> SectionsParts<Section, Reach> {
    parts.below(.first)
  }

  /// Keeps parts of the second branch.
  public static func buildEither(
    second parts: SectionsParts<Section, Reach>
  ) -> SectionsParts<Section, Reach> {
    parts.below(.second)
  }

  /// Keeps the parts of a loop.
  public static func buildArray(
    _ parts: [SectionsParts<Section, Reach>]
  ) -> SectionsParts<Section, Reach> {
    SectionsParts(writing: { link in
      for part in parts { part.write(link) }
    })
  }

  /// Keeps parts below an `if #available`.
  public static func buildLimitedAvailability(
    _ parts: SectionsParts<Section, Reach>
  ) -> SectionsParts<Section, Reach> {
    parts
  }
}

extension SectionsBuilder where Reach == BindsData {
  /// Takes a part that binds data.
  public static func buildExpression<Part: SectionsPart>(
    _ part: Part
  ) -> SectionsParts<Section, BindsData> where Part.Section == Section, Part.Reach == BindsData {
    part.sectionsParts
  }
}

extension SectionsBuilder where Reach == HandlersOnly {
  /// Says why any-section parts cannot bind data.
  @available(
    *,
    unavailable,
    message: "OnAnySection only takes handlers and dimensions; bind data with OnAllOtherSections"
  )
  public static func buildExpression<Part: SectionsPart>(
    _ part: Part
  ) -> SectionsParts<Section, HandlersOnly>
  where Part.Section == Section, Part.Reach == BindsData {
    buildBlock()
  }
}
