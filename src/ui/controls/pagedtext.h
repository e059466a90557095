#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "game/teacher/explanation.h"
#include "pagebreaks.h"

class QLabel;
class QPushButton;

namespace sudoku {

class PhraseLabel;

/// Sentences below headings. Text that has no room stands on further pages, with buttons to turn them.
class PagedText : public QWidget {
  Q_OBJECT

 public:
  struct Section {
    QString heading;  ///< heading; empty: the sentences follow those before without one
    std::vector<Sentence> sentences;
  };

  explicit PagedText(QWidget* parent);
  ~PagedText() override;

  /// Shows other sections, from the first page on.
  void setSections(const std::vector<Section>& sections);
  int pageCount() const { return m_pageCount; }
  /// The height of all sections on one page.
  int heightFor(int width);

  QSize sizeHint() const override { return {240, 160}; }
  QSize minimumSizeHint() const override { return {120, 60}; }

 signals:
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// A heading, or a line of sentences.
  struct Unit {
    int section;
    int line;  ///< index of the line; -1: the heading
    PageUnit unit;
    int page = 0;
  };
  struct Shown {
    QLabel* heading;
    PhraseLabel* text;
  };

  std::vector<Unit> unitsFor(int width);
  void arrange();
  void breakUnits(int height);
  void showPage();
  void showSection(std::size_t index, int& top);
  void turn(int pages);

  std::vector<Section> m_sections;
  std::vector<Shown> m_shown;
  std::vector<Unit> m_units;
  int m_pageCount = 1;
  int m_page = 0;
  QPushButton* m_back;
  QPushButton* m_forward;
  QLabel* m_number;
};

}  // namespace sudoku
