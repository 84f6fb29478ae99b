/// Elements that are removed in the order in which they were added.
struct Queue<Element> {
  private var arrivals: [Element] = []
  /// The elements that leave first, the very first of them at the end.
  private var departures: [Element] = []

  var count: Int { arrivals.count + departures.count }

  var isEmpty: Bool { arrivals.isEmpty && departures.isEmpty }

  var first: Element? { departures.last ?? arrivals.first }

  var elements: [Element] { departures.reversed() + arrivals }

  mutating func append(_ element: Element) { arrivals.append(element) }

  mutating func popFirst() -> Element? {
    if departures.isEmpty {
      departures = arrivals.reversed()
      arrivals = []
    }
    return departures.popLast()
  }
}
