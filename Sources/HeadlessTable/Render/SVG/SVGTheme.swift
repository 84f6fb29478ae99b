extension TablePicture.Appearance {
  /// The style sheet of a drawing, one rule a line: for one appearance, or for both with the choice left to the reader's
  /// settings.
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

  /// Colours by their names; `over` is that of what is on a ground in one of the strong colours.
  typealias Palette = KeyValuePairs<String, String>

  static let lightColors: Palette = [
    "canvas": "#f3f4f7", "paper": "#ffffff", "group": "#ebecf1", "bar": "#eef0f4",
    "ink": "#1b1c1f", "quiet": "#555860", "rule": "#d9dbe1", "frame": "#b6bac4",
    "accent": "#1b54b0", "pick": "#dfeafc", "touch": "#e6e8ed", "knob": "#ffffff",
    "over": "#ffffff",
    "inserted": "#1a7a42", "deleted": "#c2362b", "moved": "#7543c0", "reloaded": "#9c5900",
  ]

  static let darkColors: Palette = [
    "canvas": "#131417", "paper": "#1f2025", "group": "#17181b", "bar": "#26282d",
    "ink": "#f1f1f4", "quiet": "#b8bbc4", "rule": "#383a42", "frame": "#555861",
    "accent": "#8cbaff", "pick": "#1f3758", "touch": "#303238", "knob": "#f4f4f6",
    "over": "#131417",
    "inserted": "#4cc680", "deleted": "#ff7d74", "moved": "#bb9af7", "reloaded": "#f0ab4c",
  ]

  /// A colour by its name, as a filling and, with `-edge` behind it, as a line.
  private static func rules(_ palette: Palette) -> [String] {
    palette.map { name, colour in
      ".\(name) { fill: \(colour); } .\(name)-edge { stroke: \(colour); }"
    }
  }
}
