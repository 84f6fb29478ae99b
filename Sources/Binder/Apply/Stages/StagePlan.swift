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
    positions = [0, 1].map { [schedule] in StagePositions(outline, schedule, after: $0) }
    countRows()
    let hasStructure =
      schedule.sections.contains { $0 > 0 } || schedule.rows.contains { $0 > 0 }
    let hasUpdates = outline.edits.contains { $0.isUpdated }
    guard hasStructure || hasUpdates else {
      schedule.count = 0
      return
    }
    switch form {
    case .reload: planReloads()
    case .reconfigure: planReconfiguration(hasStructure, hasUpdates)
    }
  }

  private mutating func planReloads() {
    var hindrance: Int?
    if let single = StageSchedule.single(outline), adopt(single, &hindrance) { return }
    if let moves = StageSchedule.sectionMoves(ofPair: outline, updatesShare: true) {
      for preference in StageSchedule.Preference.choices(for: outline) {
        let pair = StageSchedule(pair: outline, moves: moves, preferring: preference)
        if adopt(pair, &hindrance) { return }
      }
    }
    _ = adopt(StageSchedule.triple(outline), &hindrance)
  }

  private mutating func planReconfiguration(_ hasStructure: Bool, _ hasUpdates: Bool) {
    schedule =
      StageSchedule.single(outline)
      ?? StageSchedule.sectionMoves(ofPair: outline, updatesShare: false)
      .map { StageSchedule(pair: outline, moves: $0, preferring: .usual) }
      ?? StageSchedule.triple(outline)
    if !hasStructure { schedule.count = 0 }
    if hasUpdates {
      schedule.count += 1
      let last = UInt8(schedule.count)
      schedule.updates = outline.edits.map { $0.isUpdated ? last : 0 }
    }
    positions = positions(of: schedule)
    countRows()
  }

  /// Takes a schedule if each update finds a place in it.
  ///
  /// - Parameters:
  ///   - candidate: The schedule.
  ///   - hindrance: An update that found no place in another schedule. It mostly finds none in this one either,
  ///     and is looked at first.
  /// - Returns: Whether it was taken.
  private mutating func adopt(_ candidate: StageSchedule, _ hindrance: inout Int?) -> Bool {
    var places = UpdatePlaces(outline, candidate, positions(of: candidate))
    if let hindrance, places.lastStage(forEdit: hindrance) == nil { return false }
    var updates = candidate.updates
    for (index, edit) in outline.edits.enumerated() where edit.isUpdated {
      guard let stage = places.lastStage(forEdit: index) else {
        hindrance = index
        return false
      }
      updates[index] = UInt8(stage)
    }
    schedule = candidate
    schedule.updates = updates
    positions = places.positions
    countRows()
    return true
  }

  /// The positions before the first stage of a schedule, and those after each one.
  private func positions(of schedule: StageSchedule) -> [StagePositions] {
    let between = (1..<max(schedule.count, 1)).map { StagePositions(outline, schedule, after: $0) }
    return positions.prefix(1) + between + positions.suffix(1)
  }

  private mutating func countRows() {
    for stage in positions.indices { positions[stage].countRows(outline, schedule) }
  }
}
