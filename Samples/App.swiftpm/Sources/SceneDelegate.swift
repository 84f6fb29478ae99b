#if canImport(ObjectiveC)
  import SampleScreens
  import UIKit

  /// Shows the contacts in the window of a scene.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let contacts = ContactsController(ContactStore())
      window.rootViewController = UINavigationController(rootViewController: contacts)
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
