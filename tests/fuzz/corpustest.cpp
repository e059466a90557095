#include <gtest/gtest.h>
#include <ostream>
#include <string>

#include <QDir>
#include <QFile>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {

/// Names a target where tests are listed.
static std::ostream& operator<<(std::ostream& out, const Target& target) {
  return out << target.name;
}

namespace {

class CorpusTest : public testing::TestWithParam<Target> {};

/// What once broke a law, and what leads the fuzzer into the corners of the code, holds.
TEST_P(CorpusTest, HoldsForWhatTheFuzzerFound) {
  const QDir folder(
      QString(SUDOKU_CORPUS) + '/' +
      QString::fromLatin1(GetParam().name.data(), static_cast<qsizetype>(GetParam().name.size())));
  const QStringList names = folder.entryList(QDir::Files, QDir::Name);
  ASSERT_FALSE(names.isEmpty()) << qPrintable(folder.path());
  for (const QString& name : names) {
    QFile file(folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    // The program ends in the middle where a law does not hold: the file has to be told before.
    RecordProperty("input", name.toStdString());
    GetParam().run(file.readAll().toStdString());
  }
}

INSTANTIATE_TEST_SUITE_P(All, CorpusTest, testing::ValuesIn(allTargets().begin(), allTargets().end()),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace sudoku::fuzz
