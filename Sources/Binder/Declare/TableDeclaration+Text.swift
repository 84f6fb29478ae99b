extension TableDeclaration: @MainActor CustomStringConvertible {
  /// A line for each chain, and below it what the chain binds; then the handlers and heights of each section.
  ///
  ///     1 onSection(.friends)
  ///       cells PersonCell
  ///       header title
  ///     handlers of friends: onDequeue, onTapped, cellHeight
  var description: String {
    let parts = chains.flatMap { chain in
      ["\(chain.position) \(chain)"] + boundParts(of: chain).map { "  \($0)" }
    }
    let named = namedSections.map { (sectionName(of: $0), namedHandlers[$0]) }
    let handlers = named + [("all other sections", otherHandlers), ("any section", anyHandlers)]
    let lines = handlers.compactMap { name, handlers in
      handlers.flatMap { $0.names.isEmpty ? nil : $0.names }
        .map { "handlers of \(name): \($0.joined(separator: ", "))" }
    }
    return (parts + lines).joined(separator: "\n")
  }

  private func boundParts(of chain: ChainOrigin<Section>) -> [String] {
    let cells = cells.filter { $0.origin.position == chain.position }.map {
      "cells \($0.registration?.typeName ?? "of the closure's choice")"
    }
    let others = supplementaries.filter { $0.origin.position == chain.position }.map {
      "\($0.kind) \($0.registration?.typeName ?? "title")"
    }
    return cells + others
  }
}

extension SectionHandlers {
  /// The names of the handlers and dimensions, as they are written in code.
  var names: [String] {
    let handlers = [
      onDequeue.map { _ in "onDequeue" }, onTapped.map { _ in "onTapped" },
      onEvent.isEmpty ? nil : "onEvent", prefetch.map { _ in "prefetch" },
    ]
    let dimensions = DimensionKind.allCases.filter {
      cellDimensions[$0] != nil || supplementaryDimensions[$0] != nil
    }
    return handlers.compactMap { $0 } + dimensions.map { "\($0)" }
  }
}
