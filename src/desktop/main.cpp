#include <iostream>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "desktopentry.h"
#include "filekinds.h"
#include "metainfo.h"
#include "pictures.h"
#include "translatedtexts.h"

namespace {

using namespace Qt::Literals::StringLiterals;

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& content) {
  QDir().mkpath(QFileInfo(path).path());
  QFile file(path);
  const bool isWritten = !content.isEmpty() && file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
                         file.write(content) == content.size() && file.flush();
  if (!isWritten) std::cerr << "sudoku-desktop-files: cannot make " << qPrintable(path) << '\n';
  return isWritten;
}

}  // namespace

/// Makes what desktops show: `sudoku-desktop-files SOURCE CATALOGUES SHARE SIZE...` reads icon.svg and
/// releases.xml in SOURCE and the catalogues, and writes into a folder SHARE as it is below /usr.
int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() < 4) return 2;
  const QString& source = arguments[1];
  const QString& share = arguments[3];
  const QString id = QStringLiteral(SUDOKU_APP_ID);
  const auto all = sudoku::allTexts(arguments[2]);
  if (all.empty()) {
    std::cerr << "sudoku-desktop-files: " << qPrintable(arguments[2]) << " lacks a catalogue\n";
    return 1;
  }
  bool isDone = write(share + u"/applications/"_s + id + u".desktop"_s, sudoku::desktopEntry(all, id)) &&
                write(share + u"/metainfo/"_s + id + u".metainfo.xml"_s,
                      sudoku::metainfo(all, id, contentOf(source + u"/releases.xml"_s))) &&
                write(share + u"/mime/packages/"_s + id + u".xml"_s, sudoku::fileKinds(all, id));
  const QByteArray icon = contentOf(source + u"/icon.svg"_s);
  for (const QString& size : arguments.sliced(4)) {
    const QString folder = share + u"/icons/hicolor/%1x%1/apps/"_s.arg(size);
    isDone = isDone && write(folder + id + u".png"_s, sudoku::pictureOf(icon, size.toInt()));
  }
  return isDone ? 0 : 1;
}
