#include <gtest/gtest.h>
#include <set>

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace sudoku {
namespace {

/// What lupdate finds in the sources, with what it says about them.
struct SourceTexts {
  QString words;
  std::multiset<QString> contexts;
};

SourceTexts textsOfTheSources() {
  const QTemporaryDir folder;
  const QString catalogue = folder.filePath("all.ts");
  QProcess lupdate;
  lupdate.setProcessChannelMode(QProcess::MergedChannels);
  const QString sources = SUDOKU_SOURCES;
  lupdate.start(SUDOKU_LUPDATE, {"-silent", "-locations", "none", sources + "/desktop", sources + "/game",
                                 sources + "/ui", "-ts", catalogue});
  SourceTexts found;
  if (!lupdate.waitForFinished()) return found;
  found.words = QString::fromLocal8Bit(lupdate.readAll());
  QFile file(catalogue);
  if (!file.open(QIODevice::ReadOnly)) return found;
  QXmlStreamReader reader(&file);
  QString context;
  while (!reader.atEnd()) {
    reader.readNext();
    if (!reader.isStartElement()) continue;
    if (reader.name() == u"name") context = reader.readElementText();
    if (reader.name() == u"message") found.contexts.insert(context);
  }
  return found;
}

TEST(SourcesTest, ShowTranslatorsAllTextsEachInAContextThatSaysSomething) {
  const SourceTexts found = textsOfTheSources();
  EXPECT_EQ(found.words, "");
  EXPECT_FALSE(found.contexts.empty());
  for (const QString context : {"", "QObject", "sudoku"})
    EXPECT_EQ(found.contexts.count(context), 0U) << qPrintable(context);
}

TEST(SourcesTest, HideNoTextBehindAFunctionOfTheirOwn) {
  // lupdate sees texts at calls alone, and in QT_TRANSLATE_NOOP: the tables of commands have theirs there.
  static const QRegularExpression hidden(R"(translate\("[^"]*",\s*[a-z])");
  int files = 0;
  for (const char* room : {"/game", "/ui"}) {
    QDirIterator sources(QString(SUDOKU_SOURCES) + room, {"*.cpp", "*.h"}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
      QFile file(sources.next());
      ASSERT_TRUE(file.open(QIODevice::ReadOnly));
      EXPECT_FALSE(QString::fromUtf8(file.readAll()).contains(hidden)) << qPrintable(file.fileName());
      ++files;
    }
  }
  EXPECT_GT(files, 0);
}

}  // namespace
}  // namespace sudoku
