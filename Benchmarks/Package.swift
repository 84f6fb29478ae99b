// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Binder", path: "..")],
  targets: [
    .executableTarget(
      name: "TableBenchmarks",
      dependencies: [
        .product(name: "Binder", package: "Binder"),
        .product(name: "HeadlessTable", package: "Binder"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
