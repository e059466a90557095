#pragma once

#include <optional>
#include <vector>

#include <QAbstractButton>
#include <QFont>
#include <QLabel>

#include "phraselayout.h"

namespace sudoku {

/// A part of a text that can be pointed at: with the pointer, or with the keyboard, where Tab stops at it.
/// Painted by its label, but for the focus ring. A link to assistive technology.
class PhraseLink : public QAbstractButton {
  Q_OBJECT

 public:
  PhraseLink(Phrase phrase, QWidget* parent);

  const Phrase& phrase() const { return m_phrase; }
  /// Sets the areas of its words within the label.
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

/// Sentences with phrases, or plain words, in lines. Its owner says which lines are shown, and where. Being a
/// label, it announces each new text to assistive technology.
class PhraseLabel : public QLabel {
  Q_OBJECT

 public:
  explicit PhraseLabel(QWidget* parent);

  /// Sets the sentences, and the text that is read out if that is not all of them.
  void setSentences(const std::vector<Sentence>& sentences, const QString& spoken = {});
  /// Sets one sentence without phrases.
  void setWords(const QString& words);
  /// Sets the index of the current sentence: sentences before it are muted.
  void setCurrentSentence(int sentence) { m_current = sentence; }

  /// Breaks the text into lines for a width. place() then shows them.
  const PhraseLayout& layOut(int width);
  const PhraseLayout& layout() const { return m_layout; }
  /// The height of all lines, with a space between sentences.
  int heightOf(int width, int spacing);
  /// Shows lines from a first one on, each at its place below the top of the label.
  void place(int firstLine, std::vector<int> tops);
  /// Shows all lines, from the top of an area on.
  void placeAll(const QRect& area, int spacing);

  /// The height of the lines that are shown.
  int shownHeight() const;
  /// The links on the lines that are shown.
  std::vector<QWidget*> links() const;

 signals:
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void makeLinks();

  std::vector<Sentence> m_sentences;
  PhraseLayout m_layout;
  bool m_isLaidOut = false;  ///< m_layout fits the present width and font
  int m_layoutWidth = 0;
  QFont m_layoutFont;
  int m_current = 0;
  int m_firstLine = 0;
  std::vector<int> m_tops;           ///< tops of the lines that are shown
  std::vector<PhraseLink*> m_links;  ///< links of the layout's phrases; null for plain words
};

}  // namespace sudoku
