#pragma once

#include <QPluginLoader>
#include <QString>

namespace sudoku {

/// Loads one of the program's plugins, when it is asked for it first; the plugin then stays.
class PluginLoader {
 public:
  /// Where the plugin of that name lies beside the running program, in the build tree and installed.
  static QString pathOf(const QString& name);

  explicit PluginLoader(const QString& path);

  /// What the plugin does; null if it cannot be loaded.
  template <typename Service>
  Service* service() {
    return qobject_cast<Service*>(m_loader.instance());
  }
  /// Which file cannot be loaded, and why.
  QString trouble() const { return m_path + ": " + m_loader.errorString(); }
  bool isLoaded() const { return m_loader.isLoaded(); }

 private:
  QString m_path;
  QPluginLoader m_loader;
};

}  // namespace sudoku
