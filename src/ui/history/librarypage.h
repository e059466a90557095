#pragma once

#include <QWidget>

#include "game/history/libraryfilter.h"

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace sudoku {

class CoachButton;
class Library;
class LibraryActions;
class LibraryBar;
class LibraryEditor;
class LibrarySidebar;
class LibraryView;
struct Theme;

/// All games that are kept, to look for, go on with and put in order. Esc or the button Game leads back.
class LibraryPage : public QWidget {
  Q_OBJECT

 public:
  /// The library outlives the page.
  explicit LibraryPage(Library& library, QWidget* parent);

  /// Reads the games. Chooses the one chosen before, else the first.
  void open();
  void setTheme(const Theme& theme);

  /// Whatever the parts need in the room that they have now: with less they are arranged in another way.
  QSize minimumSizeHint() const override { return {200, 200}; }

 signals:
  void gameWanted();
  void newGameWanted();
  void continueWanted(qint64 id);
  void restartWanted(qint64 id);
  void replayWanted(qint64 id);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeHeader();
  void makeBody();
  void connectParts();
  void connectActions();
  void arrange();
  void read();
  void setFilter(const LibraryFilter& filter);
  void setOrder(LibraryOrder order);
  void showChosen();
  void showCount();
  void edit(bool editsTags);
  void closeEditor();
  void removeChosen();
  void undoRemoval();
  /// Emits a signal with the id of the chosen game.
  void ask(void (LibraryPage::*wanted)(qint64));

  Library& m_library;
  CoachButton* m_back;
  QLabel* m_title;
  QLineEdit* m_search;
  CoachButton* m_new;
  LibrarySidebar* m_sidebar;
  LibraryBar* m_bar;
  LibraryView* m_view;
  QStackedWidget* m_footer;
  LibraryActions* m_actions;
  LibraryEditor* m_editor;
  qint64 m_chosen = 0;  ///< the game that was chosen last; 0: none
};

}  // namespace sudoku
