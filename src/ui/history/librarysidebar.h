#pragma once

#include <array>
#include <vector>

#include <QScrollArea>

#include "game/history/libraryfilter.h"

class QLabel;

namespace sudoku {

class LibraryChip;
class LibraryFlow;
struct Theme;

/// The column at the left of the library: its shelves with the number of their games, and the tags.
class LibrarySidebar : public QScrollArea {
  Q_OBJECT

 public:
  explicit LibrarySidebar(QWidget* parent);

  void setTheme(const Theme& theme);
  void setCounts(const std::array<int, kShelves.size()>& counts);
  /// Those that have room are shown, from the first on.
  void setTags(const QStringList& tags);
  void setFilter(const LibraryFilter& filter);

 signals:
  void filterChosen(const LibraryFilter& filter);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme* m_theme;
  LibraryFilter m_filter;
  QWidget* m_content;
  std::array<LibraryChip*, kShelves.size()> m_shelves{};
  QLabel* m_heading;
  LibraryFlow* m_flow;
  std::vector<LibraryChip*> m_tags;
};

}  // namespace sudoku
