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

/// The page with all kept games, to search, continue and organize. Esc or the button Game leads back.
class LibraryPage : public QWidget {
  Q_OBJECT

 public:
  /// The library outlives the page.
  explicit LibraryPage(Library& library, QWidget* parent);

  /// Reads the games. Chooses the game being played if it is another one than at the last call, else the one
  /// chosen before, else the first.
  void open();
  /// Sets the game that is being played; 0: none.
  void setPlayed(qint64 game) { m_played = game; }
  /// Sets the game whose board is hidden from the next open() on, because it is paused; 0: none.
  void setHidden(qint64 game) { m_hidden = game; }
  /// Forgets what is said of an import that went well, once another game is played.
  void forgetImport();
  /// Asks for a file to make a collection of.
  void askForCollection();
  /// Whether games are being deleted at this moment.
  bool isRemoving() const { return m_isRemoving; }

  // Whether there is a change made on this page to undo; such changes are undone and made again here.
  bool canUndo() const;
  bool canRedo() const;
  void undo();
  void redo();

  /// A small size, whatever the parts need at present: with little room they are arranged in another way.
  QSize minimumSizeHint() const override { return {200, 200}; }

 signals:
  void gameWanted();
  void newGameWanted();
  void continueWanted(qint64 id);
  void restartWanted(qint64 id);
  void replayWanted(qint64 id);
  /// The player wants to write the games into a file.
  void exportWanted(const std::vector<qint64>& ids, const QString& file);
  /// The player wants to print the puzzles of the list, at least one.
  void printWanted(const PaperList& list);
  /// canUndo() or canRedo() may have changed.
  void undoChanged();
  /// The player wants the next puzzle of a collection, of those that are listed.
  void nextWanted(const CollectionWalk& walk, CollectionOrder order);
  /// The player wants the puzzle with a number.
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
  /// Makes a change of the library; the page stays even if that changes the game being played.
  void change(const std::function<void()>& change);
  /// Makes a change that may bring games or a collection back: these are then selected, and the player is
  /// told.
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
  qint64 m_playedBefore = 0;  ///< game being played when the page was last opened
  qint64 m_chosen = 0;        ///< id of the game that was chosen last; 0: none
  QString m_imported;         ///< name of the file that is imported
  QString m_rating;           ///< how far the rating in the background is; empty: done
};

}  // namespace sudoku
