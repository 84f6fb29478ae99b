/// Makes equal names distinct: the second `name` is `name~2`.
package struct DistinctNames {
  private var counts: [String: Int] = [:]

  package init() {}

  /// The next name, with a number behind it where others before it are the same.
  package mutating func next(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)~\(count)"
  }
}
