#pragma once

#include <functional>
#include <stop_token>

#include <QObject>
#include <QString>

#include "game/base/latestjob.h"

namespace sudoku {

/// Called with the number of puzzles that are rated: quickly (level, techniques, HoDoKu's score), or on
/// Sudoku Explainer's slow scale. Called by the thread that rates, whenever ratings have been stored.
using RatingProgress = std::function<void(bool isSlow, int rated, int all)>;

/// Rates the puzzles of all games and collections in a directory that are not rated yet, and stores the
/// ratings: first the level, the techniques and HoDoKu's score of all puzzles, then Sudoku Explainer's
/// rating, which takes longer. Also deletes collections whose import was not completed. Returns how many
/// ratings were stored; 0 if another thread or program is rating the same directory. May be called from any
/// thread of a program that has an application object. A stop takes effect within some tens of milliseconds,
/// and ratings stored before remain.
int ratePuzzles(const QString& directory, const std::stop_token& stop = {},
                const RatingProgress& progress = {});

/// Rates puzzles in the background, at low priority. To be used in the thread that made the rater, which
/// needs an event loop; the destructor asks the background thread to stop and waits for it.
class PuzzleRater : public QObject {
  Q_OBJECT

 public:
  explicit PuzzleRater(QString directory, QObject* parent = nullptr);

  /// Begins to rate, or has the running job look again afterwards; to be called whenever there may be new
  /// puzzles.
  void start();

 signals:
  /// The number of rated puzzles has changed to `rated` out of `all`. Emitted in any thread.
  void progressed(bool isSlow, int rated, int all);
  /// Ratings of some puzzles have been stored.
  void rated();

 private:
  QString m_directory;
  LatestJob<int> m_job;
  /// Whether start() was called while a job was running, which may have missed new puzzles.
  bool m_again = false;
};

}  // namespace sudoku
