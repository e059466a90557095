#include <gtest/gtest.h>
#include <set>

#include <QFile>
#include <QKeySequence>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include "game/base/limits.h"
#include "ui/controls/keynames.h"
#include "ui/keys/boardkeys.h"
#include "ui/keys/commandtable.h"
#include "ui/keys/menukeys.h"

/// Tests that the manual page of the window names all commands of the table, and no keys that are not theirs.
namespace sudoku {
namespace {

/// A request of roff: its name, and what follows it.
struct Request {
  QString name;
  QStringList arguments;
};

QString textOf(QString roff) {
  return roff.replace("\\-", "-").remove('"');
}

/// A line of the manual; the name is empty for a line of text.
Request requestOf(const QString& line) {
  if (!line.startsWith('.')) return {{}, {textOf(line)}};
  static const QRegularExpression kArgument(R"("[^"]*"|[^ "]+)");
  Request request;
  for (auto matches = kArgument.globalMatch(line.mid(1)); matches.hasNext();) {
    const QString text = textOf(matches.next().captured());
    if (request.name.isEmpty())
      request.name = text;
    else
      request.arguments += text;
  }
  return request;
}

class ManualTest : public testing::Test {
 protected:
  ManualTest() {
    QFile file(SUDOKU_RESOURCES "/man/sudoku.6");
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    bool isAboutKeys = false;
    const QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
    for (const QString& line : lines) {
      const Request request = requestOf(line);
      if (request.name == "SH") isAboutKeys = request.arguments == QStringList("KEYS");
      for (const QString& path : partsIn(request, 'I')) {
        const QStringList menus = path.split(" > ");
        m_named.insert(menus.begin(), menus.end());
      }
      m_text += request.arguments.join(' ') + ' ';
      if (!isAboutKeys) continue;
      for (const QString& key : partsIn(request, 'B')) m_keys.insert(key);
      m_aboutKeys += request.arguments.join(' ') + ' ';
    }
    m_aboutKeys.replace(" - ", " … ");
  }

  /// What a request sets in one of the fonts, whole for one with a single font.
  static QStringList partsIn(const Request& request, QChar font) {
    static const QRegularExpression kFonts("^[BIR]{1,2}$");
    if (!kFonts.match(request.name).hasMatch() || !request.name.contains(font)) return {};
    if (request.name.size() == 1) return {request.arguments.join(' ')};
    QStringList parts;
    for (qsizetype place = request.name.indexOf(font); place < request.arguments.size(); place += 2)
      parts += request.arguments[place];
    return parts;
  }

  std::set<QString> m_named;  ///< what is in italics: the words of menus and entries
  std::set<QString> m_keys;   ///< what is in bold in the section about keys
  QString m_aboutKeys;        ///< the text of that section
  QString m_text;
};

TEST_F(ManualTest, NamesEachCommandOfTheMenus) {
  for (const CommandRow& row : commandTable())
    if (row.menu > CommandMenu::Bar) {
      EXPECT_TRUE(m_named.contains(plainMenuText(commandWords(row)))) << row.id;
    }
}

TEST_F(ManualTest, NamesEachUsualKey) {
  for (const CommandRow& row : commandTable())
    for (const QKeySequence& key : usualKeys(row))
      EXPECT_TRUE(m_keys.contains(key.toString(QKeySequence::PortableText))) << row.id;
}

TEST_F(ManualTest, NamesWhatTheBoardTakes) {
  static const QRegularExpression kBetweenKeys(", | and | or | on | with ");
  for (const CommandRow& row : commandTable()) {
    if (row.menu > CommandMenu::Mouse) continue;
    const QString range = withKeys(QString::fromUtf8(row.keys.range));
    const bool isMouse = row.menu == CommandMenu::Mouse;
    const QStringList words = range.split(kBetweenKeys);
    // The manual has words of its own for the rest of a movement of the mouse.
    for (const QString& word : isMouse ? words.mid(0, 1) : words)
      if (!word.at(0).isLower() && word.at(0) != u'←' && word.at(0) != u'→') {
        EXPECT_TRUE(isMouse ? m_text.contains(word, Qt::CaseInsensitive) : m_aboutKeys.contains(word))
            << row.id << ": " << word.toStdString();
      }
  }
}

TEST_F(ManualTest, NamesNoKeyThatDoesNothing) {
  static const QRegularExpression kWholeKey(R"(^((Ctrl|Shift|Alt)\+)*([A-Z]|F[0-9]+|[,?])$)");
  std::set<QString> usual;
  for (const CommandRow& row : commandTable())
    for (const QKeySequence& key : usualKeys(row)) usual.insert(key.toString(QKeySequence::PortableText));
  int count = 0;
  for (const QString& key : m_keys) {
    if (!kWholeKey.match(key).hasMatch()) continue;
    ++count;
    EXPECT_TRUE(usual.contains(key) || boardUseOf(QKeySequence(key)[0])) << key.toStdString();
  }
  EXPECT_GT(count, 30);
}

TEST_F(ManualTest, TellsTheLimits) {
  const auto inMegabytes = [](qint64 bytes) { return QString("%1 MB").arg(bytes / 1024 / 1024); };
  const auto number = [](qint64 value) { return QLocale(QLocale::English).toString(value); };
  for (const QString& limit :
       {"A text of " + inMegabytes(kMaxTextSize), inMegabytes(kMostListBytes) + " with one puzzle a line",
        inMegabytes(kMostWholeBytes) + " in other formats",
        number(kMostInCollection) + " puzzles a collection", inMegabytes(kMostValueBytes) + " a game",
        number(kLongestName) + " characters for a game", number(kMostKeys) + " for a command"})
    EXPECT_TRUE(m_text.contains(limit)) << limit.toStdString();
}

}  // namespace
}  // namespace sudoku
