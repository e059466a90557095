#include "pluginloader.h"

#include <QCoreApplication>
#include <QDir>

namespace sudoku {

QString PluginLoader::pathOf(const QString& name) {
  return QDir(QCoreApplication::applicationDirPath()).filePath(SUDOKU_PLUGINS "/lib" + name + ".so");
}

PluginLoader::PluginLoader(const QString& path) : m_path(path), m_loader(path) {
  m_loader.setLoadHints(QLibrary::PreventUnloadHint);
}

}  // namespace sudoku
