/// The times of one workload with one type of identities, in milliseconds.
struct Measurement {
  let workload: String
  let kind: String
  let diff: Double
  let comparison: Double
  let dictionary: Double
  /// Nil where the standard library's `difference` does not end in reasonable time.
  let standard: Double?
  /// What the diff found.
  let found: String

  /// The aims of this workload, and whether they are met.
  var aims: [(text: String, isMet: Bool)] {
    let times = diff / comparison
    let part = diff / dictionary
    switch workload {
    case "W2":
      let half = ("< ½ dictionary", part < 0.5)
      return kind == "UUID" ? [("≤ 2.5 × comparison", times <= 2.5), half] : [half]
    case "W3", "W4", "W5": return [("≤ 1.5 × comparison", times <= 1.5)]
    case "W8": return [("≤ ⅕ dictionary", part <= 0.2)]
    case "W10": return [("≤ 2 µs", diff <= 0.002), ("< standard", diff < standard ?? .infinity)]
    default: return []
    }
  }

  /// A row of a Markdown table.
  var text: String {
    let aims = aims.map { "\($0.text) \($0.isMet ? "met" : "**missed**")" }
    let cells = [
      workload, kind, time(diff), time(comparison), ratio(diff / comparison), time(dictionary),
      ratio(diff / dictionary), standard.map(time) ?? "–", found, aims.joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The head of the table.
  static let head = """
    | workload | id | diff ms | row by row | × | one dictionary | × | standard | found | aims |
    |---|---|--:|--:|--:|--:|--:|--:|---|---|
    """

  private func time(_ milliseconds: Double) -> String { rounded(milliseconds, places: 4) }

  private func ratio(_ value: Double) -> String { rounded(value, places: 2) }

  private func rounded(_ value: Double, places: Int) -> String {
    let factor = places == 4 ? 10_000.0 : 100.0
    return String((value * factor).rounded() / factor)
  }
}
