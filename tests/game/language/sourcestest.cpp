#include <gtest/gtest.h>
#include <set>

#include <QDir>
#include <QProcess>
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
  lupdate.start(SUDOKU_LUPDATE,
                {"-silent", "-locations", "none", sources + "/game", sources + "/ui", "-ts", catalogue});
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

}  // namespace
}  // namespace sudoku
