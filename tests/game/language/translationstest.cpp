#include <gtest/gtest.h>

#include <QCryptographicHash>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/language/numbers.h"
#include "game/language/translations.h"
#include "game/teacher/phrases.h"

namespace sudoku {
namespace {

void writeCatalogue(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}

QByteArray catalogueBytes(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A folder with a catalogue, made from a few messages of `sudoku::Joined`.
class TranslationsTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(m_folder.isValid()); }

  QString catalogue(const QString& code) const { return m_folder.filePath("sudoku_" + code + ".qm"); }

  /// `list` stands between the items of a list, `two` for two of them.
  void makeCatalogue(const QString& code, const QByteArray& list, const QByteArray& two) const {
    const QString source = m_folder.filePath("source.ts");
    writeCatalogue(source, "<!DOCTYPE TS><TS version='2.1' language='" + code.toUtf8() +
                               "'><context><name>sudoku::Joined</name>"
                               "<message><source>, </source><comment>between items</comment><translation>" +
                               list +
                               "</translation></message>"
                               "<message><source>%1 and %2</source><comment>two</comment><translation>" +
                               two + "</translation></message></context></TS>");
    QProcess lrelease;
    lrelease.start(SUDOKU_LRELEASE, {"-silent", source, "-qm", catalogue(code)});
    ASSERT_TRUE(lrelease.waitForFinished());
    writeSum(code);
  }

  void writeSum(const QString& code) const {
    const QByteArray bytes = catalogueBytes(catalogue(code));
    ASSERT_FALSE(bytes.isEmpty());
    writeCatalogue(catalogue(code) + ".sha1",
                   QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex() + '\n');
  }

  Translations::Result use(const QString& code) {
    return m_translations.use(*languageOf(code), m_folder.path());
  }

  Translations m_translations;

 private:
  QTemporaryDir m_folder;
};

TEST_F(TranslationsTest, SpeaksALanguageAndEnglishAgain) {
  makeCatalogue("de", "; ", "%1 und %2");
  EXPECT_EQ(use("de"), Translations::Result::Complete);
  EXPECT_EQ(m_translations.language().code, u"de");
  EXPECT_EQ(Joined::allOf({"1", "4"}), "1 und 4");
  EXPECT_EQ(QLocale().language(), QLocale::German);
  // What the catalogue lacks stays English.
  EXPECT_EQ(Joined::oneOf({"1", "4"}), "1 or 4");

  EXPECT_EQ(use("en"), Translations::Result::Complete);
  EXPECT_EQ(Joined::allOf({"1", "4"}), "1 and 4");
}

TEST_F(TranslationsTest, TurnsTheWindowRoundForArabicAloneAndKeepsWesternFigures) {
  makeCatalogue("ar", "، ", "%1 و%2");
  ASSERT_EQ(use("ar"), Translations::Result::Complete);
  EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::RightToLeft);
  EXPECT_EQ(withoutIsolates(Joined::list({"1", "4"})), "1، 4");
  EXPECT_EQ(QLocale().toString(12), "12");
  use("en");
  EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::LeftToRight);
}

TEST_F(TranslationsTest, SpeaksEnglishWhereThereIsNoCatalogue) {
  EXPECT_EQ(use("de"), Translations::Result::Missing);
  EXPECT_TRUE(m_translations.language().isEnglish());
  EXPECT_EQ(Joined::allOf({"1", "4"}), "1 and 4");
}

TEST_F(TranslationsTest, SpeaksEnglishWhereTheCatalogueIsDamaged) {
  makeCatalogue("de", "; ", "%1 und %2");
  const QByteArray whole = catalogueBytes(catalogue("de"));
  for (qsizetype at = 0; at < whole.size(); ++at) {
    QByteArray damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x40);
    writeCatalogue(catalogue("de"), damaged);
    ASSERT_EQ(use("de"), Translations::Result::Damaged) << at;
    writeCatalogue(catalogue("de"), whole.first(at));
    ASSERT_EQ(use("de"), Translations::Result::Damaged) << at;
  }
  EXPECT_EQ(Joined::allOf({"1", "4"}), "1 and 4");
}

TEST_F(TranslationsTest, TakesATextOfAnotherVersionForMissing) {
  makeCatalogue("de", "{between}", "%1 und %3");
  ASSERT_EQ(use("de"), Translations::Result::Complete);
  EXPECT_EQ(Joined::allOf({"1", "4"}), "1 and 4");
  EXPECT_EQ(Joined::list({"1", "4"}), "1, 4");
}

TEST(TranslationPlacesTest, HoldsTranslationsAgainstTheirSource) {
  EXPECT_TRUE(hasPlacesOf(u"In {house} a {digit}", u"{digit} {house.in}", false));
  EXPECT_FALSE(hasPlacesOf(u"In {house} a {digit}", u"{house.in}", false));
  EXPECT_FALSE(hasPlacesOf(u"In {house}", u"{house} {digit}", false));
  EXPECT_FALSE(hasPlacesOf(u"In {house}", u"{house", false));
  EXPECT_TRUE(hasPlacesOf(u"%1 of %2", u"%2: %1", false));
  EXPECT_FALSE(hasPlacesOf(u"%1 of %2", u"%1", false));
  EXPECT_TRUE(hasPlacesOf(u"%n of %1", u"one of %1", true));
  EXPECT_TRUE(hasPlacesOf(u"%Ln of %1", u"%n of %1", true));
  EXPECT_TRUE(hasPlacesOf(u"{count} cells", u"one cell", true));
  EXPECT_FALSE(hasPlacesOf(u"%n of %1", u"%n", true));
  EXPECT_TRUE(hasPlacesOf(u"50 % of it", u"la moitié (50 %)", false));
}

TEST(EnglishPluralsTest, AreAlwaysThere) {
  EXPECT_EQ(Phrases::cellCount({Cell::at(0, 0)}), "one cell");
  EXPECT_EQ(Phrases::cellCount({Cell::at(0, 0), Cell::at(0, 1)}), "two cells");
}

}  // namespace
}  // namespace sudoku
