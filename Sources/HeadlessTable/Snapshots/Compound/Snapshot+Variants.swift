extension Snapshot {
  /// Takes one snapshot of a screen in several variants: the first in full, of each other the lines that are
  /// not as in the first.
  @MainActor
  package init<Screen, Failure: Error>(
    of table: (Screen) -> HeadlessTable,
    in variants: [TableVariant],
    as picture: TablePicture,
    _ makeScreen: (TableVariant) throws(Failure) -> Screen
  ) throws(Failure) {
    guard !variants.isEmpty else {
      self.init(of: "", as: .text)
      faults = ["There are no variants: give at least one."]
      return
    }
    let snapshots = try variants.map { (variant) throws(Failure) -> Snapshot in
      // The screen keeps what its table holds weakly.
      let screen = try makeScreen(variant)
      return withExtendedLifetime(screen) { Snapshot(of: table(screen), as: picture) }
    }
    self = snapshots[0]
    format = "variants"
    for (variant, snapshot) in zip(variants, snapshots).dropFirst() {
      let diff = LineDiff(from: snapshots[0].text, to: snapshot.text)
      let name = variant.name(besides: variants[0])
      text += "== \(name)\n" + (diff.isEmpty ? "  no line is another\n" : diff.changedLines)
      faults += snapshot.faults.map { "\(name): \($0)" }
    }
  }
}
