#include "printloader.h"

#include <QCoreApplication>
#include <QDir>

#include "printservice.h"

namespace sudoku {

QString PrintLoader::pluginPath() {
  return QDir(QCoreApplication::applicationDirPath()).filePath(SUDOKU_PLUGINS "/libsudoku-printing.so");
}

PrintLoader::PrintLoader(const QString& path) : m_path(path), m_loader(path) {
  m_loader.setLoadHints(QLibrary::PreventUnloadHint);
}

PrintService* PrintLoader::service() {
  return qobject_cast<PrintService*>(m_loader.instance());
}

}  // namespace sudoku
