/// A source whose rows, if it shows any, stand where those of another source do.
@MainActor
public class InPlaceDataSource<Item>: BaseDataSource<Item> {
  private let origin: any PositionMapping

  init(_ origin: any PositionMapping) {
    self.origin = origin
  }

  public final override var upstreams: [any PositionMapping] { [origin] }

  public final override func origin(of position: RowPosition) -> SourcePosition? {
    items.contains(position) ? SourcePosition(source: origin, position: position) : nil
  }

  public final override func position(of origin: SourcePosition) -> RowPosition? {
    items.contains(origin.position) ? origin.position : nil
  }
}
