// swift-tools-version: 6.2

import PackageDescription

// `.ci/run fuzz` builds this with the package's name for `package` access, with internal declarations exported, and with
// what libFuzzer needs to see which code an input reaches.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
  name: "BinderFuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Binder", path: "..")],
  targets: [
    .target(name: "TestSupport", swiftSettings: settings),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "TestSupport",
        .product(name: "Binder", package: "Binder"),
        .product(name: "HeadlessTable", package: "Binder"),
      ],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
