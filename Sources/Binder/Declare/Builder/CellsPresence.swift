/// Whether the parts of a section bring its cells, known to the compiler.
///
/// `WithCells`, `WithoutCells` or, below an `if`, `MaybeWithCells`.
public protocol CellsPresence {}

/// Cells that are there, or are there under a condition.
public protocol PossibleCells: CellsPresence {}

/// Parts that bring a section's cells.
public enum WithCells: PossibleCells {}

/// Parts that bring a section's cells under a condition.
public enum MaybeWithCells: PossibleCells {}

/// Parts that bring no cells: headers, footers and their heights.
public enum WithoutCells: CellsPresence {}
