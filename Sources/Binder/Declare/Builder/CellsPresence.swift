/// Whether the parts of a section bring its cells, known to the compiler: `WithCells` or `WithoutCells`.
public protocol CellsPresence {}

/// Parts that bring a section's cells, always or under a condition.
public enum WithCells: CellsPresence {}

/// Parts that bring no cells: headers, footers and their heights.
public enum WithoutCells: CellsPresence {}
