/// The stages of a change: what takes place when, and where everything is in between.
struct StagePlan {
  let outline: ChangeOutline
  let form: UpdateForm
  private(set) var schedule: StageSchedule
  /// The positions before the first stage, and those after each stage.
  private(set) var positions: [StagePositions]

  /// Finds the fewest stages, also by letting other sections move.
  ///
  /// The choice of ``ChangeOutline/keepEditedSections(_:)`` is the best one where a single stage will do, and
  /// nearly always otherwise.
  static func fewest(_ outline: ChangeOutline, updates form: UpdateForm) -> StagePlan {
    var outline = outline
    outline.keepEditedSections(form)
    let plan = StagePlan(outline, form)
    guard plan.schedule.count > 2, outline.sections.contains(where: \.isMoved) else { return plan }
    return outline.withOtherSectionMoves.lazy.map { StagePlan($0, form) }
      .first { $0.schedule.count < plan.schedule.count } ?? plan
  }

  /// Finds the fewest stages for the sections that move.
  private init(_ outline: ChangeOutline, _ form: UpdateForm) {
    self.outline = outline
    self.form = form
    schedule = StageSchedule(outline)
    positions = []
    let hasStructure =
      schedule.sections.contains { $0 > 0 } || schedule.rows.contains { $0 > 0 }
    let hasUpdates = outline.edits.contains { $0.isUpdated }
    schedule.count = 0
    guard hasStructure || hasUpdates else { return }
    switch form {
    case .reload: planReloads(hasUpdates)
    case .reconfigure: planReconfiguration(hasStructure, hasUpdates)
    }
  }

  private mutating func planReloads(_ hasUpdates: Bool) {
    if let single = StageSchedule.single(outline), adopt(single) { return }
    for preference in StageSchedule.Preference.choices(for: outline) {
      let pair = StageSchedule.pair(outline, preferring: preference, updatesShare: true)
      guard let pair else { break }
      if adopt(pair) { return }
    }
    _ = adopt(StageSchedule.triple(outline))
  }

  private mutating func planReconfiguration(_ hasStructure: Bool, _ hasUpdates: Bool) {
    schedule =
      StageSchedule.single(outline)
      ?? StageSchedule.pair(
        outline,
        preferring: .usual,
        updatesShare: false
      ) ?? StageSchedule.triple(outline)
    if !hasStructure { schedule.count = 0 }
    if hasUpdates {
      schedule.count += 1
      for (index, edit) in outline.edits.enumerated() where edit.isUpdated {
        schedule.updates[index] = schedule.count
      }
    }
    findPositions()
  }

  private mutating func findPositions() {
    positions = (0...schedule.count).map { StagePositions(outline, schedule, after: $0) }
  }

  /// Takes a schedule if each update finds a place in it.
  private mutating func adopt(_ candidate: StageSchedule) -> Bool {
    schedule = candidate
    findPositions()
    let places = UpdatePlaces(outline, schedule, positions)
    for (index, edit) in outline.edits.enumerated() where edit.isUpdated {
      guard let stage = places.stage(forEdit: index) else { return false }
      schedule.updates[index] = stage
    }
    return true
  }
}
