#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Writes a line to standard error, for a problem that no test can look at.
func printError(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  bytes.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
}
