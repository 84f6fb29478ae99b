/// A source whose rows, if it shows any, stand where those of another source do.
@MainActor
public class InPlaceDataSource<Item>: BaseDataSource<Item> {
  /// What the rows are rows of; nil for something that knows no positions.
  final var origin: (any PositionMapping)?

  /// - Parameter origin: What the rows are rows of; nil for something that knows no positions.
  init(_ origin: (any PositionMapping)?) {
    self.origin = origin
  }

  public final override var upstreams: [any PositionMapping] { origin.map { [$0] } ?? [] }

  public final override func origin(of position: RowPosition) -> SourcePosition? {
    guard let origin, items.contains(position) else { return nil }
    return SourcePosition(source: origin, position: position)
  }

  public final override func position(of origin: SourcePosition) -> RowPosition? {
    items.contains(origin.position) ? origin.position : nil
  }
}
