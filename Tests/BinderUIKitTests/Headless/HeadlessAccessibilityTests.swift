import TestSupport
import Testing

@MainActor
@Suite("What a screen reader says of the app's own cells", .bounded)
struct HeadlessAccessibilityTests {
  private nonisolated static let controls = """
              toggle  value "off"  [switch]  ! a switch without a label
              field  value "Name"  [text field]  ! a text field without a label
              action  "Reset"  [dimmed, button]
              volume  value "50%"  [adjustable]  ! a control without a label
    """

  private nonisolated static let pictures: [(AccessibilityStep, String)] = [
    (.nothing, "  row     #a  \"Sound, inside, nameless\"\n\(controls)"),
    (
      .labels,
      """
        row     #a  "Sound, inside, nameless"  hint "Opens it"  [selected, dimmed]
                toggle  "Sound"  value "on"  [switch]
                field  "Your name"  value "Ada"  [text field]
                action  "Reset"  [dimmed, link]
                volume  "Volume"  value "50%"  [adjustable]
      """
    ),
    (
      .ownWords,
      """
        row     #a  "Settings"  value "new"  [button, updates frequently]
      \(controls)
      """
    ),
    (
      .oneElement,
      """
        row     #a  "Sound, inside, nameless"  ! 'toggle' can't be reached: the row is one element
      """
    ),
    (
      .order,
      """
        row     #a
                action  "Reset"  [dimmed, button]
                element  "Help"  [link]
                titleLabel  "Sound"
      """
    ),
    (
      .nested,
      """
        row     #a
                box.note  "inside"
                box.dot  "Light"  [image]
      """
    ),
    (.hiddenViews, "  row     #a  ! nobody can reach it: it has no text to read"),
    (.hidden, "  row     #a  ! nobody can reach it: its elements are hidden"),
    (
      .list,
      """
        row     #a  "Sound, on"
                accessoryView  "Sound"  value "off"  [switch]
      """
    ),
    (
      .loneButton,
      """
        row     #a
                action  "Reset"  [dimmed, button]
      """
    ),
    (.otherToolkit, "  row     #a  ! nobody can reach it: it has no text to read"),
  ]

  @Test(
    "is what their views say, whether something reads aloud or not",
    arguments: pictures.indices,
    [true, false]
  )
  func elements(index: Int, isReading: Bool) {
    let (step, picture) = Self.pictures[index]
    #expect(
      Adapted.accessibility(step, isReading: isReading) == """
        § near · 1 row
          header  "NEAR"  [heading]
        \(picture)
        """,
      "\(step)"
    )
  }

  @Test("leaves out what code passes over")
  func passedOver() {
    #expect(
      Adapted.accessibility(.passedOver) == """
        § near · 1 row
          header  "NEAR"  [heading]
          row     #a  "Sound, A box, nameless"
                  volume  value "50%"  [adjustable]  ! a control without a label
        """
    )
  }
}
