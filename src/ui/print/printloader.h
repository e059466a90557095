#pragma once

#include <QPluginLoader>
#include <QString>

namespace sudoku {

class PrintService;

/// Loads the plugin that prints, when it is asked for it first; the plugin then stays.
class PrintLoader {
 public:
  /// Where the plugin lies beside the running program, in the build tree and installed.
  static QString pluginPath();

  explicit PrintLoader(const QString& path = pluginPath());

  /// Null if the plugin cannot be loaded.
  PrintService* service();
  /// Which file cannot be loaded, and why.
  QString trouble() const { return m_path + ": " + m_loader.errorString(); }
  bool isLoaded() const { return m_loader.isLoaded(); }

 private:
  QString m_path;
  QPluginLoader m_loader;
};

}  // namespace sudoku
