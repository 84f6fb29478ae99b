import CommandSupport
import HeadlessTable

/// What the command line says about how to show a sample.
struct SampleOptions {
  /// Points from the top to the bottom of the table.
  var height = 640.0
  /// Points from the left to the right of the table.
  var width = 375.0
  /// The content offset in points; nil to stay at the top.
  var scroll: Double?
  /// Whether the calls are printed.
  var calls = false
  /// The row to tap, as `SECTION/ROW`.
  var tap: String?
  /// How the screen is declared.
  var syntax = Syntax.chain
  /// The row to edit, as `SECTION/ROW`.
  var edit: String?
  /// How large the reader wants text to be.
  var textSize = HeadlessView.ContentSizeCategory.large
  /// Whether lines begin at the left or at the right.
  var direction = TableLayoutDirection.leftToRight
  /// How the table is drawn.
  var picture = TablePicture.text
  /// The directory that a drawing of the table is written to; nil to print the table.
  var drawings: String?
  /// Whether the table is shown and driven in the terminal.
  var isInteractive = false
  /// The values of options that only one sample takes.
  var values: [String: String] = [:]

  /// The two ways to declare a screen.
  enum Syntax {
    case chain, builder

    static let words: KeyValuePairs<String, Syntax> = ["chain": .chain, "builder": .builder]
  }

  static let help = """
    options:
      --height N      points from the top to the bottom of the table (640)
      --width N       points from the left to the right of the table (375)
      --scroll N      show the content at this offset in points
      --detail WORD   outline, standard or full (standard)
      --rows WORD     fields or compact (fields)
      --extent WORD   visible or all (visible)
      --json          show the table as JSON
      --ansi          show the table as a screen of the terminal
      --accessibility
                      show what a screen reader says
      --svg DIR       write a drawing of the table into a directory
      --colors WORD   automatic, light or dark, for the drawing (automatic)
      --text WORD     the size of text: extraSmall … accessibilityExtraExtraExtraLarge (large)
      --direction WORD
                      leftToRight or rightToLeft (leftToRight)
      --interactive   show the table in the terminal, and drive it with keys
      --tap SECTION/ROW
                      tap a row and show what that led to
      --edit SECTION/ROW
                      change the data at a row; a drawing marks what that led to
      --calls         show every call as well
      --syntax WORD   declared by a chain or a builder, with equal output (chain)
      --page PATH     home: another page, as JSON
      --script PATH   form: typing, taps and choices, a line each
      --frames N      updates: how often the lists change (20)
      --changes N     updates: how much of them changes each time (4)
      --seed N        updates: another number leads to other lists (1)
      --search TEXT   contacts, photos: show what is found by the text
      --slow N        feed: milliseconds that a page takes, for --interactive
      --file PATH     packages: the package database (/var/lib/dpkg/status)
      --mbox PATH     mail: a mailbox in the mbox format (the one of the sample)
    """

  /// Reads the arguments behind the sample's name.
  @MainActor
  init(
    _ arguments: [String],
    for sample: (any Sample.Type)? = nil,
    on output: OutputDevice = .file
  ) throws {
    try self.init(arguments, ownOptions: sample?.options ?? [], output)
  }

