/// What is left to do to find the rows of one model type again: everything else was looked up.
enum RowMatching: Sendable {
  /// Models that can be compared on any actor.
  case anywhere(@Sendable (inout RowMatches) -> Void)
  /// Models that must not leave the main actor, or whose conformances do not.
  case onMainActor(@MainActor (inout RowMatches) -> Void)
}
