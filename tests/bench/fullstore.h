#pragma once

#include <memory>

#include <QString>
#include <QTemporaryDir>

namespace sudoku {

/// A store of the games of many years: 10,000 games with 200 moves each, in `games.sqlite` of a directory.
/// The directory is the one that SUDOKU_BENCH_STORE names, where the games stay for another time; else a
/// temporary one.
class FullStore {
 public:
  static constexpr int kGames = 10'000;
  static constexpr int kMovesEach = 200;

  /// Writes the games, which takes a minute, unless they are there. Ends the program if that fails.
  FullStore();

  QString path() const { return m_path; }

 private:
  std::unique_ptr<QTemporaryDir> m_temporary;
  QString m_path;
};

}  // namespace sudoku
