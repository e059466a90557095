#include "libraryfilter.h"

#include <algorithm>
#include <bitset>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>

#include <QDateTime>
#include <QLocale>

#include <sudoku/formats/formats.h>

#include "game/localday.h"
#include "game/teacher/techniquewords.h"
#include "game/toqstring.h"

namespace sudoku {
namespace {

constexpr qsizetype kNumberLength = 8;
constexpr qsizetype kLeastNumber = 4;  // shorter ones are a day, or stand in a name
constexpr qsizetype kLeastCells = 9;
constexpr int kSearchMonths = 12;
constexpr int kLeastSearchYear = 1000;

/// One word of what is looked for, and all that it can mean.
struct SearchWord {
  QString text;
  QString number;             ///< part of a puzzle's number; empty: it is none
  QString cells;              ///< of a puzzle, in the form of toLine(); empty: it is none
  std::optional<QDate> date;  ///< a whole one
  std::bitset<kSearchMonths + 1> months;
  int dayOrYear = 0;  ///< a year from kLeastSearchYear on
};

bool areCells(const QString& text) {
  return text.size() >= kLeastCells && std::all_of(text.begin(), text.end(), [](QChar character) {
           return character == u'.' || (character >= u'0' && character <= u'9');
         });
}

std::bitset<kSearchMonths + 1> monthsNamed(const QString& word) {
  std::bitset<kSearchMonths + 1> months;
  if (word.size() < 3) return months;
  const QLocale locale;
  for (int month = 1; month <= kSearchMonths; ++month)
    for (const auto length : {QLocale::LongFormat, QLocale::ShortFormat})
      for (const QString& name : {locale.monthName(month, length), locale.standaloneMonthName(month, length)})
        if (name.startsWith(word, Qt::CaseInsensitive)) months.set(static_cast<std::size_t>(month));
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
  if (areCells(text)) word.cells = QString(text).replace(u'0', u'.');
  word.months = monthsNamed(text);
  word.date = dateNamed(text, today);
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

bool isInText(const SearchWord& word, const GameSummary& game) {
  const auto isIn = [&word](const QString& text) { return text.contains(word.text, Qt::CaseInsensitive); };
  if (isIn(game.name) || std::any_of(game.tags.begin(), game.tags.end(), isIn)) return true;
  return !word.number.isEmpty() && game.puzzleId.contains(word.number, Qt::CaseInsensitive);
}

bool isInCells(const SearchWord& word, const GameSummary& game) {
  if (word.cells.isEmpty()) return false;
  return toQString(toLine(game.givens)).contains(word.cells) ||
         toQString(toLine(game.board)).contains(word.cells);
}

/// Days of many times: the local clock is asked about each day only once, for that takes microseconds.
class SearchDays {
 public:
  QDate of(qint64 timeMs) {
    const qint64 day = timeMs / kDayMs;
    auto known = m_offsets.find(day);
    if (known == m_offsets.end())
      known = m_offsets.emplace(day, std::pair(offsetAt(day), offsetAt(day + 1))).first;
    const auto& [start, end] = known->second;
    return start == end ? QDate::fromJulianDay(kFirstDay + (timeMs + start) / kDayMs) : localDay(timeMs);
  }

 private:
  static constexpr qint64 kDayMs = 86'400'000;
  static constexpr qint64 kFirstDay = 2'440'588;  // 1 January 1970

  static qint64 offsetAt(qint64 day) {
    return QDateTime::fromMSecsSinceEpoch(day * kDayMs).offsetFromUtc() * qint64{1000};
  }

  std::map<qint64, std::pair<qint64, qint64>> m_offsets;  ///< from UTC, at the start of a day and at its end
};

/// Words that are looked for. Prepared once, as there are many games.
class LibrarySearch {
 public:
  LibrarySearch(const QString& text, const QDate& today) {
    for (const QString& word : text.simplified().split(u' ', Qt::SkipEmptyParts))
      m_words.push_back(toSearchWord(word, today));
    findTechniques();
  }

  bool finds(const GameSummary& game) {
    std::vector<const SearchWord*> days;
    // What is not found elsewhere has to be about a day or a technique, all about the same.
    for (const SearchWord& word : m_words)
      if (!isInText(word, game) && !isInCells(word, game)) days.push_back(&word);
    if (!days.empty() && isOnPath(days, game)) return true;
    if (!std::all_of(days.begin(), days.end(), [](const SearchWord* word) { return mayBeDay(*word); }))
      return false;
    const auto isFoundWith = [&](qint64 timeMs) {
      const QDate day = m_days.of(timeMs);
      return std::all_of(days.begin(), days.end(),
                         [&](const SearchWord* word) { return isOfDay(*word, day); });
    };
    return days.empty() || isFoundWith(game.lastPlayedMs) || isFoundWith(game.createdMs);
  }

 private:
  /// A technique that some of the words are in the name of.
  struct SearchTechnique {
    QString code;
    std::vector<bool> hasWord;
  };

  void findTechniques() {
    for (int index = 0; index <= static_cast<int>(Technique::RefutationTree); ++index) {
      const TechniqueInfo& info = infoOf(static_cast<Technique>(index));
      SearchTechnique found{toQString(info.code), {}};
      for (const SearchWord& word : m_words)
        found.hasWord.push_back(
            TechniqueWords::title(info.technique).contains(word.text, Qt::CaseInsensitive) ||
            toQString(info.name).contains(word.text, Qt::CaseInsensitive) || word.text == found.code);
      if (std::count(found.hasWord.begin(), found.hasWord.end(), true) > 0)
        m_techniques.push_back(std::move(found));
    }
  }

  bool isOnPath(const std::vector<const SearchWord*>& words, const GameSummary& game) const {
    return std::any_of(m_techniques.begin(), m_techniques.end(), [&](const SearchTechnique& technique) {
      return game.techniques.contains(technique.code) &&
             std::all_of(words.begin(), words.end(), [&](const SearchWord* word) {
               return technique.hasWord[static_cast<std::size_t>(word - m_words.data())];
             });
    });
  }

  std::vector<SearchWord> m_words;
  std::vector<SearchTechnique> m_techniques;
  SearchDays m_days;
};

bool isOnShelf(const GameSummary& game, Shelf shelf) {
  switch (shelf) {
    case Shelf::All:
      return true;
    case Shelf::InProgress:
      return game.status == GameStatus::InProgress;
    case Shelf::Solved:
      return game.status == GameStatus::Solved;
    case Shelf::GivenUp:
      return game.status == GameStatus::GivenUp;
    case Shelf::Kept:
      break;
  }
  return game.isStarred;
}

bool isIn(const GameSummary& game, qint64 collection) {
  return std::find(game.collections.begin(), game.collections.end(), collection) != game.collections.end();
}

/// What decides in an order: the lower comes first.
qint64 rankOf(const GameSummary& game, LibraryOrder order) {
  constexpr qint64 kNoLevel = 100;
  switch (order) {
    case LibraryOrder::LastPlayed:
      break;
    case LibraryOrder::Level:
      return game.level ? static_cast<qint64>(*game.level) : kNoLevel;
    case LibraryOrder::Time:
      return game.elapsedMs;
    case LibraryOrder::Begun:
      return -game.createdMs;
  }
  return -game.lastPlayedMs;
}

}  // namespace

std::vector<std::size_t> chosenGames(const std::vector<GameSummary>& games, const LibraryFilter& filter,
                                     LibraryOrder order, const QDate& today) {
  LibrarySearch search(filter.text, today);
  std::vector<std::size_t> chosen;
  for (std::size_t index = 0; index < games.size(); ++index) {
    const GameSummary& game = games[index];
    const bool isAskedFor = isOnShelf(game, filter.shelf) && (!filter.level || game.level == filter.level) &&
                            (filter.tag.isEmpty() || game.tags.contains(filter.tag)) &&
                            (filter.collection == 0 || isIn(game, filter.collection));
    if (isAskedFor && search.finds(game)) chosen.push_back(index);
  }
  std::stable_sort(chosen.begin(), chosen.end(), [&](std::size_t a, std::size_t b) {
    const auto key = [&](const GameSummary& game) {
      return std::pair(rankOf(game, order), -game.lastPlayedMs);
    };
    return key(games[a]) < key(games[b]);
  });
  return chosen;
}

std::array<int, kShelves.size()> countsOf(const std::vector<GameSummary>& games) {
  std::array<int, kShelves.size()> counts{};
  for (const GameSummary& game : games)
    for (std::size_t shelf = 0; shelf < kShelves.size(); ++shelf)
      counts[shelf] += isOnShelf(game, kShelves[shelf]) ? 1 : 0;
  return counts;
}

QStringList tagsOf(const std::vector<GameSummary>& games) {
  std::map<QString, int> counts;
  for (const GameSummary& game : games)
    for (const QString& tag : game.tags) ++counts[tag];
  std::vector<std::pair<int, QString>> sorted;
  sorted.reserve(counts.size());
  for (const auto& [tag, count] : counts) sorted.emplace_back(-count, tag);
  std::sort(sorted.begin(), sorted.end());
  QStringList tags;
  for (const auto& [count, tag] : sorted) tags.push_back(tag);
  return tags;
}

std::map<qint64, int> solvedInCollections(const std::vector<GameSummary>& games) {
  std::map<qint64, std::set<std::string>> solved;
  for (const GameSummary& game : games)
    if (game.status == GameStatus::Solved)
      for (const qint64 collection : game.collections) solved[collection].insert(toLine(game.givens));
  std::map<qint64, int> counts;
  for (const auto& [collection, puzzles] : solved) counts[collection] = static_cast<int>(puzzles.size());
  return counts;
}

QString shortNumber(const QString& puzzleId) {
  return puzzleId.isEmpty() ? QString() : u'#' + puzzleId.section(u'-', -1).right(kNumberLength);
}

void hideBoard(GameSummary& game) {
  game.givens = game.board = Grid();
}

bool isHidden(const GameSummary& game) {
  return game.givens == Grid();  // a puzzle has givens
}

Progress progressOf(const GameSummary& game) {
  const int givens = game.givens.filledCells().size();
  return {game.board.filledCells().size() - givens, kCellCount - givens};
}

QString DayWords::of(const QDate& day, const QDate& today) {
  if (day == today) return tr("Today");
  if (day == today.addDays(-1)) return tr("Yesterday");
  // Day and month, in the order of the language.
  const QString form = day.year() == today.year() ? tr("d MMM") : tr("d MMM yyyy");
  return QLocale().toString(day, form);
}

}  // namespace sudoku
