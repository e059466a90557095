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

/// One word that is searched for, and everything that it can mean.
struct SearchWord {
  QString text;
  QString number;  ///< the word as part of a puzzle's number; empty if it is no number
  QString cells;   ///< the word as cells of a puzzle, in the form of toLine(); empty if it is no such text
  std::optional<QDate> date;  ///< the word as a whole date
  std::bitset<kSearchMonths + 1> months;
  int dayOrYear = 0;  ///< the word as a day of a month, or a year from kLeastSearchYear on
  std::set<std::optional<Level>> levels;
  std::set<GameStatus> statuses;
  std::set<bool> helps;  ///< solved games that the word describes: with help (true), without (false)
  bool isDaily = false;
  bool isOfSeveral = false;  ///< the word may describe a puzzle with several solutions
  bool isNotBegun = false;
  int place = 0;  ///< the word as a number in a collection; 0 if it is no number
};

/// Finds the days of many times: the time zone is asked only once for each day, since that takes
/// microseconds.
class SearchDays {
 public:
  QDate of(qint64 timeMs);

 private:
  static constexpr qint64 kDayMs = 86'400'000;
  static constexpr qint64 kFirstDay = 2'440'588;  // Julian day of 1 January 1970

  static qint64 offsetAt(qint64 day);

  /// The time zone's offsets from UTC at the start and at the end of each day.
  std::map<qint64, std::pair<qint64, qint64>> m_offsets;
};

/// The words of a search, prepared once for many games.
class LibrarySearch {
 public:
  /// The text is LibraryFilter::text.
  LibrarySearch(const QString& text, const QDate& today);

  bool finds(const GameSummary& game);

 private:
  /// A technique whose name has some of the search words in it.
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
