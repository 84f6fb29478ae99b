extension PackageDatabase {
  /// What a stanza says about a package.
  struct Package: Identifiable, Hashable, Sendable {
    /// The name; `name:architecture` where the database has several packages of the name, and with
    /// `~2` for a second one of the same architecture.
    var id: String

    /// The name, such as `libssl3`.
    var name: String

    /// The version as Debian writes it, such as `1:4.13-1`; empty if the stanza has none.
    var version: String

    /// The architecture, such as `amd64` or `all`; empty if the stanza has none.
    var architecture: String

    /// The section with its area, such as `utils` or `contrib/net`; `unknown` if there is none.
    var section: String

    /// The size on disk in KiB; nil if the stanza has none or it is not a number.
    var installedSize: Int?

    /// The first line of the description; empty if the stanza has none.
    var summary: String

    /// What was wanted and what is, such as `install ok installed`; `unknown` if there is none.
    var status: String
  }
}
