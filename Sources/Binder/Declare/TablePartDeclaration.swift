@MainActor
struct TablePartDeclaration {
  let registration: ViewRegistration?
  let view: BoundData<(any SupplementaryView)?>

  init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    _ viewModel: BoundData<View.ViewModel?>,
    _ observation: CommonObservation
  ) {
    let form = ViewForm.views(type)
    registration = form.registration
    view = viewModel.map(form.view).reading(observation)
  }

  init(_ content: BoundData<(any CellContent)?>, _ observation: CommonObservation) {
    registration = nil
    view = content.map { $0.map { ShownContent($0) } }.reading(observation)
  }
}

/// The view above all sections of a screen, described by a view model; nil for none.
///
///     TableScreen(sectionedBy: Section.self) {
///       TableHeader(SaleBanner.self, viewModel: store.sale)
///       OnSection(.fruit) { … }
///     }
///
/// It scrolls with the rows. A view model that changes is given to the view that is there.
public typealias TableHeader<Section: TableViewSection> = TablePartView<Section, HeaderRole>

/// The view below all sections of a screen, described by a view model; nil for none.
///
///     TableFooter(SumView.self, viewModel: SumView.Model(count: store.mails.count))
///
/// It scrolls with the rows.
public typealias TableFooter<Section: TableViewSection> = TablePartView<Section, FooterRole>

/// The view that a screen shows while it has no rows, described by a view model; nil for none.
///
///     Placeholder(NothingView.self, viewModel: "No mails yet")
///
/// It is as large as the table, and stands behind headers and footers. The first row takes it away.
public typealias Placeholder<Section: TableViewSection> = TablePartView<Section, PlaceholderRole>

/// A part of a table that belongs to no section, as a type.
public protocol TablePartRole {
  /// The part of the table.
  static var part: TablePart { get }
}

extension HeaderRole: TablePartRole {
  /// The part above the first section.
  public static var part: TablePart { .header }
}

extension FooterRole: TablePartRole {
  /// The part below the last section.
  public static var part: TablePart { .footer }
}

/// Stands in the place of rows.
public enum PlaceholderRole: TablePartRole {
  /// The part that is displayed while there are no rows.
  public static var part: TablePart { .placeholder }
}

/// A view of a screen that belongs to no section, written as ``TableHeader``, ``TableFooter`` or ``Placeholder``.
@MainActor
public struct TablePartView<Section: TableViewSection, Role: TablePartRole>: WholeScreenPart {
  /// The view, as a part of a screen.
  public let screenParts: ScreenPartGroup<Section>

  private init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    _ viewModel: BoundData<View.ViewModel?>
  ) {
    screenParts = ScreenPartGroup { recorder in
      recorder.declareView(Role.part.partName, of: Role.part, type, viewModel)
    }
  }

  /// Shows a content: the host decides which view that is.
  ///
  ///     Placeholder(ListContent("No mails yet"))
  public init<Content: CellContent>(_ content: Content) {
    screenParts = ScreenPartGroup { recorder in
      recorder.declareView(Role.part.partName, of: Role.part, .constant(content))
    }
  }

  /// Shows a view of a type.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: View.ViewModel?
  ) {
    self.init(type, .constant(viewModel))
  }

  /// Shows a view of a type, with the view model that a closure returns at each refresh.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) {
    self.init(type, .closure(viewModel))
  }

  /// Says that a text needs a view.
  @available(*, unavailable, message: "name the type of a view; the text is its view model")
  public init(_ text: String?) { screenParts = ScreenPartGroup { _ in } }
}

extension TablePart {
  var partName: String {
    switch self {
    case .header: "TableHeader"
    case .footer: "TableFooter"
    case .placeholder: "Placeholder"
    }
  }

  var methodName: String { partName.prefix(1).lowercased() + partName.dropFirst() }
}
