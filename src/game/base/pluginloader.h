#pragma once

#include <QPluginLoader>
#include <QString>

namespace sudoku {

/// Loads a plugin of the program when service() is first called; the plugin then stays loaded.
class PluginLoader {
 public:
  /// The path of the plugin with a name: in the same place relative to the running program, in the build tree
  /// and in the installation.
  static QString pathOf(const QString& name);

  explicit PluginLoader(const QString& path);

  /// The root object of the plugin as the interface `Service`; null if the plugin cannot be loaded or does
  /// not have this interface.
  template <typename Service>
  Service* service() {
    return qobject_cast<Service*>(m_loader.instance());
  }
  /// Which plugin file cannot be loaded, and why.
  QString trouble() const { return m_path + ": " + m_loader.errorString(); }
  bool isLoaded() const { return m_loader.isLoaded(); }

 private:
  QString m_path;
  QPluginLoader m_loader;
};

}  // namespace sudoku
