#pragma once

#include <functional>
#include <stop_token>

#include <QObject>
#include <QString>

#include "game/base/latestjob.h"

namespace sudoku {

/// So many of all puzzles are rated, by their levels or by the slow scale. Called by the thread that rates,
/// while some are not.
using RatingProgress = std::function<void(bool isSlow, int rated, int all)>;

/// Finds out what is not known yet of the puzzles of the games and collections in a directory, and keeps it:
/// first the level, the techniques and HoDoKu's score of all, then what Sudoku Explainer says, which takes
/// longer. Also clears away collections whose import came to no end. How many ratings were kept. One at a
/// time does so for a directory: another finds nothing to do. May be called from any thread of a program that
/// has an application object; a stop is noticed within some tens of milliseconds, and what was kept by then
/// stays.
int ratePuzzles(const QString& directory, const std::stop_token& stop = {},
                const RatingProgress& progress = {});

/// Rates puzzles in the background, at low priority. To be used in the thread that made it, with an event
/// loop; the destructor asks the work to stop and waits for it.
class PuzzleRater : public QObject {
  Q_OBJECT

 public:
  explicit PuzzleRater(QString directory, QObject* parent = nullptr);

  /// Begins, or goes on where it ended; there may be new puzzles.
  void start();

 signals:
  /// So many of all puzzles are rated. Emitted in any thread.
  void progressed(bool isSlow, int rated, int all);
  /// More is known of some puzzles.
  void rated();

 private:
  QString m_directory;
  LatestJob<int> m_job;
  bool m_again = false;  ///< there may be puzzles that the job has not seen
};

}  // namespace sudoku
