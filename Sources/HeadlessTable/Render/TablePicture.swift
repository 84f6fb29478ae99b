/// Which picture of a table is wanted: `.text`, `.text(extent: .all, rows: .compact)`, `.json`.
public struct TablePicture: Hashable, Sendable {
  /// Which rows are listed.
  public enum Extent: Hashable, Sendable, CaseIterable {
    /// The visible rows and each row in a special state; the others are summed up.
    case visible
    /// Every row, which makes a cell for each.
    case all
  }

  /// How much is told of what is listed.
  public enum Detail: Hashable, Sendable, CaseIterable {
    /// Sections, identities and types.
    case outline
    /// Also heights, states, what the views show, and the viewport.
    case standard
    /// Also the numbers of the objects, the estimates that heights replaced, and the reuse pools.
    case full
  }

  /// How a row with several fields is written.
  public enum RowStyle: Hashable, Sendable, CaseIterable {
    /// One field a line.
    case fields
    /// All on the line of the row.
    case compact
  }

  package enum Format: Hashable, Sendable {
    case text(rows: RowStyle, isASCII: Bool)
    case json
  }

  package var format: Format

  /// Which rows are listed.
  public var extent: Extent

  /// How much is told of what is listed.
  public var detail: Detail

  /// The text of what is visible, one field a line.
  public static let text = TablePicture.text(extent: .visible)

  /// The text, with its extent, its detail and its rows as wanted.
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

  /// The same content as JSON, with its extent and its detail as wanted.
  public static func json(
    extent: Extent = .visible,
    detail: Detail = .standard
  ) -> TablePicture {
    TablePicture(format: .json, extent: extent, detail: detail)
  }
}

extension TablePicture {
  /// Draws a scene; which rows are in it is up to whoever made it.
  ///
  /// - Complexity: O(length of the result).
  public func render(_ scene: TableScene) -> String {
    switch format {
    case .text(let rows, let isASCII):
      TableText(scene, detail: detail, rows: rows, isASCII: isASCII).description
    case .json:
      TableJSON(scene, detail: detail).description
    }
  }
}
