import TableBatches

/// Heights of different rows, headers and footers, counted on one line.
struct DimensionRun {
  private let question: Call.Dimension.Question
  private let first: Call.Place
  private var places: Set<Call.Place>
  private var rowCount: Int

  init(_ dimension: Call.Dimension) {
    question = dimension.question
    first = dimension.place
    places = [first]
    rowCount = first.kind == .row ? 1 : 0
  }

  /// Takes a height that was found the same way, of a place that the run does not have yet.
  mutating func absorb(_ dimension: Call.Dimension) -> Bool {
    guard question == dimension.question, places.insert(dimension.place).inserted else {
      return false
    }
    rowCount += dimension.place.kind == .row ? 1 : 0
    return true
  }

  /// `height     6 rows · 4 supplementary`, or with its place where it is only one.
  func line(_ host: HostKind) -> String {
    let supplementaryCount = places.count - rowCount
    var parts: [String] = []
    if rowCount > 0 { parts.append(counted(rowCount, host.row)) }
    if supplementaryCount > 0 { parts.append("\(supplementaryCount) supplementary") }
    let text = question.rawValue.column(CallLine.keywordWidth) + parts.joined(separator: " · ")
    return places.count == 1 ? text.column(CallLine.placeStop) + first.description : text
  }
}
