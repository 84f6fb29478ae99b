// swift-tools-version: 6.2

import PackageDescription

// `link-sources` links the modules and the tests' generators, which are built here once more. So they are parts of one package,
// whose internal declarations the targets use, and are compiled with the coverage that libFuzzer reads.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .unsafeFlags([
    "-enable-testing", "-sanitize=fuzzer",
    "-sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table",
  ]),
]

let package = Package(
  name: "BinderFuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Binder", swiftSettings: settings),
    .target(name: "BinderObservables", dependencies: ["Binder"], swiftSettings: settings),
    .target(name: "BinderCollections", dependencies: ["Binder"], swiftSettings: settings),
    .target(name: "TableBatches", dependencies: ["Binder"], swiftSettings: settings),
    .target(
      name: "HeadlessTable",
      dependencies: ["Binder", "BinderCollections", "BinderObservables", "TableBatches"],
      swiftSettings: settings
    ),
    .target(name: "CommandSupport", swiftSettings: settings),
    .target(
      name: "HeadlessTableSnapshots",
      dependencies: ["Binder", "HeadlessTable"],
      swiftSettings: settings
    ),
    .target(name: "TestSupport", swiftSettings: settings),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Binder", "BinderCollections", "BinderObservables", "CommandSupport", "HeadlessTable",
        "HeadlessTableSnapshots", "TableBatches", "TestSupport",
      ],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
