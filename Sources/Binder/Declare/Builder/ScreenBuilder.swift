/// Puts the sections of a screen together.
@MainActor
@resultBuilder
public enum ScreenBuilder<Section: TableViewSection> {
  /// Takes a section, or what else a screen has.
  public static func buildExpression(_ part: some ScreenPart<Section>) -> ScreenPartGroup<Section> {
    part.screenParts
  }

  /// Takes one section alone.
  public static func buildBlock(_ part: ScreenPartGroup<Section>) -> ScreenPartGroup<Section> {
    part
  }

  /// Puts sections after each other.
  public static func buildBlock(_ parts: ScreenPartGroup<Section>...) -> ScreenPartGroup<Section> {
    ScreenPartGroup { recorder in
      for (place, part) in parts.enumerated() { part.write(recorder, at: place) }
    }
  }

  /// Keeps sections below an `if`.
  public static func buildOptional(_ parts: ScreenPartGroup<Section>?) -> ScreenPartGroup<Section> {
    parts?.composite ?? buildArray([])
  }

  /// Keeps sections of the first branch.
  public static func buildEither(first parts: ScreenPartGroup<Section>) -> ScreenPartGroup<Section>
  {
    parts.below(.first).composite
  }

  /// Keeps sections of the second branch.
  public static func buildEither(second parts: ScreenPartGroup<Section>) -> ScreenPartGroup<Section>
  {
    parts.below(.second).composite
  }

  /// Keeps the sections of a loop.
  public static func buildArray(_ parts: [ScreenPartGroup<Section>]) -> ScreenPartGroup<Section> {
    ScreenPartGroup { recorder in
      for part in parts { part.write(recorder) }
    }
  }

  /// Keeps sections below an `if #available`.
  public static func buildLimitedAvailability(
    _ parts: ScreenPartGroup<Section>
  ) -> ScreenPartGroup<Section> {
    parts
  }
}

/// What can be written between the braces of `TableScreen`: sections, and results of `@ScreenBuilder` functions.
@MainActor
public protocol ScreenPart<Section> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection

  /// The part, as a group of one.
  var screenParts: ScreenPartGroup<Section> { get }
}

/// A part of a screen that belongs to no section, such as ``OnRefresh`` or ``TableHeader``.
public protocol WholeScreenPart<Section>: ScreenPart {}

/// Sections of a screen, in the order in which they were written.
///
///     @ScreenBuilder<Section>
///     func people(_ store: Store) -> ScreenPartGroup<Section> {
///       OnSection(.friends) { Cells(PersonCell.self, models: store.friends) }
///       OnSection(.enemies) { Cells(PersonCell.self, models: store.enemies) }
///     }
@MainActor
public struct ScreenPartGroup<Section: TableViewSection>: ScreenPart {
  private enum Content {
    case chain(SectionScope, (DeclarationWriter) -> Void)
    /// Anything else: what stands below a condition or in a loop, several sections, or what is of the whole table.
    case other((DeclarationRecorder) -> Void)
  }

  private let content: Content

  /// The sections themselves.
  public var screenParts: ScreenPartGroup { self }

  init(_ write: @escaping (DeclarationRecorder) -> Void) {
    content = .other(write)
  }

  @usableFromInline
  init(_ scope: SectionScope, _ write: @escaping (DeclarationWriter) -> Void) {
    content = .chain(scope, write)
  }

  func write(_ recorder: DeclarationRecorder) {
    switch content {
    case .chain(let scope, let write): write(recorder.start(scope))
    case .other(let write): write(recorder)
    }
  }

  /// Writes the parts as one of several statements, so that the parts of one condition, loop or function differ from those of
  /// another one beside it.
  fileprivate func write(_ recorder: DeclarationRecorder, at place: Int) {
    switch content {
    case .chain: write(recorder)
    case .other(let write): recorder.write(.statement(place)) { write(recorder) }
    }
  }

  fileprivate var composite: ScreenPartGroup { ScreenPartGroup(write) }

  func below(_ branch: Branch) -> ScreenPartGroup {
    ScreenPartGroup { recorder in recorder.write(branch) { write(recorder) } }
  }
}
