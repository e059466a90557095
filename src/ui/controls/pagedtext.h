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

/// Shows sections of text, each a heading with sentences below it. What has no room goes to further pages,
/// with buttons to turn the pages.
class PagedText : public QWidget {
  Q_OBJECT

 public:
  struct Section {
    QString heading;  ///< heading; if empty, the sentences continue the section before
    std::vector<Sentence> sentences;
  };

  explicit PagedText(QWidget* parent);
  ~PagedText() override;

  /// Replaces the sections and shows the first page.
  void setSections(const std::vector<Section>& sections);
  int pageCount() const { return m_pageCount; }
  /// The height in pixels of all sections on one page.
  int heightFor(int width);

  QSize sizeHint() const override { return {240, 160}; }
  QSize minimumSizeHint() const override { return {120, 60}; }

 signals:
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// A heading, or one line of the sentences.
  struct Unit {
    int section;
    int line;  ///< index of the line among the section's lines; -1 for the heading
    PageUnit unit;
    int page = 0;
  };
  struct Shown {
    QLabel* heading;
    PhraseLabel* text;
  };

  void setHeadingFonts();
  std::vector<Unit> unitsFor(int width);
  void arrange();
  /// Breaks the text into pages of a height. Returns false if no line fits into that, and all is one page.
  bool breakUnits(int height);
  void showPage();
  void showSection(std::size_t index, int& top);
  void turn(int pages);

  std::vector<Section> m_sections;
  std::vector<Shown> m_shown;
  std::vector<Unit> m_units;
  int m_textWidth = 0;  ///< width in pixels of the lines: less than all if the buttons stand beside them
  int m_pageCount = 1;
  int m_page = 0;
  QPushButton* m_back;
  QPushButton* m_forward;
  QLabel* m_number;
};

}  // namespace sudoku
