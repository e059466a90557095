#pragma once

#include <bitset>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <QDate>
#include <QString>

#include "game/play/gamesummary.h"

namespace sudoku {

inline constexpr int kSearchMonths = 12;

/// A search word, with everything that it can mean.
struct SearchWord {
  QString text;
  QString number;  ///< the word as part of a puzzle's id; empty if it cannot be one
  QString cells;   ///< the word as cells of a puzzle, in the form of toLine(); empty if it cannot be that
  std::optional<QDate> date;  ///< the word as a complete date; empty if it is none
  std::bitset<kSearchMonths + 1> months;
  int dayOrYear = 0;  ///< the word as a day of a month, or as a year if it is at least kLeastSearchYear
  std::set<std::optional<Level>> levels;
  std::set<GameStatus> statuses;
  /// Solved games that the word can describe: true for those with help, false for those without.
  std::set<bool> helps;
  bool isDaily = false;
  bool isOfSeveral = false;  ///< whether the word can mean a puzzle with several solutions
  bool isNotBegun = false;
  int place = 0;  ///< the word as the number of a puzzle in a collection; 0 if it is not a number
};

/// Converts times to local days quickly: looks each day up in the time zone only once, since that takes
/// microseconds.
class SearchDays {
 public:
  QDate of(qint64 timeMs);

 private:
  static constexpr qint64 kDayMs = 86'400'000;
  static constexpr qint64 kFirstDay = 2'440'588;  // Julian day of 1 January 1970

  static qint64 offsetAt(qint64 day);

  /// For each day since 1970, the time zone's offsets from UTC at the start and at the end of the day.
  std::map<qint64, std::pair<qint64, qint64>> m_offsets;
};

/// A search text, prepared once and then applied to many games.
class LibrarySearch {
 public:
  /// Prepares the words of a text, which has the form of LibraryFilter::text.
  LibrarySearch(const QString& text, const QDate& today);

  bool finds(const GameSummary& game);

 private:
  /// A technique whose name matches some of the search words.
  struct SearchTechnique {
    QString code;
    std::vector<bool> hasWord;
  };

  void findTechniques();
  bool isOnPath(const std::vector<const SearchWord*>& words, const GameSummary& game) const;

  std::vector<SearchWord> m_words;
  std::vector<SearchTechnique> m_techniques;
  SearchDays m_days;
};

}  // namespace sudoku
