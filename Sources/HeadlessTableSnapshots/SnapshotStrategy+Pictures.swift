public import HeadlessTable

// The pictures of a table, each as `TablePicture` spells it, under the name of the table's `id`.
extension SnapshotStrategy where Subject: HeadlessListView {
  /// A picture of a table.
  @MainActor
  public static func picture(_ picture: TablePicture) -> SnapshotStrategy {
    SnapshotStrategy { table in
      var snapshot = Snapshot(of: table, as: picture)
      snapshot.details = { SnapshotDetails(of: table) }
      let pictures = table.core.pictures
      snapshot.again = { (pictures.drawAgain(picture), pictures.drawAgain(picture)) }
      return snapshot
    }
  }

  /// The text of what is visible, one field a line.
  @MainActor
  public static var text: SnapshotStrategy { picture(.text) }

  /// The text, with a choice of its extent, its detail and its rows.
  @MainActor
  public static func text(
    extent: TablePicture.Extent = .visible,
    detail: TablePicture.Detail = .standard,
    rows: TablePicture.RowStyle = .fields
  ) -> SnapshotStrategy {
    picture(.text(extent: extent, detail: detail, rows: rows))
  }

  /// The text drawn with ASCII characters; what the table shows is kept as it is.
  @MainActor
  public static func ascii(
    extent: TablePicture.Extent = .visible,
    detail: TablePicture.Detail = .standard,
    rows: TablePicture.RowStyle = .fields
  ) -> SnapshotStrategy {
    picture(.ascii(extent: extent, detail: detail, rows: rows))
  }

  /// The same content as JSON, one view a line.
  @MainActor
  public static var json: SnapshotStrategy { picture(.json) }

  /// The same content as JSON, with a choice of its extent and its detail.
  @MainActor
  public static func json(
    extent: TablePicture.Extent = .visible,
    detail: TablePicture.Detail = .standard
  ) -> SnapshotStrategy {
    picture(.json(extent: extent, detail: detail))
  }

  /// A drawing of what is visible, in the colours that the reader prefers.
  @MainActor
  public static var svg: SnapshotStrategy { picture(.svg) }

  /// A drawing to scale, with a choice of its extent, its colours and marks of the last update.
  @MainActor
  public static func svg(
    extent: TablePicture.Extent = .visible,
    appearance: TablePicture.Appearance = .automatic,
    showsLastUpdate: Bool = false
  ) -> SnapshotStrategy {
    picture(.svg(extent: extent, appearance: appearance, showsLastUpdate: showsLastUpdate))
  }

  /// The visible part as 80 columns of a terminal with colours.
  @MainActor
  public static var ansi: SnapshotStrategy { picture(.ansi) }

  /// Lines for a terminal, with a choice of their width, their colours and their extent.
  @MainActor
  public static func ansi(
    columns: Int,
    colors: Bool = true,
    extent: TablePicture.Extent = .visible
  ) -> SnapshotStrategy {
    picture(.ansi(columns: columns, colors: colors, extent: extent))
  }

  /// The words of a screen reader for the visible part, an element a line.
  @MainActor
  public static var accessibility: SnapshotStrategy { picture(.accessibility) }

  /// The words of a screen reader, an element a line in the order of reading.
  @MainActor
  public static func accessibility(extent: TablePicture.Extent) -> SnapshotStrategy {
    picture(.accessibility(extent: extent))
  }

  /// The calls of a table under their phases, one line each, under the name `<table>-calls`.
  @MainActor
  public static var calls: SnapshotStrategy {
    SnapshotStrategy { table in
      let log = table.calls
      let text = log.description
      var snapshot = Snapshot(text, format: "calls", defaultName: "\(table.id)-calls")
      snapshot.hints = table.hints
      snapshot.again = { (text, text) }
      return snapshot
    }
  }
}
