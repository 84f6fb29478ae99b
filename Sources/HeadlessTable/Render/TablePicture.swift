/// A form of a table's picture: `.text`, `.text(extent: .all, rows: .compact)`, `.json`, `.svg`, `.ansi`.
public struct TablePicture: Hashable, Sendable {
  /// The rows that are listed.
  public enum Extent: Hashable, Sendable, CaseIterable {
    /// The visible rows and each row in a special state; the others are summed up.
    case visible
    /// Every row, which makes a cell for each.
    case all
  }

  /// The amount of detail about what is listed.
  public enum Detail: Hashable, Sendable, CaseIterable {
    /// Sections, identities and types.
    case outline
    /// Also heights, states, what the views show, and the viewport.
    case standard
    /// Also the numbers of the objects, the estimates that heights replaced, and the reuse pools.
    case full
  }

  /// The layout of a row with several fields.
  public enum RowStyle: Hashable, Sendable, CaseIterable {
    /// One field a line.
    case fields
    /// All on the line of the row.
    case compact
  }

  /// The colours of a drawing.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// The colours of the reader's settings.
    case automatic
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
  }

  package enum Format: Hashable, Sendable {
    case text(rows: RowStyle, isASCII: Bool)
    case json
    case svg(Appearance, showsLastUpdate: Bool)
    case ansi(columns: Int, hasColors: Bool)
    case accessibility
  }

  package var format: Format

  /// The rows that are listed.
  public var extent: Extent

  /// The amount of detail about what is listed.
  public var detail: Detail

  /// The text of what is visible, one field a line.
  public static let text = TablePicture.text(extent: .visible)

  /// The text, with a choice of its extent, its detail and its rows.
  public static func text(
    extent: Extent = .visible,
    detail: Detail = .standard,
    rows: RowStyle = .fields
  ) -> TablePicture {
    TablePicture(format: .text(rows: rows, isASCII: false), extent: extent, detail: detail)
  }

  /// The text drawn with ASCII characters; what the table shows is kept as it is.
  public static func ascii(
    extent: Extent = .visible,
    detail: Detail = .standard,
    rows: RowStyle = .fields
  ) -> TablePicture {
    TablePicture(format: .text(rows: rows, isASCII: true), extent: extent, detail: detail)
  }

  /// The same content as JSON, one view a line.
  public static let json = TablePicture.json(extent: .visible)

  /// The same content as JSON, with a choice of its extent and its detail.
  public static func json(
    extent: Extent = .visible,
    detail: Detail = .standard
  ) -> TablePicture {
    TablePicture(format: .json, extent: extent, detail: detail)
  }

  /// A drawing of what is visible, in the colours that the reader prefers.
  public static let svg = TablePicture.svg(extent: .visible)

  /// A drawing to scale, a unit a point, as an SVG document that needs no fonts of its own.
  ///
  /// It is the viewport with its frame, or the whole content with a bracket at the viewport. One of the last update marks rows
  /// with what that did with them, beside the calls that it led to.
  public static func svg(
    extent: Extent = .visible,
    appearance: Appearance = .automatic,
    showsLastUpdate: Bool = false
  ) -> TablePicture {
    TablePicture(
      format: .svg(appearance, showsLastUpdate: showsLastUpdate),
      extent: extent,
      detail: .standard
    )
  }

  /// The visible part as 80 columns of a terminal with colours.
  public static let ansi = TablePicture.ansi(columns: 80)

  /// Lines for a terminal: a head, then a line for each 20 points of the table.
  ///
  /// No line is wider than the columns, also with wide and combining characters and emoji, and none
  /// contains a control character but for the codes of its colours.
  ///
  /// Without colours, a selected row has a `*` before it.
  public static func ansi(
    columns: Int,
    colors: Bool = true,
    extent: Extent = .visible
  ) -> TablePicture {
    let format = Format.ansi(columns: columns, hasColors: colors)
    return TablePicture(format: format, extent: extent, detail: .standard)
  }

  /// The words of a screen reader for the visible part, an element a line.
  public static let accessibility = TablePicture.accessibility(extent: .visible)

  /// The words of a screen reader, an element a line in the order of reading: label, value, hint and traits.
  ///
  /// A line says behind a `!` what is missing: a control without a label, a row that cannot be reached.
  public static func accessibility(extent: Extent = .visible) -> TablePicture {
    TablePicture(format: .accessibility, extent: extent, detail: .standard)
  }

  /// Whether the picture is a drawing, which can show a table before an update and after it.
  package var isDrawing: Bool {
    if case .svg = format { true } else { false }
  }

  package var showsLastUpdate: Bool {
    if case .svg(_, let shows) = format { shows } else { false }
  }
}

extension TablePicture {
  /// Draws a scene; which rows are in it was decided when it was made.
  package func render(_ scene: TableScene) -> String {
    switch format {
    case .text(let rows, let isASCII):
      scene.text(detail: detail, rows: rows, isASCII: isASCII)
    case .json:
      scene.json(detail: detail)
    case .svg(let appearance, _):
      scene.svg(extent: extent, appearance: appearance)
    case .accessibility:
      scene.accessibilityText
    case .ansi(let columns, let hasColors):
      scene.ansi(extent: extent, columns: columns, hasColors: hasColors)
    }
  }
}
