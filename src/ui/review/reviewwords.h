#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "game/history/review.h"
#include "game/teacher/lesson.h"

namespace sudoku {

/// The texts of a game's review, in the player's language. They say what happened and what would have helped,
/// without praise or blame.
class ReviewWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ReviewWords)

 public:
  /// A number or a few words, with words that explain them.
  struct Figure {
    QString figure;
    QString caption;
  };
  static constexpr std::size_t kFigures = 5;

  /// The most important figures of a game: time, help, hardest technique, mistakes, insights. `medianMs` is
  /// the median time of the player's games of the level.
  static std::array<Figure, kFigures> figures(const StoredGame& game, const GameReview& review,
                                              std::optional<qint64> medianMs);
  /// The name of the game: its puzzle's number or its own name, and how it ended.
  static QString game(const StoredGame& game);

  /// What was entered: `r4c2 = 2`.
  static QString entered(const Candidate& entry);
  /// The sentence that ends the explanation of a step: what can be entered then.
  static Sentence opens(const Candidate& entry);
  /// A verdict in one word.
  static QString verdict(EntryVerdict verdict);
  /// A verdict as an item of a list.
  static QString verdictInside(EntryVerdict verdict);
  /// What a key moment is about: `r4c2 = 2, after 48 s`, or `r5c1 = 9: Naked triple`.
  static QString title(const GameReview& review, const KeyMoment& moment);
  /// One sentence on what happened at a key moment, or what would have helped. `opening` is the moment's
  /// opening with its explanation.
  static QString summary(const GameReview& review, const KeyMoment& moment,
                         const std::optional<TaughtStep>& opening);
  /// A key moment as assistive technology reads it.
  static QString spoken(const GameReview& review, const KeyMoment& moment,
                        const std::optional<TaughtStep>& opening);
  /// When an entry was made, and after how long: `02:41, after 48 s`.
  static QString when(const ReviewedEntry& entry);
  /// One or two sentences on how an entry came about.
  static QString account(const ReviewedEntry& entry);
  /// The heading above the explanation of a key moment's opening.
  static QString heading(const GameReview& review, const KeyMoment& moment);
  /// An entry as the tool tip of the time line: `Entry 9, 02:41: r4c2 = 2, guess, 48 s, no step open`.
  static QString entry(const GameReview& review, std::size_t index);
  /// A time that the player took: `48 s`, or `2:05` from 100 seconds on.
  static QString wait(qint64 ms);

 private:
  static QString helped(HelpKind kind);
  static QString helpName(HelpKind kind);
  static Figure helpFigure(const StoredGame& game);
  static Figure mistakeFigure(const GameReview& review);
  static Figure insightFigure(const GameReview& review);
  static QString mistake(const ReviewedEntry& entry);
  /// Says what an opening, which is explained, gave; `made` is what was entered instead.
  static QString opened(const TaughtStep& opening, const Opening& what, const Candidate& made);
};

}  // namespace sudoku
