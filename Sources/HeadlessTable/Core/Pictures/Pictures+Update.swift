import Binder

extension Pictures {
  func draw<Failure: Error>(
    _ picture: TablePicture,
    ofUpdate change: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    guard picture.isDrawing else {
      try change()
      return draw(picture)
    }
    let before = scene(PictureContents(extent: picture.extent, hasPositions: true))
    let (count, clearCount) = (reports.log.count, reports.log.clearCount)
    try change()
    core.layoutIfNeeded()
    let start = reports.log.clearCount == clearCount ? count : 0
    let updates = reports.log.updates(from: start)
    let marks = UpdateMarks(updates, following: before.rowPositions)
    var after = scene(PictureContents(extent: picture.extent, marks: marks))
    after.transition = transition(from: start)
    after.transition?.before = before.marked(marks)
    return picture.render(after)
  }

  private func transition(from start: Int) -> TableScene.Transition {
    var tokens = TokenNumbers()
    let log = reports.log.withTokens(from: start, &tokens)
    let phases = log.phases.filter { $0.start >= start }
    let title = phases.last?.description ?? "no update"
    return TableScene.Transition(title: title, lines: phases.flatMap { log.lines(of: $0) })
  }
}

extension TableScene {
  fileprivate var rowPositions: [RowPosition] {
    items.compactMap { if case .view(let view) = $0 { view.position } else { nil } }
  }

  fileprivate func marked(_ marks: UpdateMarks) -> TableScene {
    var scene = self
    for (index, item) in items.enumerated() {
      guard case .view(var view) = item, let position = view.position else { continue }
      view.changes = marks.changes(ofRowBefore: position)
      scene.items[index] = .view(view)
    }
    return scene
  }
}
