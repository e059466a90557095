#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QWidget>

#include "game/history/libraryfilter.h"
#include "game/storage/collectionimport.h"

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace sudoku {

class CoachButton;
class GameButton;
class Library;
class LibraryActions;
class LibraryBar;
class LibraryCollection;
class LibraryEditor;
class LibraryImport;
class LibraryListing;
class LibrarySidebar;
class LibraryView;
struct PaperList;
struct Theme;

/// All games that are kept, to look for, go on with and put in order. Esc or the button Game leads back.
class LibraryPage : public QWidget {
  Q_OBJECT

 public:
  /// The library outlives the page.
  explicit LibraryPage(Library& library, QWidget* parent);

  /// Reads the games. Chooses the one being played if it is another one than at the last call, else the one
  /// chosen before, else the first.
  void open();
  /// The game that is being played; 0: none.
  void setPlayed(qint64 game) { m_played = game; }
  /// The board of this game is not shown from the next open() on, because it is paused; 0: all are shown.
  void setHidden(qint64 game) { m_hidden = game; }
  /// What is said of an import that went well is read once another game is played.
  void forgetImport();
  /// Asks for a file to make a collection of.
  void askForCollection();
  void setTheme(const Theme& theme);
  /// Games are being deleted just now.
  bool isRemoving() const { return m_isRemoving; }

  // What was done here is undone and done again here.
  bool canUndo() const;
  bool canRedo() const;
  void undo();
  void redo();

  /// Whatever the parts need in the room that they have now: with less they are arranged in another way.
  QSize minimumSizeHint() const override { return {200, 200}; }

 signals:
  void gameWanted();
  void newGameWanted();
  void continueWanted(qint64 id);
  void restartWanted(qint64 id);
  void replayWanted(qint64 id);
  /// The games are to be written into a file.
  void exportWanted(const std::vector<qint64>& ids, const QString& file);
  /// The puzzles are wanted on paper: at least one.
  void printWanted(const PaperList& list);
  /// Something else can be undone or done again.
  void undoChanged();
  /// A puzzle of a collection, of those that are listed.
  void nextWanted(const CollectionWalk& walk, CollectionOrder order);
  /// The puzzle of that number.
  void puzzleWanted(const CollectionWalk& walk, int number);

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
  void setFilter(const LibraryFilter& asked);
  void setOrder(LibraryOrder order);
  void showCollection();
  void list();
  void showListed(const CollectionSummary& collection,
                  const std::shared_ptr<const std::vector<int>>& numbers);
  void chooseAgain(qint64 wanted, const std::vector<qint64>& selected);
  void playNext(qint64 id, CollectionOrder order);
  void play();
  void showTechniques();
  void showRating(bool isSlow, int rated, int all);
  void importFrom(const ImportRequest& request);
  void showAlone(qint64 collection);
  void showImported(const CollectionReport& report);
  void removeCollection(qint64 id);
  void showChosen();
  void showCount();
  void edit(bool editsTags);
  void closeEditor();
  void removeSelected();
  void askForExport();
  void print(bool isAll);
  std::vector<qint64> selectedIds() const;
  /// Changes the library, without being left if the game being played changes by that.
  void change(const std::function<void()>& change);
  /// Changes the library by what may bring games or a collection back: these are selected and told of.
  void bringBack(const std::function<void()>& bring);
  /// Emits a signal with the id of the chosen game.
  void ask(void (LibraryPage::*wanted)(qint64));

  Library& m_library;
  GameButton* m_back;
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
  LibraryListing* m_listing;
  std::vector<CollectionSummary> m_collections;
  bool m_isRemoving = false;
  qint64 m_hidden = 0;
  qint64 m_played = 0;
  qint64 m_playedBefore = 0;  ///< as the page was opened last
  qint64 m_chosen = 0;        ///< the game that was chosen last; 0: none
  QString m_imported;         ///< the file that is imported
  QString m_rating;           ///< how far the rating in the background is; empty: done
};

}  // namespace sudoku
