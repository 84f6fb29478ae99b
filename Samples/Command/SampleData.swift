import Foundation

/// The files that come with the samples.
enum SampleData {
  /// Where a file of that name is.
  static func url(_ name: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent(name)
  }
}
