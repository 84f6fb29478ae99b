// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
  name: "Binder",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "Binder", targets: ["Binder"]),
    .library(name: "HeadlessTable", targets: ["HeadlessTable"]),
    .executable(name: "samples", targets: ["samples"]),
  ],
  targets: [
    .target(name: "Binder", swiftSettings: settings),
    .target(name: "HeadlessTable", dependencies: ["Binder"], swiftSettings: settings),
    .executableTarget(
      name: "samples",
      dependencies: ["Binder", "HeadlessTable"],
      path: "Samples",
      exclude: ["README.md"],
      resources: [.copy("Packages/packages.status")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BinderTests",
      dependencies: ["Binder", "HeadlessTable"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HeadlessTableTests",
      dependencies: ["Binder", "HeadlessTable"],
      swiftSettings: settings
    ),
    .testTarget(name: "SampleTests", dependencies: ["samples"], swiftSettings: settings),
    .target(name: "TestToolchain", path: "Tests/TestToolchain", swiftSettings: settings),
    .testTarget(
      name: "BudgetTests",
      dependencies: ["Binder", "TestToolchain"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Binder", "TestToolchain"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
