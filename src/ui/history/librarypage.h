#pragma once

#include <QWidget>

#include "game/history/collectionimport.h"
#include "game/history/libraryfilter.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace sudoku {

class CoachButton;
class Library;
class LibraryActions;
class LibraryBar;
class LibraryCollection;
class LibraryEditor;
class LibraryImport;
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
  /// The board of this game is not shown from the next open() on, because it is paused; 0: all are shown.
  void setHidden(qint64 game) { m_hidden = game; }
  /// Asks for a file to make a collection of.
  void askForCollection();
  void setTheme(const Theme& theme);
  /// A game is being deleted just now.
  bool isRemoving() const { return m_isRemoving; }

  /// Whatever the parts need in the room that they have now: with less they are arranged in another way.
  QSize minimumSizeHint() const override { return {200, 200}; }

 signals:
  void gameWanted();
  void newGameWanted();
  void continueWanted(qint64 id);
  void restartWanted(qint64 id);
  void replayWanted(qint64 id);
  /// A puzzle of a collection.
  void nextWanted(qint64 collection, CollectionOrder order);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeHeader();
  void makeBody();
  void connectParts();
  void connectActions();
  void connectCollections();
  void arrange();
  void read();
  void setFilter(const LibraryFilter& filter);
  void setOrder(LibraryOrder order);
  void showCollection();
  void importFrom(const QString& file);
  void showImported(const CollectionReport& report);
  void removeCollection(qint64 id);
  void showChosen();
  void showCount();
  void edit(bool editsTags);
  void closeEditor();
  void removeChosen();
  void undoRemoval();
  /// Emits a signal with the id of the chosen game.
  void ask(void (LibraryPage::*wanted)(qint64));

  Library& m_library;
  QPushButton* m_back;
  QLabel* m_title;
  QLineEdit* m_search;
  CoachButton* m_new;
  LibrarySidebar* m_sidebar;
  LibraryBar* m_bar;
  LibraryCollection* m_collection;
  LibraryView* m_view;
  QStackedWidget* m_footer;
  LibraryActions* m_actions;
  LibraryEditor* m_editor;
  LibraryImport* m_import;
  std::vector<CollectionSummary> m_collections;
  bool m_isRemoving = false;
  qint64 m_hidden = 0;
  qint64 m_chosen = 0;  ///< the game that was chosen last; 0: none
};

}  // namespace sudoku
