/// What makes one text out of another, line by line.
///
/// Lines are told apart by their bytes: a carriage return, a missing newline at the end and a letter that is
/// composed in another way are differences.
///
/// ```swift
/// LineDiff(from: "a\nb\n", to: "a\nc\n").excerpt()   // "-b\n+c\n"
/// ```
package struct LineDiff: Hashable, Sendable {
  /// A run of old lines with the run of new lines that takes its place; one of them can be empty.
  package struct Change: Hashable, Sendable {
    /// Numbers of old lines, from 0; an empty range says where something is inserted.
    package let old: Range<Int>
    /// Numbers of new lines, from 0; an empty range says where something was deleted.
    package let new: Range<Int>
  }

  /// The lines of the old text, each with its newline.
  package let oldLines: [Substring]
  /// The lines of the new text, each with its newline.
  package let newLines: [Substring]
  /// What differs, from the first line to the last; between two changes is at least one equal line.
  package let changes: [Change]

  /// Compares two texts.
  ///
  /// Lines that occur once in both texts hold the others in place. What is left between them is compared
  /// exactly as long as that takes some dozens of comparisons a line; if it would take more, it is replaced
  /// as a whole.
  ///
  /// - Complexity: O(bytes + lines · log lines), however much differs.
  package init(from old: String, to new: String) {
    oldLines = old.linesWithNewlines()
    newLines = new.linesWithNewlines()
    var numbers = LineNumbers()
    var aligner = LineAligner(
      old: oldLines.map { numbers.number(of: $0) },
      new: newLines.map { numbers.number(of: $0) },
      distinct: numbers.count
    )
    aligner.align()
    changes = aligner.changes
  }

  /// Whether the texts are the same, byte by byte.
  package var isEmpty: Bool { changes.isEmpty }

  /// How many lines are deleted and inserted.
  package var changedLineCount: Int {
    changes.reduce(0) { $0 + $1.old.count + $1.new.count }
  }
}
