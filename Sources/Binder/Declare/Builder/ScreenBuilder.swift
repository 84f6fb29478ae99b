/// Puts the sections of a screen together.
@MainActor
@resultBuilder
public enum ScreenBuilder<Section: TableViewSection> {
  /// Takes sections.
  public static func buildExpression<Part: ScreenPart>(
    _ part: Part
  ) -> ScreenParts<Section> where Part.Section == Section {
    part.screenParts
  }

  /// Puts sections after each other.
  public static func buildBlock(_ parts: ScreenParts<Section>...) -> ScreenParts<Section> {
    buildArray(parts)
  }

  /// Keeps sections below an `if`.
  public static func buildOptional(_ parts: ScreenParts<Section>?) -> ScreenParts<Section> {
    parts ?? buildArray([])
  }

  /// Keeps sections of the first branch.
  public static func buildEither(first parts: ScreenParts<Section>) -> ScreenParts<Section> {
    parts.below(.first)
  }

  /// Keeps sections of the second branch.
  public static func buildEither(second parts: ScreenParts<Section>) -> ScreenParts<Section> {
    parts.below(.second)
  }

  /// Keeps the sections of a loop.
  public static func buildArray(_ parts: [ScreenParts<Section>]) -> ScreenParts<Section> {
    ScreenParts { recorder in
      for part in parts { part.write(recorder) }
    }
  }

  /// Keeps sections below an `if #available`.
  public static func buildLimitedAvailability(
    _ parts: ScreenParts<Section>
  ) -> ScreenParts<Section> {
    parts
  }
}
