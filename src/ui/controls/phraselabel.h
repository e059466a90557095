#pragma once

#include <optional>
#include <vector>

#include <QAbstractButton>
#include <QFont>
#include <QLabel>

#include "phraselayout.h"

namespace sudoku {

/// A phrase in a hint's text that names something on the board, and that the player can point at, by the
/// mouse or, since Tab stops at it, by the keyboard. The label paints the phrase, the link paints only its
/// focus ring. A link to assistive technology.
class PhraseLink : public QAbstractButton {
  Q_OBJECT

 public:
  PhraseLink(Phrase phrase, QWidget* parent);

  const Phrase& phrase() const { return m_phrase; }
  /// Sets the areas that the words of the phrase take within the label.
  void place(const std::vector<QRect>& areas);

 signals:
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Phrase m_phrase;
  std::vector<QRect> m_areas;
};

/// Sentences, in which some phrases name cells, candidates or houses, or plain text, in lines. place() and
/// placeAll() decide which lines are shown, and where. Each new text is announced to assistive technology, as
/// by every QLabel.
class PhraseLabel : public QLabel {
  Q_OBJECT

 public:
  explicit PhraseLabel(QWidget* parent);

  /// Sets the sentences; `spoken` is the text that assistive technology reads in place of all sentences, if
  /// not empty.
  void setSentences(const std::vector<Sentence>& sentences, const QString& spoken = {});
  /// Sets a text that has no phrases to point at.
  void setWords(const QString& words);
  /// Sets the index of the current sentence; earlier sentences are painted paler.
  void setCurrentSentence(int sentence) { m_current = sentence; }

  /// Breaks the text into lines for a width in pixels. The lines are shown by place() or placeAll().
  const PhraseLayout& layOut(int width);
  const PhraseLayout& layout() const { return m_layout; }
  /// The height in pixels of all lines, with `spacing` between sentences.
  int heightOf(int width, int spacing);
  /// Shows lines from the index `firstLine` on; `tops` has the y coordinate of each within the label.
  void place(int firstLine, std::vector<int> tops);
  /// Shows all lines one below the other, starting at the top of an area.
  void placeAll(const QRect& area, int spacing);

  /// The height in pixels of the lines that are shown.
  int shownHeight() const;
  /// The links for the phrases on the lines that are shown.
  std::vector<QWidget*> links() const;

 signals:
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void makeLinks();

  std::vector<Sentence> m_sentences;
  PhraseLayout m_layout;
  bool m_isLaidOut = false;  ///< m_layout is valid for the present width and font
  int m_layoutWidth = 0;
  QFont m_layoutFont;
  int m_current = 0;
  int m_firstLine = 0;
  std::vector<int> m_tops;  ///< y coordinates of the lines that are shown
  /// A link for each phrase of the text, in order; null for words that name nothing on the board.
  std::vector<PhraseLink*> m_links;
};

}  // namespace sudoku
