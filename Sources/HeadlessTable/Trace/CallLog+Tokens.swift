extension Call {
  func withTokens(_ tokens: inout TokenNumbers) -> Call {
    switch self {
    case .registration, .update: return self
    case .count(var count):
      count.place = count.place?.withTokens(&tokens)
      return .count(count)
    case .dequeue(var dequeue):
      dequeue.place = dequeue.place?.withTokens(&tokens)
      return .dequeue(dequeue)
    case .dimension(var dimension):
      dimension.place = dimension.place.withTokens(&tokens)
      return .dimension(dimension)
    case .display(var display):
      display.place = display.place.withTokens(&tokens)
      return .display(display)
    case .prefetch(var prefetch):
      prefetch.places = prefetch.places.map { $0.withTokens(&tokens) }
      return .prefetch(prefetch)
    case .event(var event):
      event.place = event.place?.withTokens(&tokens)
      event.target = event.target?.withTokens(&tokens)
      // A text that is left out stays whole, so that it is still known when the line is written.
      if event.kind != .cellEvent || Redaction.text(event.text, at: "event") == event.text {
        event.text = tokens.text(ofNames: event.text)
      }
      return .event(event)
    }
  }
}

extension Call.Place {
  /// The place with tokens for the names of its row and its section; an identity that is left out stays as it is.
  package func withTokens(_ tokens: inout TokenNumbers) -> Call.Place {
    var place = self
    if let token = tokens.text(ofIdentity: sectionName, .unicode) { place.sectionName = token }
    if let identity, Redaction.identity(identity) == identity,
      let token = tokens.text(ofIdentity: identity, .unicode)
    {
      place.identity = token
    }
    return place
  }
}
