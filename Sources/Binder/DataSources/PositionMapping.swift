/// Something that finds its rows again in what it is made of, and the other way round.
@MainActor
public protocol PositionMapping: AnyObject {
  /// Where a row comes from, one step back; nil for a row that comes from nowhere else.
  func origin(of position: RowPosition) -> SourcePosition?

  /// Where a row of something that this is directly made of is shown; nil if it is not.
  func position(of origin: SourcePosition) -> RowPosition?

  /// What this is directly made of.
  var upstreams: [any PositionMapping] { get }
}

/// A row of a source.
@MainActor
public struct SourcePosition {
  /// The source that has the row.
  public let source: any PositionMapping
  /// Where the row is in it.
  public let position: RowPosition

  /// Names a row of a source.
  public init(source: any PositionMapping, position: RowPosition) {
    self.source = source
    self.position = position
  }
}

extension PositionMapping {
  /// Nowhere: this is made of nothing else.
  public func origin(of position: RowPosition) -> SourcePosition? { nil }

  /// Nowhere: this is made of nothing else.
  public func position(of origin: SourcePosition) -> RowPosition? { nil }

  /// Nothing.
  public var upstreams: [any PositionMapping] { [] }

  /// Where one of these rows comes from in a source that this is made of, however many steps back.
  ///
  ///     let tapped = shown.convert(RowPosition(section: 1, row: 0), to: contacts)
  ///
  /// - Returns: The row's position in that source; nil if it does not come from there.
  public func convert(
    _ position: RowPosition,
    to source: some PositionMapping
  ) -> RowPosition? {
    if source === self { return position }
    guard let origin = origin(of: position) else { return nil }
    return origin.source.convert(origin.position, to: source)
  }

  /// Where a row of a source that this is made of, however many steps back, is shown here.
  ///
  /// - Returns: The position here; nil if the row is not shown.
  public func convert(
    _ position: RowPosition,
    from source: some PositionMapping
  ) -> RowPosition? {
    if source === self { return position }
    for upstream in upstreams {
      guard let found = upstream.convert(position, from: source) else { continue }
      let origin = SourcePosition(source: upstream, position: found)
      if let position = self.position(of: origin) { return position }
    }
    return nil
  }
}
