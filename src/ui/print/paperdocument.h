#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include <QFont>
#include <QPageSize>
#include <QRectF>
#include <QString>

#include "hintblock.h"
#include "puzzleblock.h"

class QDate;
class QPainter;

namespace sudoku {

class Ink;

/// Options for how puzzles are printed on pages.
struct PaperOptions {
  QPageSize::PageSizeId paper = QPageSize::A4;
  int perPage = 2;  ///< puzzles on a page; one of kPerPage
  SmallDigits small = SmallDigits::None;
  bool solutions = true;  ///< whether the solutions are printed at the end
  /// Whether the profile is printed beside each puzzle whose profile is known, if at most kMostWithProfile
  /// puzzles are on a page.
  bool profiles = false;
  /// Whether the document is a book, with a title page, and with the numbers of the puzzles on every page.
  bool isBook = false;
  QString title = {};   ///< title of the document; may be empty
  QString footer = {};  ///< text in the lower left corner of each page, except in a book

  std::optional<PaperHint> hint = {};  ///< hint to be printed on a page of its own, before the solutions

  static constexpr std::array kPerPage = {1, 2, 4, 6};
  static constexpr int kMostWithProfile = 2;
};

/// The text of the footer: `Sudoku, 24 November 2026`, with the date in the format of the player's locale.
QString paperFooter(const QDate& date);

/// Puzzles on pages, numbered if there are several. Painting a page does not change the document, so pages
/// may be painted in any thread.
class PaperDocument {
 public:
  /// Precondition: there is at least one puzzle.
  PaperDocument(std::vector<PaperPuzzle> puzzles, PaperOptions options, const QFont& font);

  const PaperOptions& options() const { return m_options; }
  const std::vector<PaperPuzzle>& puzzles() const { return m_puzzles; }
  int pageCount() const { return static_cast<int>(m_pages.size()); }
  /// The size of a page in points, 1/72 inch.
  QSizeF pageSize() const;
  /// The document's title, as printer queues and PDF viewers show it.
  QString title() const;

  /// Paints the page with an index from 0. The painter's unit has to be a point, its origin the corner of the
  /// paper.
  void paintPage(QPainter& painter, int page) const;

 private:
  enum class Kind : std::uint8_t { Title, Puzzles, Hint, Solutions };
  struct Page {
    Kind kind;
    int first = 0;  ///< index of the page's first puzzle
    int count = 0;
  };

  void addPages(Kind kind, int perPage);
  PuzzleBlock blockOf(int puzzle) const;
  QRectF contentArea() const;
  /// The areas for solutions on a page of solutions.
  std::vector<QRectF> solutionPlaces() const;
  std::vector<QRectF> puzzlePlaces() const;

  void paintTitle(Ink& ink) const;
  void paintContents(Ink& ink, double top) const;
  void paintPuzzles(Ink& ink, const Page& page) const;
  void paintSolutions(Ink& ink, const Page& page) const;
  void paintHeader(Ink& ink, const QString& left, const QString& right) const;
  void paintFooter(Ink& ink, int page) const;

  std::vector<PaperPuzzle> m_puzzles;
  PaperOptions m_options;
  QFont m_font;
  std::vector<Page> m_pages;
};

}  // namespace sudoku
