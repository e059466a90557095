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

/// One word of what is looked for, and all that it can mean.
struct SearchWord {
  QString text;
  QString number;             ///< part of a puzzle's number; empty: it is none
  QString cells;              ///< of a puzzle, in the form of toLine(); empty: it is none
  std::optional<QDate> date;  ///< a whole one
  std::bitset<kSearchMonths + 1> months;
  int dayOrYear = 0;  ///< a year from kLeastSearchYear on
  std::set<std::optional<Level>> levels;
  std::set<GameStatus> statuses;
  std::set<bool> helps;  ///< solved games with that, or without
  bool isDaily = false;
  bool isOfSeveral = false;  ///< several solutions
  bool isNotBegun = false;
  int place = 0;  ///< in a collection; 0: it is none
};

/// Days of many times: the local clock is asked about each day only once, for that takes microseconds.
class SearchDays {
 public:
  QDate of(qint64 timeMs);

 private:
  static constexpr qint64 kDayMs = 86'400'000;
  static constexpr qint64 kFirstDay = 2'440'588;  // 1 January 1970

  static qint64 offsetAt(qint64 day);

  std::map<qint64, std::pair<qint64, qint64>> m_offsets;  ///< from UTC, at the start of a day and at its end
};

/// Words that are looked for. Prepared once, as there are many games.
class LibrarySearch {
 public:
  /// The text is that of a LibraryFilter.
  LibrarySearch(const QString& text, const QDate& today);

  bool finds(const GameSummary& game);

 private:
  /// A technique that some of the words are in the name of.
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
