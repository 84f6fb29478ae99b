internal import HeadlessTable

/// The line that an assertion was called in, as the test libraries want it.
struct CallPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: StaticString

  var source: SourcePlace {
    SourcePlace(
      fileID: fileID.description,
      filePath: filePath.description,
      line: Int(line),
      column: Int(column)
    )
  }
}
