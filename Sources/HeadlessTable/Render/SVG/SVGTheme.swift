extension TablePicture.Appearance {
  /// The style sheet of a drawing, one rule a line: for one appearance, or for both with the choice left to whoever shows
  /// the drawing.
  package var styleSheet: [String] {
    switch self {
    case .light: Self.shapes + Self.rules(Self.lightColors)
    case .dark: Self.shapes + Self.rules(Self.darkColors)
    case .automatic:
      Self.light.styleSheet + ["@media (prefers-color-scheme: dark) {"]
        + Self.rules(Self.darkColors).map { "  \($0)" } + ["}"]
    }
  }

  private static let shapes = [
    "text { font-family: \"Helvetica Neue\", Helvetica, Arial, \"Liberation Sans\", \"Nimbus Sans\", sans-serif; }",
    ".mono { font-family: ui-monospace, Menlo, Consolas, \"DejaVu Sans Mono\", monospace; }",
    ".strong { font-weight: 600; }",
    ".line { fill: none; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }",
    ".hair { fill: none; stroke-width: 1; }",
    ".off { opacity: 0.45; }",
  ]

  private typealias Palette = KeyValuePairs<String, String>

  private static let lightColors: Palette = [
    "canvas": "#f3f4f7", "paper": "#ffffff", "group": "#ebecf1", "bar": "#eef0f4",
    "ink": "#1b1c1f", "quiet": "#62656d", "rule": "#d9dbe1", "frame": "#b6bac4",
    "accent": "#1f5fc4", "pick": "#d8e6fc", "touch": "#e3e5ea", "knob": "#ffffff",
    "inserted": "#1c7f45", "deleted": "#c2362b", "moved": "#7543c0", "reloaded": "#a65f00",
  ]

  private static let darkColors: Palette = [
    "canvas": "#131417", "paper": "#1f2025", "group": "#17181b", "bar": "#2a2c32",
    "ink": "#f1f1f4", "quiet": "#a2a5ae", "rule": "#383a42", "frame": "#555861",
    "accent": "#78aeff", "pick": "#24406b", "touch": "#393b42", "knob": "#f4f4f6",
    "inserted": "#4cc680", "deleted": "#ff7d74", "moved": "#bb9af7", "reloaded": "#f0ab4c",
  ]

  /// A colour by its name, as a filling and, with `-edge` behind it, as a line.
  private static func rules(_ palette: Palette) -> [String] {
    palette.map { name, colour in
      ".\(name) { fill: \(colour); } .\(name)-edge { stroke: \(colour); }"
    }
  }
}
