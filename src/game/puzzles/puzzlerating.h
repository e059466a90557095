#pragma once

#include <functional>
#include <stop_token>

#include <QObject>
#include <QString>

#include "game/base/latestjob.h"

namespace sudoku {

/// Hears how many of all puzzles are rated: quickly (level, techniques, HoDoKu's score), or on Sudoku
/// Explainer's slow scale. Called by the thread that rates, while some puzzles are not rated.
using RatingProgress = std::function<void(bool isSlow, int rated, int all)>;

/// Rates the puzzles of all games and collections in a directory that are not rated yet, and stores the
/// ratings: first the level, the techniques and HoDoKu's score of all, then Sudoku Explainer's rating, which
/// takes longer. Also clears away collections whose import came to no end. Returns how many ratings were
/// stored. Only one thread or program rates a directory at a time: another finds nothing to do. May be called
/// from any thread of a program that has an application object; a stop is noticed within some tens of
/// milliseconds, and what was stored by then stays.
int ratePuzzles(const QString& directory, const std::stop_token& stop = {},
                const RatingProgress& progress = {});

/// Rates puzzles in the background, at low priority. To be used in the thread that made the rater, with an
/// event loop; the destructor asks the work to stop and waits for it.
class PuzzleRater : public QObject {
  Q_OBJECT

 public:
  explicit PuzzleRater(QString directory, QObject* parent = nullptr);

  /// Begins to rate, or goes on; to be called whenever there may be new puzzles.
  void start();

 signals:
  /// `rated` of all puzzles are rated. Emitted in any thread.
  void progressed(bool isSlow, int rated, int all);
  /// Ratings of some puzzles have been stored.
  void rated();

 private:
  QString m_directory;
  LatestJob<int> m_job;
  bool m_again = false;  ///< whether there may be new puzzles that the running job has not seen
};

}  // namespace sudoku
