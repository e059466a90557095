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
class HintCommands;
class ListPage;
class PagePreview;
class PrintLoader;

/// Prints the puzzle being played, a book of new puzzles, or puzzles of the library, on paper or to a PDF,
/// with a preview. Puzzles are made and documents are written off the GUI thread, which the player can stop.
class PrintDialog : public QDialog {
  Q_OBJECT

 public:
  /// Offers to print the puzzle being played, or a book. All arguments outlive the dialog. Precondition: a
  /// game is started.
  PrintDialog(const Game& game, const HintCommands& hints, PrintLoader& loader, QWidget* parent = nullptr);
  /// Offers to print the puzzles of a list. Precondition: the list is not empty.
  PrintDialog(const Game& game, const HintCommands& hints, PrintLoader& loader, PaperList list,
              QWidget* parent = nullptr);

  /// Stops the work in progress; closes the dialog if there is none.
  void reject() override;
  /// Writes the previewed document to a PDF file, then closes the dialog. Precondition: there is a preview.
  void savePdf(const QString& path);

 signals:
  /// Emitted with a message for the player about the success or failure of printing or saving.
  void reported(const QString& message);
  /// Emitted, in any thread, while puzzles are made or pages are written: with the number of those that are
  /// done, and of all.
  void progressed(int done, int all);

 private:
  PrintDialog(const Game& game, const HintCommands& hints, PrintLoader& loader, std::optional<PaperList> list,
              QWidget* parent);
  void makeParts();
  void layOut(QDialogButtonBox& buttons);
  QWidget* makePuzzlePage();
  QWidget* makeBookPage();
  QWidget* makePaperGroup();
  QWidget* makeOptions();
  bool isBook() const;
  /// Whether the preview shows several puzzles, which have to be made or rated first.
  bool hasSeveral() const { return m_list || isBook(); }
  /// The number of puzzles on a page.
  int perPage() const;
  PaperOptions paperOptions() const;
  void showDocument();
  void makePuzzles();
  void takeList(bool areRated);
  void dropPuzzles();
  void askForFile();
  void askForPrinter();
  /// Runs a function that prints or saves off the GUI thread, while a bar shows its progress. The function
  /// returns an error message, or an empty text on success; `success` is the message for the player then.
  void write(const std::function<QString(const PaperProgress&, const std::stop_token&)>& work,
             const QString& success);
  PaperProgress progress();
  void setWorking(bool working);
  void refresh();

  const Game& m_game;
  const HintCommands& m_hints;
  PrintLoader& m_loader;
  std::optional<PaperList> m_list;  ///< list of puzzles to print; empty: prints the game's puzzle or a book
  /// Puzzles of the book or the list; empty until they are made.
  std::optional<std::vector<PaperPuzzle>> m_made;
  /// The game's puzzle with its difficulty and its profile, once they are known.
  std::optional<PaperPuzzle> m_rated;
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
  QCheckBox* m_profiles = nullptr;
  QLabel* m_message;
  QProgressBar* m_progress;
  QPushButton* m_make = nullptr;
  QPushButton* m_print;
  QPushButton* m_save;

  // The jobs are declared last, so that they end before the members that they use are destroyed.
  LatestJob<PaperPuzzle> m_rater;
  LatestJob<std::optional<std::vector<PaperPuzzle>>> m_maker;
  LatestJob<QString> m_writer;
};

}  // namespace sudoku
