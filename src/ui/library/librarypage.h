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

/// The page with all stored games, on which the player searches, resumes and organizes them. Esc or the
/// button Game leads back to the game.
class LibraryPage : public QWidget {
  Q_OBJECT

 public:
  /// The library must outlive the page.
  explicit LibraryPage(Library& library, QWidget* parent);

  /// Reads the games and makes one the current item of the list: the game being played if it has changed
  /// since the last call, else the one that was current before, else the first.
  void open();
  /// Sets the id of the game that is being played; 0 for none.
  void setPlayed(qint64 game) { m_played = game; }
  /// Sets the id of the game whose board is hidden from the next open() on, since it is paused; 0 for none.
  void setHidden(qint64 game) { m_hidden = game; }
  /// Removes the message about a successful import, once another game is played.
  void forgetImport();
  /// Asks the player for a file with puzzles, and imports it as a collection.
  void askForCollection();
  /// Whether games are being deleted at this moment.
  bool isRemoving() const { return m_isRemoving; }

  /// Whether there is a change to undo among the changes that the player has made on this page.
  bool canUndo() const;
  bool canRedo() const;
  void undo();
  void redo();

  /// A small size, though the page needs more as it is arranged now: it is arranged anew when there is little
  /// room.
  QSize minimumSizeHint() const override { return {200, 200}; }

 signals:
  void gameWanted();
  void newGameWanted();
  void continueWanted(qint64 id);
  void restartWanted(qint64 id);
  void reviewWanted(qint64 id);
  void replayWanted(qint64 id);
  /// Emitted when the player wants to export games to a file.
  void exportWanted(const std::vector<qint64>& ids, const QString& file);
  /// Emitted when the player wants to print the puzzles in `list`, which is not empty.
  void printWanted(const PaperList& list);
  /// Emitted when canUndo() or canRedo() may have changed.
  void undoChanged();
  /// Emitted when the player wants to play the next of the listed puzzles of a collection.
  void nextWanted(const CollectionWalk& walk, CollectionOrder order);
  /// Emitted when the player wants to play the puzzle of a collection that has the given number.
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
  /// Makes a change in the library; this page stays visible even if the change replaces the game being
  /// played.
  void change(const std::function<void()>& change);
  /// Makes a change that may restore games or a collection; these are then selected, and the player is told.
  void bringBack(const std::function<void()>& bring);
  /// Emits the signal `wanted` of this page with the id of the current game.
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
  qint64 m_playedBefore = 0;  ///< id of the game that was being played when the page was last opened
  qint64 m_chosen = 0;        ///< id of the game that was chosen last; 0 for none
  QString m_imported;         ///< name of the file that is being imported
  QString m_rating;           ///< how many puzzles have been rated so far, in words; empty when all are
};

}  // namespace sudoku
