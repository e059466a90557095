#pragma once

#include <vector>

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QRect>
#include <QString>

#include "game/teacher/explanation.h"

class QPainter;

namespace sudoku {

struct Theme;

/// Sentences set in lines of a width, broken where the script allows it. A phrase that names something on the
/// board gets the colours and a small symbol of that thing's role in the step (Role); the symbol stays on the
/// line of the first word. A word longer than a line is cut between letters. In a layout from right to left,
/// lines begin at the right edge, and the pieces of sentences in such a script follow each other from there;
/// each piece is written for itself, so that a code such as r1c5 does not change the order of the words
/// beside it. For the GUI thread.
class PhraseLayout {
 public:
  /// Words of one phrase on one line.
  struct Piece {
    QString text;
    int phrase = 0;  ///< index in phrases()
    int left = 0;
    int width = 0;  ///< width in pixels, including the padding of a coloured phrase
    bool hasSymbol = false;
    double textWidth = 0;
  };
  struct Line {
    int sentence = 0;
    Qt::LayoutDirection direction = Qt::LeftToRight;  ///< that in which the pieces are read
    std::vector<Piece> pieces;                        ///< in the order in which they are read

    int left() const;
    int right() const;
  };

  PhraseLayout() = default;
  PhraseLayout(const std::vector<Sentence>& sentences, const QFont& font, int width,
               Qt::LayoutDirection direction);

  const std::vector<Line>& lines() const { return m_lines; }
  const std::vector<Phrase>& phrases() const { return m_phrases; }
  /// The height of each line, for the tallest of the fonts that the texts need.
  int lineHeight() const { return m_lineHeight; }
  /// The area of a piece, relative to the top left corner of its line.
  QRect areaOf(const Piece& piece) const;
  /// Paints a line with its top left corner at `place`.
  void paint(QPainter& painter, QPoint place, const Line& line, const Theme& theme, const QColor& ink) const;

 private:
  struct Token {
    QString text;
    int phrase;
    bool hasSpaceBefore;
    bool hasSymbol;
  };
  /// The widths of words in a font, kept because measuring a word takes much longer than looking it up, and
  /// hundreds of sentences consist of few different words.
  class WordWidths {
   public:
    explicit WordWidths(const QFont& font) : m_font(font), m_metrics(font) {}

    double of(const QString& word);
    /// The most that the words measured so far reach above the base line and below it. Words in a script that
    /// the font does not have are in another font, which may be taller.
    double ascent() const { return m_ascent; }
    double descent() const { return m_descent; }

   private:
    QFont m_font;
    QFontMetricsF m_metrics;
    QHash<QString, double> m_widths;
    double m_ascent = 0;
    double m_descent = 0;
  };
  using Cluster = std::vector<Token>;  ///< words that are not divided between lines if they fit into one line

  std::vector<Cluster> clustersOf(const Sentence& sentence);
  void measure(const std::vector<std::vector<Cluster>>& sentences);
  void place(const Cluster& cluster);
  void placeCut(Token token);
  void mirror(const std::vector<Sentence>& sentences);
  void append(Line& line, const Token& token);
  bool fits(const Cluster& cluster);
  void beginLine();
  QFont fontOf(int phrase) const;
  /// The width in pixels of a word, or of the space between two words.
  double widthOf(const QString& word, int phrase);
  bool isColoured(int phrase) const;
  int padding() const;
  int symbolSize() const;

  QFont m_font;
  WordWidths m_widths{m_font};
  WordWidths m_strongWidths{m_font};
  int m_width = 0;
  int m_lineHeight = 0;
  int m_sentence = 0;
  std::vector<Phrase> m_phrases;
  std::vector<bool> m_isStrong;  ///< for each phrase, whether it is bold and has a symbol before it
  std::vector<Line> m_lines;
};

}  // namespace sudoku
