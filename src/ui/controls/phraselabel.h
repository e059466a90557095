#pragma once

#include <optional>
#include <vector>

#include <QAbstractButton>
#include <QFont>
#include <QLabel>

#include "phraselayout.h"

namespace sudoku {

/// What of a text can be pointed at: with the pointer, or with the keyboard, where it is a stop of its own.
/// Painted by its label, but for the ring. A link to assistive technology.
class PhraseLink : public QAbstractButton {
  Q_OBJECT

 public:
  PhraseLink(Phrase phrase, QWidget* parent);

  const Phrase& phrase() const { return m_phrase; }
  /// The places of its words, within the label.
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

/// Sentences with phrases, or plain words, in lines. Its owner says which lines are shown, and where. As a
/// label it announces each new text to assistive technology.
class PhraseLabel : public QLabel {
  Q_OBJECT

 public:
  explicit PhraseLabel(QWidget* parent);

  void setTheme(const Theme& theme);
  /// With what is read out, if that is not all of it.
  void setSentences(const std::vector<Sentence>& sentences, const QString& spoken = {});
  /// One sentence without phrases.
  void setWords(const QString& words);
  /// For sentences before this one ink is muted.
  void setCurrentSentence(int sentence) { m_current = sentence; }

  /// Sets the lines. They are shown by place().
  const PhraseLayout& layOut(int width);
  const PhraseLayout& layout() const { return m_layout; }
  /// The height of all lines, sentences standing apart.
  int heightOf(int width, int spacing);
  /// Shows lines from a first one on, each at its place below the top of the label.
  void place(int firstLine, std::vector<int> tops);
  /// Shows all lines at a place.
  void placeAll(const QRect& area, int spacing);

  /// Of the lines that are shown.
  int shownHeight() const;
  /// What can be pointed at on the lines that are shown.
  std::vector<QWidget*> links() const;

 signals:
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void makeLinks();

  const Theme* m_theme;
  std::vector<Sentence> m_sentences;
  PhraseLayout m_layout;
  bool m_isLaidOut = false;  ///< in this width and font
  int m_layoutWidth = 0;
  QFont m_layoutFont;
  int m_current = 0;
  int m_firstLine = 0;
  std::vector<int> m_tops;           ///< of the lines that are shown
  std::vector<PhraseLink*> m_links;  ///< of the layout's phrases; none: plain words
};

}  // namespace sudoku
