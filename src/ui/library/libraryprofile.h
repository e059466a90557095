#pragma once

#include <optional>

#include <QWidget>

#include <sudoku/grid/grid.h>
#include <sudoku/rating/profile.h>

#include "game/base/latestjob.h"

class QLabel;

namespace sudoku {

class LibraryView;
class ProfileGraphic;

/// A row below the list of games with the profile of the chosen puzzle, and what it shows in a sentence. Not
/// shown for games in progress, since it tells where they are hard, and in low windows. The path is looked
/// for in a worker thread.
class LibraryProfile : public QWidget {
  Q_OBJECT

 public:
  /// The view is a sibling of this widget and outlives it.
  LibraryProfile(const LibraryView& view, QWidget* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow();
  void take(const std::optional<Profile>& profile);
  void showOrHide();

  const LibraryView& m_view;
  LatestJob<std::optional<Profile>> m_search;
  std::optional<Grid> m_givens;  ///< givens of the puzzle whose profile is shown or looked for
  ProfileGraphic* m_graphic;
  QLabel* m_name;
  QLabel* m_words;
};

}  // namespace sudoku
