/// What can be written between the braces of `TableScreen`: sections, and what a function with
/// `@ScreenBuilder` gives back.
@MainActor
public protocol ScreenPart<Section> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection

  /// The part as something that can stand beside others.
  var screenParts: ScreenParts<Section> { get }
}

/// Sections of a screen, in the order in which they were written.
///
///     @ScreenBuilder<Section>
///     func people(_ store: Store) -> ScreenParts<Section> {
///       OnSection(.friends) { Cells(PersonCell.self, models: store.friends) }
///       OnSection(.enemies) { Cells(PersonCell.self, models: store.enemies) }
///     }
@MainActor
public struct ScreenParts<Section: TableViewSection>: ScreenPart {
  let write: (ChainRecorder<Section>) -> Void

  /// The sections themselves.
  public var screenParts: ScreenParts { self }

  init(_ write: @escaping (ChainRecorder<Section>) -> Void) {
    self.write = write
  }

  /// The same sections in a branch.
  func below(_ branch: Branch) -> ScreenParts {
    ScreenParts { recorder in recorder.write(branch) { write(recorder) } }
  }

  /// What one chain declares.
  init(_ scope: SectionScope<Section>, _ write: @escaping (ChainLink<Section>) -> Void) {
    self.write = { write($0.start(scope)) }
  }
}
