/// All pairs of short lists over few identities, each once among those that differ in the identities' names.
final class ShortLists {
  let identityCount: Int
  let maximumLength: Int
  private(set) var pairCount = 0

  init(identityCount: Int, maximumLength: Int) {
    self.identityCount = identityCount
    self.maximumLength = maximumLength
  }

  func forEachPair(_ body: (_ old: [Int], _ new: [Int]) -> Void) {
    forEachList([], named: 0) { old, named in
      forEachList([], named: named) { new, _ in
        pairCount += 1
        body(old, new)
      }
    }
  }

  /// Names a new identity only with the next name that is free.
  private func forEachList(
    _ list: [Int],
    named: Int,
    _ body: (_ list: [Int], _ named: Int) -> Void
  ) {
    body(list, named)
    guard list.count < maximumLength else { return }
    for identity in 0...min(named, identityCount - 1) {
      forEachList(list + [identity], named: max(named, identity + 1), body)
    }
  }
}