  private init(_ arguments: [String], ownOptions: [String], _ output: OutputDevice) throws {
    var words = WordOptions(output: output)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if take(argument, &words) { continue }
      guard (Self.optionsWithValues + ownOptions).contains(argument) else {
        throw UsageError(
          "There is no option '\(argument)'. \(Self.advice(about: argument, ownOptions))"
        )
      }
      guard let value = rest.popFirst() else {
        throw UsageError("The option '\(argument)' needs a value.")
      }
      try take(argument, value, &words)
    }
    words.isSVG = drawings != nil
    picture = words.picture
  }

  private static func advice(about word: String, _ ownOptions: [String]) -> String {
    let options = optionsWithValues + optionsWithoutValues + ownOptions
    return Spelling.nearest(to: word, among: options).map { "Did you mean '\($0)'?" }
      ?? "'samples help' lists them."
  }

  private static let optionsWithoutValues = [
    "--calls", "--interactive", "--json", "--ansi", "--accessibility", "--help",
  ]

  private static let optionsWithValues = [
    "--height", "--width", "--scroll", "--tap", "--detail", "--rows", "--extent", "--svg",
    "--colors", "--edit", "--text", "--direction",
  ]

  /// Takes an option without a value; false if it is not one.
  private mutating func take(_ option: String, _ words: inout WordOptions) -> Bool {
    switch option {
    case "--calls": calls = true
    case "--interactive": isInteractive = true
    case "--json": words.isJSON = true
    case "--ansi": words.isANSI = true
    case "--accessibility": words.isAccessibility = true
    default: return false
    }
    return true
  }

  private mutating func take(
    _ option: String,
    _ value: String,
    _ words: inout WordOptions
  ) throws {
    switch option {
    case "--height": height = try number(option, value, in: 1...100_000)
    case "--width": width = try number(option, value, in: 1...100_000)
    case "--scroll": scroll = try number(option, value, in: 0...1_000_000_000)
    case "--tap": tap = value
    case "--edit": edit = value
    case "--svg": drawings = value
    case "--text": textSize = try word(option, value, WordOptions.textSizes)
    case "--direction": direction = try word(option, value, WordOptions.directions)
    case "--colors": words.appearance = try word(option, value, WordOptions.appearances)
    case "--syntax": syntax = try word(option, value, Syntax.words)
    case "--detail": words.detail = try word(option, value, WordOptions.details)
    case "--rows": words.rows = try word(option, value, WordOptions.rowShapes)
    case "--extent": words.extent = try word(option, value, WordOptions.extents)
    default: values[option] = value
    }
  }

  private func number(
    _ option: String,
    _ value: String,
    in range: ClosedRange<Int>
  ) throws -> Double {
    guard let number = Double(value),
      number >= Double(range.lowerBound), number <= Double(range.upperBound)
    else {
      let limits = "\(range.lowerBound) to \(range.upperBound.grouped)"
      throw UsageError("'\(option) \(value)': use a number of points from \(limits).")
    }
    return number
  }

  private func word<Value>(
    _ option: String,
    _ value: String,
    _ words: some Collection<(key: String, value: Value)>
  ) throws -> Value {
    guard let word = words.first(where: { $0.key == value }) else {
      let list = words.map(\.key).joined(separator: ", ")
      let nearest = Spelling.nearest(to: value, among: words.map(\.key))
      let advice = nearest.map { " Did you mean '\($0)'?" } ?? ""
      throw UsageError("'\(option) \(value)': use one of \(list).\(advice)")
    }
    return word.value
  }
}

/// The options that are words, until they are all known.
private struct WordOptions {
  static let details: KeyValuePairs<String, TablePicture.Detail> = [
    "outline": .outline, "standard": .standard, "full": .full,
  ]
  static let rowShapes: KeyValuePairs<String, TablePicture.RowStyle> = [
    "fields": .fields, "compact": .compact,
  ]
  static let extents: KeyValuePairs<String, TablePicture.Extent> = [
    "visible": .visible, "all": .all,
  ]

  static let textSizes = HeadlessView.ContentSizeCategory.allCases.map {
    (key: $0.rawValue, value: $0)
  }
  static let directions = TableLayoutDirection.allCases.map { (key: $0.rawValue, value: $0) }

  static let appearances: KeyValuePairs<String, TablePicture.Appearance> = [
    "automatic": .automatic, "light": .light, "dark": .dark,
  ]

  let output: OutputDevice
  var detail = TablePicture.Detail.standard
  var rows = TablePicture.RowStyle.fields
  var extent = TablePicture.Extent.visible
  var appearance = TablePicture.Appearance.automatic
  var isJSON = false
  var isANSI = false
  var isAccessibility = false
  var isSVG = false

  var picture: TablePicture {
    if isSVG {
      return .svg(extent: extent, appearance: appearance)
    }
    if isAccessibility { return .accessibility(extent: extent) }
    if isJSON { return .json(extent: extent, detail: detail) }
    guard isANSI else { return .text(extent: extent, detail: detail, rows: rows) }
    return .ansi(columns: output.columns, colors: output.hasColors, extent: extent)
  }
}
