import TestSupport
import Testing

@MainActor
@Suite("The app's own cells in a headless table", .bounded)
struct HeadlessCellsTests {
  @Test("are made, measured and described")
  func pictures() {
    let table = Adapted.headless()
    #expect(
      table.text == """
        table settings · plain · 320×400 · select single
        content 320×202.67 · 2 sections · 2 rows · offset 0
        ┌── viewport
        § near · 1 row
          gap 22
          header   28  CircleView        "NEAR"
          row    90.33  SettingsCell      #Sound  [checkmark]
                         titleLabel                  "Sound"
                         toggle                      on
                         field                       ""
                         field.placeholder           "Name"
                         box.dot                     "circle"
                         box.note                    "inside"
                         action                      "Reset"  [disabled]
                         label                       "nameless"
                         volume                      0.5
                         accessibilityLabel          "Settings of Sound"
                         accessibilityTraits         button
        § far · 1 row
          row    62.33  FriendCell        #Sue  [selected]
                         text                "Sue"
                         secondaryText       "far away"
        └── end of viewport · 197.33 blank

        """
    )
    #expect(table.problems == "")
    #expect(Adapted.headless(width: 200).text.contains("row    130.33  SettingsCell"))
  }

  @Test("may describe themselves, and say so where their content cannot be listed")
  func described() {
    #expect(
      Adapted.describedCells() == [
        ##"DescribedCell     #a  textLabel="a"  mood=good"##, "FriendCell        #b  OtherContent",
      ]
    )
  }

  @Test("come from nibs and prototypes")
  func origins() {
    #expect(Adapted.headlessOrigins() == ["nib", "storyboard"])
  }
}
