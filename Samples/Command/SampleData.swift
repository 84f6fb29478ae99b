import CommandSupport
import Foundation

/// The files that come with the samples.
enum SampleData {
  /// The folder that the files are in; a test may name another.
  @TaskLocal static var folder = shippedFolder

  /// Beside the command, where it was built; a folder that is missing leads to a sentence about its files.
  private static var shippedFolder: URL {
    #if os(Linux)
      Bundle.main.bundleURL.appendingPathComponent("Binder_samples.resources")
    #else
      Bundle.module.bundleURL
    #endif
  }

  /// Where a file of that name is.
  static func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// The lines of a file of text that are not empty.
  static func lines(of name: String) throws(SampleFileError) -> [Substring] {
    let url = url(name)
    let data = try contents(of: url)
    guard let text = String(utf8: data) else {
      throw SampleFileError(url, "it is not UTF-8 text")
    }
    return text.split(whereSeparator: \.isNewline)
  }

  /// What a file of JSON describes.
  static func decode<Value: Decodable>(
    _ type: Value.Type,
    from url: URL
  ) throws(SampleFileError) -> Value {
    let data = try contents(of: url)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw SampleFileError(url, SampleFileError.reason(for: error))
    }
  }

  static func contents(of url: URL) throws(SampleFileError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw SampleFileError(url, "there is no such file")
    }
    if isFolder.boolValue { throw SampleFileError(url, "it is a folder") }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw SampleFileError(url, "it may not be read")
    }
    return data
  }
}

/// A file that a sample cannot show, in one sentence with its name.
struct SampleFileError: Error, CustomStringConvertible {
  let description: String

  init(_ url: URL, _ reason: String) {
    description = "The file '\(url.path)' cannot be read: \(reason)."
  }

  /// What is wrong with a file of JSON, without a full stop.
  static func reason(for error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "there is no '\(key.stringValue)' in \(place(context.codingPath))"
    case .valueNotFound(_, let context): "there is no value at \(place(context.codingPath))"
    case .typeMismatch(_, let context):
      "there is a value of another type at \(place(context.codingPath))"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "there is a wrong value at \(place(context.codingPath))"
    default: "it is not JSON"
    }
  }

  /// `sections[2].items`, or what stands around all.
  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the file" }
    let text = path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
    return "'\(text)'"
  }
}
