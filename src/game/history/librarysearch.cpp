#include "librarysearch.h"

#include <algorithm>

#include <QDateTime>
#include <QLocale>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/technique.h>

#include "daywords.h"
#include "game/base/localday.h"
#include "game/base/toqstring.h"
#include "game/teacher/techniquewords.h"
#include "gamewords.h"

namespace sudoku {
namespace {

// The fewest digits that are searched for in the ids of puzzles; shorter numbers are days, or parts of names.
constexpr qsizetype kLeastNumber = 4;
constexpr qsizetype kLeastCells = 9;
constexpr int kLeastSearchYear = 1000;

/// Whether a word is of a script that has no blanks between words.
bool isWithoutBlanks(const QString& word) {
  const QChar::Script script = word.front().script();
  return script == QChar::Script_Han || script == QChar::Script_Hiragana || script == QChar::Script_Katakana;
}

/// Whether a search word is the beginning of one of the words of a text.
bool begins(const QString& word, const QString& said) {
  const QLocale locale;
  const QString wanted = locale.toLower(word);
  const QString text = locale.toLower(said);
  if (isWithoutBlanks(word)) return text.contains(wanted);
  const QStringList parts = text.split(u' ');
  return std::any_of(parts.begin(), parts.end(),
                     [&wanted](const QString& part) { return part.startsWith(wanted); });
}

/// Finds the levels, states and other words of game lists that a search word can mean, once for all games.
void nameWords(SearchWord& word) {
  if (begins(word.text, GameWords::level(std::nullopt))) word.levels.insert(std::nullopt);
  for (const auto& [level, name] : Names<Level>::kNames)
    if (begins(word.text, GameWords::level(level))) word.levels.insert(level);
  for (const GameStatus status : {GameStatus::InProgress, GameStatus::Solved, GameStatus::GivenUp})
    if (begins(word.text, GameWords::status(status))) word.statuses.insert(status);
  for (const bool hadHelp : {false, true})
    if (begins(word.text, GameWords::help(hadHelp))) word.helps.insert(hadHelp);
  word.isOfSeveral = begins(word.text, GameWords::severalSolutions());
  word.isDaily = begins(word.text, GameWords::daily());
  word.isNotBegun = begins(word.text, GameWords::notBegun());
}

bool areCells(const QString& text) {
  return text.size() >= kLeastCells && std::all_of(text.begin(), text.end(), [](QChar character) {
           return character == u'.' || (character >= u'0' && character <= u'9');
         });
}

std::bitset<kSearchMonths + 1> monthsNamed(const QString& word) {
  std::bitset<kSearchMonths + 1> months;
  const QLocale locale;
  const QString wanted = locale.toLower(word);
  for (int month = 1; month <= kSearchMonths; ++month)
    for (const auto length : {QLocale::LongFormat, QLocale::ShortFormat})
      for (const QString& name : {locale.monthName(month, length), locale.standaloneMonthName(month, length)})
        // A name may be as short as `3月`.
        if (const QString lower = locale.toLower(name);
            lower == wanted || (wanted.size() >= 3 && lower.startsWith(wanted)))
          months.set(static_cast<std::size_t>(month));
  return months;
}

std::optional<QDate> dateNamed(const QString& word, const QDate& today) {
  for (const QDate& day : {today, today.addDays(-1)})
    if (word.compare(DayWords::of(day, today), Qt::CaseInsensitive) == 0) return day;
  const QDate date = QDate::fromString(word, Qt::ISODate);
  return date.isValid() ? std::optional(date) : std::nullopt;
}

SearchWord toSearchWord(const QString& text, const QDate& today) {
  SearchWord word;
  word.text = text;
  const QString digits = text.startsWith(u'#') ? text.mid(1) : text;
  bool isNumber = false;
  const int value = digits.toInt(&isNumber);
  if (text.startsWith(u'#') || digits.size() >= kLeastNumber) word.number = digits;
  if (isNumber && value > 0 && digits == text) word.dayOrYear = value;
  if (isNumber && value > 0) word.place = value;
  if (areCells(text)) word.cells = QString(text).replace(u'0', u'.');
  word.months = monthsNamed(text);
  word.date = dateNamed(text, today);
  nameWords(word);
  return word;
}

bool mayBeDay(const SearchWord& word) {
  return word.date || word.dayOrYear > 0 || word.months.any();
}

bool isOfDay(const SearchWord& word, const QDate& day) {
  if (word.date) return *word.date == day;
  if (word.dayOrYear > 0)
    return (word.dayOrYear < kLeastSearchYear ? day.day() : day.year()) == word.dayOrYear;
  return word.months.test(static_cast<std::size_t>(day.month()));
}

bool isOnCard(const SearchWord& word, const GameSummary& game) {
  const auto isPlace = [&word](const Membership& place) { return place.number == word.place; };
  if (std::any_of(game.collections.begin(), game.collections.end(), isPlace)) return true;
  if (!isBegun(game)) return word.isNotBegun || word.levels.contains(game.level);
  const bool isOfSeveral = game.solutions == Solutions::Several;
  return word.statuses.contains(game.status) ||
         (isOfSeveral ? word.isOfSeveral : word.levels.contains(game.level)) ||
         (game.status == GameStatus::Solved && word.helps.contains(game.hadHelp)) ||
         (word.isDaily && game.day);
}

bool isInText(const SearchWord& word, const GameSummary& game) {
  const auto isIn = [&word](const QString& text) { return text.contains(word.text, Qt::CaseInsensitive); };
  if (isOnCard(word, game) || isIn(game.name) || std::any_of(game.tags.begin(), game.tags.end(), isIn) ||
      std::any_of(game.collections.begin(), game.collections.end(),
                  [&isIn](const Membership& place) { return isIn(place.name); }))
    return true;
  return !word.number.isEmpty() && game.puzzleId.contains(word.number, Qt::CaseInsensitive);
}

bool isInCells(const SearchWord& word, const GameSummary& game) {
  if (word.cells.isEmpty()) return false;
  return toQString(toLine(game.givens)).contains(word.cells) ||
         toQString(toLine(game.board)).contains(word.cells);
}

}  // namespace

QDate SearchDays::of(qint64 timeMs) {
  const qint64 day = timeMs / kDayMs;
  auto known = m_offsets.find(day);
  if (known == m_offsets.end())
    known = m_offsets.emplace(day, std::pair(offsetAt(day), offsetAt(day + 1))).first;
  const auto& [start, end] = known->second;
  return start == end ? QDate::fromJulianDay(kFirstDay + (timeMs + start) / kDayMs) : localDay(timeMs);
}

qint64 SearchDays::offsetAt(qint64 day) {
  return QDateTime::fromMSecsSinceEpoch(day * kDayMs).offsetFromUtc() * qint64{1000};
}

LibrarySearch::LibrarySearch(const QString& text, const QDate& today) {
  for (const QString& word : text.simplified().split(u' ', Qt::SkipEmptyParts))
    m_words.push_back(toSearchWord(word, today));
  findTechniques();
}

bool LibrarySearch::finds(const GameSummary& game) {
  std::vector<const SearchWord*> days;
  // The words that match nothing else have to match one of the game's days, or all of them the name of one
  // technique.
  for (const SearchWord& word : m_words)
    if (!isInText(word, game) && !isInCells(word, game)) days.push_back(&word);
  if (!days.empty() && isOnPath(days, game)) return true;
  if (days.empty()) return true;
  if (!isBegun(game) ||
      !std::all_of(days.begin(), days.end(), [](const SearchWord* word) { return mayBeDay(*word); }))
    return false;
  const auto isFoundWith = [&](qint64 timeMs) {
    const QDate day = m_days.of(timeMs);
    return std::all_of(days.begin(), days.end(), [&](const SearchWord* word) { return isOfDay(*word, day); });
  };
  return isFoundWith(game.lastPlayedMs) || isFoundWith(game.createdMs);
}

void LibrarySearch::findTechniques() {
  for (const Technique technique : allTechniques()) {
    const TechniqueInfo& info = infoOf(technique);
    SearchTechnique found{toQString(info.code), {}};
    for (const SearchWord& word : m_words)
      found.hasWord.push_back(
          TechniqueWords::title(info.technique).contains(word.text, Qt::CaseInsensitive) ||
          toQString(info.name).contains(word.text, Qt::CaseInsensitive) || word.text == found.code);
    if (std::count(found.hasWord.begin(), found.hasWord.end(), true) > 0)
      m_techniques.push_back(std::move(found));
  }
}

bool LibrarySearch::isOnPath(const std::vector<const SearchWord*>& words, const GameSummary& game) const {
  return std::any_of(m_techniques.begin(), m_techniques.end(), [&](const SearchTechnique& technique) {
    return game.techniques.contains(technique.code) &&
           std::all_of(words.begin(), words.end(), [&](const SearchWord* word) {
             return technique.hasWord[static_cast<std::size_t>(word - m_words.data())];
           });
  });
}

}  // namespace sudoku
