#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "game/practice/learning.h"
#include "game/puzzles/puzzlequeue.h"

namespace sudoku {

/// Puzzles for what the player knows: their paths take that and one technique that the player should meet
/// next. Keeps some of them ready. If none is made in a few seconds, makes one that takes nothing new. Lives
/// in the GUI thread.
class ForMe : public QObject {
  Q_OBJECT

 public:
  using Reader = std::function<Learning()>;

  static constexpr std::chrono::milliseconds kUsualPatience{5000};

  /// `read` tells what the player has learned. The ready puzzles are kept in `file`; in none if it is empty.
  ForMe(Reader read, const PuzzleQueue::Maker& make, const QString& file,
        std::chrono::milliseconds patience = kUsualPatience, QObject* parent = nullptr);

  /// Reads anew what the player has learned; emits changed() if the next puzzle needs something else.
  void refresh();
  /// What the player had learned when that was read last.
  const Learning& learning() const { return m_learning; }
  /// The technique that the next puzzle of the command New needs besides what the player knows; empty if
  /// there is nothing new to meet.
  std::optional<Technique> needs() const { return techniqueFor(m_learning); }
  /// What a player may want a puzzle to need, beginning with needs(): what is due for a refresh, the next
  /// lesson, what is being learned, and nothing new.
  std::vector<std::optional<Technique>> choices() const;

  /// Makes puzzles with such a need in advance.
  void prepare(std::optional<Technique> needs);
  /// The puzzle that take() would return; nullptr if none is ready.
  const SparePuzzle* ready(std::optional<Technique> needs);
  /// Takes a ready puzzle. If none is ready, returns nothing and begins to make one at once; then made() is
  /// emitted, or after a few seconds madeOther() or failed().
  std::optional<SparePuzzle> take(std::optional<Technique> needs);
  /// Stops making the puzzle that take() has begun to make.
  void cancel();

 signals:
  void changed();
  /// A puzzle is ready: take() or ready() may return one now.
  void made();
  /// Instead of the puzzle that take() should have returned, one was made that needs nothing new.
  void madeOther(const SparePuzzle& puzzle);
  void failed();

 private:
  PuzzleQueue& queueFor(std::optional<Technique> needs);
  void makeOther();
  PuzzleRequest request(std::optional<Technique> needs) const;

  Reader m_read;
  PuzzleQueue::Maker m_make;
  Learning m_learning;
  PuzzleQueue m_next;    ///< puzzles with the need of needs()
  PuzzleQueue m_chosen;  ///< puzzles with a need that the player has chosen
  LatestJob<std::optional<SparePuzzle>> m_other;
  QTimer m_patience;
};

}  // namespace sudoku
