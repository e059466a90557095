#include <gtest/gtest.h>
#include <map>
#include <vector>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "game/language/languages.h"
#include "game/language/translations.h"

namespace sudoku {
namespace {

/// A text of a catalogue.
struct CatalogueText {
  QString context;
  QString source;
  QStringList translations;  ///< one, or one for each plural form
  bool hasCount = false;
  bool isFinished = true;
};

QByteArray textOfCatalogue(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<CatalogueText> messagesOf(const QString& path) {
  const QByteArray content = textOfCatalogue(path);
  QXmlStreamReader reader(content);
  std::vector<CatalogueText> messages;
  QString context;
  while (!reader.atEnd()) {
    reader.readNext();
    if (!reader.isStartElement()) continue;
    const auto name = reader.name();
    if (name == u"name") {
      context = reader.readElementText();
    } else if (name == u"message") {
      messages.push_back({context, {}, {}, reader.attributes().value("numerus") == u"yes", true});
    } else if (name == u"source") {
      messages.back().source = reader.readElementText();
    } else if (name == u"translation") {
      messages.back().isFinished = !reader.attributes().hasAttribute("type");
      if (!messages.back().hasCount) messages.back().translations = {reader.readElementText()};
    } else if (name == u"numerusform") {
      messages.back().translations += reader.readElementText();
    }
  }
  EXPECT_FALSE(reader.hasError()) << qPrintable(path + ": " + reader.errorString());
  return messages;
}

QStringList cataloguesOf(const QString& folder) {
  QStringList paths;
  for (const QString& name : QDir(folder).entryList({"sudoku_*.ts"})) paths += QDir(folder).filePath(name);
  return paths;
}

QString codeOf(const QString& path) {
  return path.section("sudoku_", -1).chopped(3);
}

TEST(CataloguesTest, AreOfLanguagesOfTheProgramAndEnglishIsAmongThem) {
  const QStringList paths = cataloguesOf(SUDOKU_I18N);
  for (const QString& path : paths) EXPECT_NE(languageOf(codeOf(path)), nullptr) << qPrintable(path);
  EXPECT_TRUE(paths.contains(SUDOKU_I18N "/sudoku_en.ts"));
}

TEST(CataloguesTest, AreFinishedAndKeepThePlacesOfTheSource) {
  for (const QString& path : cataloguesOf(SUDOKU_I18N)) {
    const auto messages = messagesOf(path);
    EXPECT_FALSE(messages.empty()) << qPrintable(path);
    for (const CatalogueText& message : messages) {
      const std::string where = (codeOf(path) + ", " + message.context + ": " + message.source).toStdString();
      EXPECT_TRUE(message.isFinished) << where;
      EXPECT_FALSE(message.translations.isEmpty()) << where;
      for (const QString& translation : message.translations) {
        EXPECT_FALSE(translation.isEmpty()) << where;
        EXPECT_TRUE(hasPlacesOf(message.source, translation, message.hasCount)) << where;
        EXPECT_EQ(translation.count(u'\n'), message.source.count(u'\n')) << where;
      }
    }
  }
}

/// What a text asks for after a dot: `{house.in}`.
QStringList formsIn(const QString& text) {
  static const QRegularExpression place("\\{[a-z]+\\.([^{}:]*)");
  QStringList forms;
  for (auto match = place.globalMatch(text); match.hasNext();) forms += match.next().captured(1);
  return forms;
}

TEST(CataloguesTest, AskForNoFormThatThereIsNot) {
  const QStringList known = {"in", "of", "to", "with", "object", "if"};
  for (const QString& path : cataloguesOf(SUDOKU_I18N))
    for (const CatalogueText& message : messagesOf(path))
      for (const QString& translation : message.translations)
        for (const QString& form : formsIn(translation))
          EXPECT_TRUE(known.contains(form)) << qPrintable(codeOf(path) + ": " + translation);
}

TEST(CataloguesTest, NameKeysByPlaces) {
  // Names of keys that are no words of a language.
  static const QRegularExpression key("\\b(Ctrl|Strg|Esc|Entf|Umschalt|Backspace|Suppr|Supr|PgUp|PgDown)\\b");
  static const QRegularExpression place("\\{[^{}]*\\}");
  for (const QString& path : cataloguesOf(SUDOKU_I18N))
    for (const CatalogueText& message : messagesOf(path))
      for (QString translation : message.translations)
        EXPECT_FALSE(translation.remove(place).contains(key))
            << qPrintable(codeOf(path) + ": " + translation);
}

TEST(CataloguesTest, HaveAllPluralForms) {
  const std::map<QString, int> counts = {{"ar", 6}, {"de", 2},    {"en", 2}, {"es", 2},    {"fr", 2},
                                         {"hi", 2}, {"it", 2},    {"ja", 1}, {"ko", 1},    {"pl", 3},
                                         {"ru", 3}, {"pt_BR", 2}, {"tr", 1}, {"zh_CN", 1}, {"zh_TW", 1}};
  for (const QString& path : cataloguesOf(SUDOKU_I18N))
    for (const CatalogueText& message : messagesOf(path))
      EXPECT_EQ(message.translations.size(), message.hasCount ? counts.at(codeOf(path)) : 1)
          << qPrintable(codeOf(path) + ": " + message.source);
}

TEST(CataloguesTest, HaveTheTextsOfTheSources) {
  const QTemporaryDir folder;
  const QString sources = SUDOKU_SOURCES;
  for (const QString& path : cataloguesOf(SUDOKU_I18N)) {
    const QString copy = folder.filePath(QFileInfo(path).fileName());
    ASSERT_TRUE(QFile::copy(path, copy));
    QStringList arguments = {"-silent",         "-locations",   "none", "-no-obsolete", sources + "/desktop",
                             sources + "/game", sources + "/ui"};
    if (codeOf(path) == "en") arguments += "-pluralonly";
    QProcess lupdate;
    lupdate.start(SUDOKU_LUPDATE, arguments + QStringList{"-ts", copy});
    ASSERT_TRUE(lupdate.waitForFinished());
    EXPECT_EQ(textOfCatalogue(copy), textOfCatalogue(path))
        << "bring the texts into it: cmake --build DIR --target update-catalogues";
  }
}

}  // namespace
}  // namespace sudoku
