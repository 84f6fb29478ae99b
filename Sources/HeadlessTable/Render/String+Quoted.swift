extension String {
  /// The text in quotes, with everything that cannot be seen, or looks like a space and is none,
  /// written as an escape.
  var quoted: String {
    var result = "\""
    result.reserveCapacity(utf8.count + 2)
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isEscaped:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether the text can stand in a line without quotes: one visible word without quotes, brackets
  /// and backslashes.
  var isBareWord: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case " ", "\"", "[", "]", "\\": false
        default: !scalar.isEscaped
        }
      }
  }
}

extension Unicode.Scalar {
  /// Whether a snapshot escapes it, because it is not seen or looks like a plain space: controls,
  /// marks of direction, characters without width, spaces and line separators beyond ASCII.
  var isEscaped: Bool {
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
