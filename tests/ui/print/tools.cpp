#include "tools.h"

#include <gtest/gtest.h>

#include <QProcess>
#include <QStandardPaths>

#include "../../patience.h"

namespace sudoku::support {

bool hasTool(const QString& name) {
  return !QStandardPaths::findExecutable(name).isEmpty();
}

QByteArray outputOf(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  EXPECT_TRUE(process.waitForFinished(kPatienceMs)) << program.toStdString();
  return process.readAllStandardOutput();
}

QString textOfPdf(const QString& path) {
  return QString::fromUtf8(outputOf("pdftotext", {"-layout", path, "-"}));
}

QStringList codesIn(const QString& path) {
  return QString::fromLatin1(outputOf("zbarimg", {"--quiet", "--raw", path})).split('\n', Qt::SkipEmptyParts);
}

}  // namespace sudoku::support
