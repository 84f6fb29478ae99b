// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "BinderBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Binder", path: "../.."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.29.0", traits: []),
  ],
  targets: [
    .target(name: "Workloads"),
    .target(
      name: "DesignSystem",
      dependencies: [.product(name: "Binder", package: "Binder")]
    ),
    .executableTarget(
      name: "ratios",
      dependencies: ["Workloads", .product(name: "Binder", package: "Binder")]
    ),
    .executableTarget(
      name: "TableBenchmarks",
      dependencies: [
        "DesignSystem",
        "Workloads",
        .product(name: "Binder", package: "Binder"),
        .product(name: "BinderObservables", package: "Binder"),
        .product(name: "HeadlessTable", package: "Binder"),
      ]
    ),
    .executableTarget(
      name: "Diff",
      dependencies: [
        "Workloads",
        .product(name: "Binder", package: "Binder"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Diff",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
