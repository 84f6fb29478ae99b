/// The views that a cell or a header and footer view has from the start, each made at first touch.
@MainActor
struct CellParts {
  private(set) var text: HeadlessView.Label?
  private(set) var detailText: HeadlessView.Label?
  private(set) var image: HeadlessView.ImageView?

  mutating func touchText() -> HeadlessView.Label {
    let label = text ?? HeadlessView.Label()
    text = label
    return label
  }

  mutating func touchDetailText() -> HeadlessView.Label {
    let label = detailText ?? HeadlessView.Label()
    detailText = label
    return label
  }

  mutating func touchImage() -> HeadlessView.ImageView {
    let view = image ?? HeadlessView.ImageView()
    image = view
    return view
  }

  var touched: [(name: String, view: HeadlessView)] {
    var views: [(name: String, view: HeadlessView)] = []
    if let text { views.append(("textLabel", text)) }
    if let detailText { views.append(("detailTextLabel", detailText)) }
    if let image { views.append(("imageView", image)) }
    return views
  }
}
