extension ANSIWriter {
  func add(
    _ piece: ViewLook.Piece,
    to line: inout StyledLine,
    room: Int,
    base: StyledLine.Look
  ) {
    let rest = room - line.columns
    switch piece.kind {
    case .textField, .textView:
      let typed = piece.isFocused && !piece.isHint ? "\(piece.text)_" : piece.text
      line.add("[\(typed)]".clipped(toColumns: rest), boxLook(piece))
    case .button:
      let look: StyledLine.Look = piece.isEnabled ? .accent : .quiet
      line.add("<\(piece.text)>".clipped(toColumns: rest), look)
    case .text, .placeholder, .image, .toggle, .datePicker:
      line.add(piece.text.clipped(toColumns: rest), piece.isEnabled ? base : .quiet)
    }
  }

  private func boxLook(_ piece: ViewLook.Piece) -> StyledLine.Look {
    if piece.isFocused { return .active }
    return piece.isHint || !piece.isEnabled ? .quiet : .plain
  }

  /// The pieces at the right edge: the view's own words, its controls and its accessories.
  func side(of look: ViewLook) -> StyledLine {
    var side = StyledLine()
    func add(_ text: String, _ look: StyledLine.Look) {
      if side.columns > 0 { side.add(" ") }
      side.add(text, look)
    }
    for badge in look.badges { add("(\(badge.onOneLine))", .quiet) }
    if look.states.contains(.editing) { add("editing", .quiet) }
    if look.states.contains(.deletable) { add("⊖", .accent) }
    if look.states.contains(.insertable) { add("⊕", .accent) }
    if look.states.contains(.movable) { add("≡", .quiet) }
    for action in look.actions { add("<\(action)>", .accent) }
    if look.states.contains(.disabled), !hasColors { add("disabled", .quiet) }
    for control in look.controls {
      let text = control.kind == .toggle ? (control.isOn ? "● on" : "○ off") : "[\(control.text)]"
      add(text, control.isEnabled ? .accent : .quiet)
    }
    for accessory in look.accessories {
      switch accessory {
      case .disclosure: add("›", .quiet)
      case .checkmark: add("✓", .accent)
      case .detail: add("ⓘ", .accent)
      }
    }
    return side
  }
}
