#pragma once

#include <cstddef>

#include <QCoreApplication>
#include <QString>

#include <sudoku/rating/profile.h>

namespace sudoku {

/// Sentences about the profile of a puzzle, in the player's language. May be called from any thread.
class ProfileWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ProfileWords)

 public:
  /// One sentence, such as `Opens easily, one hard moment in the middle (W-Wing), then easy.`
  static QString sentence(const ProfileSummary& summary);
  /// How many steps are open: `two steps open`.
  static QString stepsOpen(int count);
  /// What a step is, and how much was open before it: `Step 34 of 63: W-Wing, no step open.`
  static QString step(const Profile& profile, std::size_t index);

 private:
  static QString oneMoment(const HardMoment& moment, bool opensEasily, bool endsEasily);
  static QString twoMoments(const ProfileSummary& summary);
  static QString at(const HardMoment& moment);
};

}  // namespace sudoku
