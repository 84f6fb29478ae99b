/// Views of one type with consecutive numbers that were dequeued or displayed, on one line.
struct ViewRun {
  private let keyword: String
  private let state: String
  private let reuseIdentifier: String
  private let view: Call.ViewName
  private var lastNumber: Int
  private let place: Call.Place?
  private var places: PlaceRun?

  private init(
    keyword: String,
    state: String,
    reuseIdentifier: String,
    view: Call.ViewName,
    place: Call.Place?
  ) {
    self.keyword = keyword
    self.state = state
    self.reuseIdentifier = reuseIdentifier
    self.view = view
    self.place = place
    lastNumber = view.number
    places = place.map(PlaceRun.init)
  }

  init(_ dequeue: Call.Dequeue) {
    self.init(
      keyword: "dequeue",
      state: dequeue.isNew ? "new" : "reused",
      reuseIdentifier: dequeue.reuseIdentifier,
      view: dequeue.view,
      place: dequeue.place
    )
  }

  init(_ display: Call.Display) {
    self.init(
      keyword: display.kind == .willDisplay ? "display" : "end",
      state: "",
      reuseIdentifier: display.view.type,
      view: display.view,
      place: display.place
    )
  }

  init?(_ call: Call) {
    switch call {
    case .dequeue(let dequeue): self.init(dequeue)
    case .display(let display): self.init(display)
    default: return nil
    }
  }

  /// Takes a single view of the same type and state that is next in number and in place.
  mutating func absorb(_ next: ViewRun) -> Bool {
    guard keyword == next.keyword, state == next.state, view.type == next.view.type,
      reuseIdentifier == next.reuseIdentifier, next.view.number == lastNumber + 1
    else { return false }
    switch (places, next.place) {
    case (nil, nil): break
    case (var run?, let place?):
      guard run.absorb(place) else { return false }
      places = run
    default: return false
    }
    lastNumber = next.view.number
    return true
  }

  /// The line, such as `dequeue    AccountCell #1‥3  new      current/acc-1 ‥ acc-3`.
  var line: String {
    let numbers = lastNumber == view.number ? "" : "‥\(lastNumber)"
    let name = "\(view)\(numbers)".column(CallLine.viewWidth)
    let head = keyword.column(CallLine.keywordWidth) + name
    let text = head + state.column(CallLine.stateWidth) + (places?.text ?? "")
    return text.withoutTrailingSpaces + CallLine.reuseTag(reuseIdentifier, type: view.type)
  }
}
