#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QDialog>

#include "game/base/latestjob.h"
#include "paperdocument.h"
#include "paperwork.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace sudoku {

class BookPage;
class Game;
class Teacher;
class ListPage;
class PagePreview;
class PrintLoader;

/// Prints the puzzle being played, a book of new ones, or puzzles of the library, on paper or into a PDF,
/// with a preview. Making and writing run off the GUI thread and can be stopped.
class PrintDialog : public QDialog {
  Q_OBJECT

 public:
  /// Offers the puzzle being played, or a book. All arguments outlive the dialog. Precondition: a game is
  /// started.
  PrintDialog(const Game& game, const Teacher& teacher, PrintLoader& loader, QWidget* parent = nullptr);
  /// Offers the puzzles of a list. Precondition: there is a puzzle in it.
  PrintDialog(const Game& game, const Teacher& teacher, PrintLoader& loader, PaperList list,
              QWidget* parent = nullptr);

  /// Stops the work under way; if there is none, closes the dialog.
  void reject() override;
  /// Writes the previewed document into a file, then closes. Precondition: a document is shown.
  void savePdf(const QString& path);

 signals:
  /// How printing or saving went, for the player to read.
  void reported(const QString& message);
  /// How far the work is. Emitted in any thread.
  void progressed(int done, int all);

 private:
  PrintDialog(const Game& game, const Teacher& teacher, PrintLoader& loader, std::optional<PaperList> list,
              QWidget* parent);
  void makeParts();
  void layOut(QDialogButtonBox& buttons);
  QWidget* makePuzzlePage();
  QWidget* makeBookPage();
  QWidget* makePaperGroup();
  QWidget* makeOptions();
  bool isBook() const;
  /// Whether several puzzles are shown, which have to be made or rated first.
  bool hasSeveral() const { return m_list || isBook(); }
  PaperOptions paperOptions() const;
  void showDocument();
  void makePuzzles();
  void takeList(bool areRated);
  void dropPuzzles();
  void askForFile();
  void askForPrinter();
  /// Runs work while the bar shows how far it is. The work returns what went wrong; empty if all is well.
  void write(const std::function<QString(const PaperProgress&, const std::stop_token&)>& work,
             const QString& success);
  PaperProgress progress();
  void setWorking(bool working);
  void refresh();

  const Game& m_game;
  const Teacher& m_teacher;
  PrintLoader& m_loader;
  std::optional<PaperList> m_list;  ///< list to print, in place of the game's puzzle and of a book
  std::optional<std::vector<PaperPuzzle>> m_made;  ///< puzzles of the book or the list; nothing: not made yet
  std::optional<int> m_rating;                     ///< rating of the game's puzzle, once it is known
  std::shared_ptr<const PaperDocument> m_document;
  QString m_success;
  bool m_isWorking = false;

  PagePreview* m_preview;
  QTabWidget* m_tabs;
  BookPage* m_bookPage = nullptr;
  ListPage* m_listPage = nullptr;
  QCheckBox* m_asItStands = nullptr;
  QCheckBox* m_withHint = nullptr;
  QComboBox* m_paper = nullptr;
  QComboBox* m_perPage = nullptr;
  QCheckBox* m_candidates = nullptr;
  QCheckBox* m_solutions = nullptr;
  QLabel* m_message;
  QProgressBar* m_progress;
  QPushButton* m_make = nullptr;
  QPushButton* m_print;
  QPushButton* m_save;

  // Destroyed before all other members: their work is waited for before anything that it uses goes.
  LatestJob<std::optional<int>> m_rater;
  LatestJob<std::optional<std::vector<PaperPuzzle>>> m_maker;
  LatestJob<QString> m_writer;
};

}  // namespace sudoku
