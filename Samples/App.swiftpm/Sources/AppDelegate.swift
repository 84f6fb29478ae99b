#if canImport(ObjectiveC)
  import UIKit

  /// The app: open `App.swiftpm` in Xcode or Swift Playgrounds.
  @main
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Says who fills a scene's window, so that the app's property list need not.
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }
#endif
