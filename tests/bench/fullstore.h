#pragma once

#include <memory>

#include <QString>
#include <QTemporaryDir>

namespace sudoku {

/// The games of many years: 10,000 of them with 200 moves each, in `games.sqlite` of a directory. It is the
/// one that SUDOKU_BENCH_STORE names, where the games stay for another time; else one that goes with this
/// object.
class FullStore {
 public:
  static constexpr int kGames = 10'000;
  static constexpr int kMovesEach = 200;

  /// Writes the games, which takes a minute, unless they are there. Ends the program if that cannot be.
  FullStore();

  QString path() const { return m_path; }

 private:
  std::unique_ptr<QTemporaryDir> m_temporary;
  QString m_path;
};

}  // namespace sudoku
