/// The elements of a page, as strictly as a page of ours is written: every element is closed, every attribute quoted.
struct HTMLOutline {
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  /// What a strict reader complains of.
  private(set) var problems: [String] = []
  /// The text between the elements, without escapes.
  private(set) var text = ""

  private static let void: Set = ["meta", "link", "input", "img"]

  init(_ html: String) {
    var rest = html[...]
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      text += Self.unescaped(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else {
        problems.append("an element does not end")
        break
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        let name = String(tag.dropFirst())
        if open.popLast() != name { problems.append("</\(name)> closes another element") }
        continue
      }
      let element = add(tag)
      let closesItself = tag.hasSuffix("/")
      if Self.void.contains(element.name) || closesItself { continue }
      if ["script", "style"].contains(element.name) {
        guard let close = rest.firstRange(of: "</\(element.name)>") else {
          problems.append("<\(element.name)> is not closed")
          break
        }
        rest = rest[close.upperBound...]
        continue
      }
      open.append(element.name)
    }
    text += Self.unescaped(rest)
    problems += open.map { "<\($0)> is not closed" }
  }

  private mutating func add(_ tag: Substring) -> Element {
    let name = String(tag.prefix { $0 != " " && $0 != "/" })
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while let match = rest.prefixMatch(of: #/ ([A-Za-z:-]+)="([^"]*)"/#) {
      if attributes.updateValue(Self.unescaped(match.2), forKey: String(match.1)) != nil {
        problems.append("<\(name)> has '\(match.1)' twice")
      }
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty, rest != "/" { problems.append("<\(name)> has '\(rest)'") }
    let element = Element(name: name, attributes: attributes)
    elements.append(element)
    return element
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  /// The values of an attribute, of all elements.
  func values(of attribute: String) -> [String] {
    elements.compactMap { $0.attributes[attribute] }
  }

  func count(of name: String) -> Int { elements.count { $0.name == name } }

  /// Everything that a page of one file must not have, or must not lack.
  var complaints: [String] {
    var complaints = problems
    let ids = values(of: "id")
    complaints += Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.map {
      "two ids \($0)"
    }
    for reference in values(of: "aria-labelledby") where !ids.contains(reference) {
      complaints.append("no id \(reference)")
    }
    for link in values(of: "href") where link != "data:," && !ids.contains(String(link.dropFirst()))
    {
      complaints.append("a link to \(link)")
    }
    for source in values(of: "src") where !source.hasPrefix("data:image/svg+xml;base64,") {
      complaints.append("a source \(source)")
    }
    for name in ["script", "style", "title"] where elements.count(where: { $0.name == name }) == 0 {
      complaints.append("no <\(name)>")
    }
    if count(of: "script") != 1 { complaints.append("\(count(of: "script")) scripts") }
    for element in elements {
      let handlers = element.attributes.keys.filter { $0.hasPrefix("on") || $0 == "style" }
      complaints += handlers.map { "<\(element.name)> has '\($0)'" }
      if element.name == "img", element.attributes["alt"]?.isEmpty ?? true {
        complaints.append("an image without words")
      }
      if ["iframe", "object", "embed", "base", "form", "a href"].contains(element.name) {
        complaints.append("an element <\(element.name)>")
      }
    }
    return complaints
  }
}
