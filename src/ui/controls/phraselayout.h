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

/// Sentences set in lines of a width. A phrase that means something on the board has its role's colours and
/// symbol, which never parts from the first word; a word that is longer than a line is cut. For the GUI
/// thread.
class PhraseLayout {
 public:
  /// Words of one phrase on one line.
  struct Piece {
    QString text;
    int phrase = 0;  ///< in phrases()
    int left = 0;
    int width = 0;  ///< with the padding of what is coloured
    bool hasSymbol = false;
    double textWidth = 0;
  };
  struct Line {
    int sentence = 0;
    std::vector<Piece> pieces;

    int right() const { return pieces.empty() ? 0 : pieces.back().left + pieces.back().width; }
  };

  PhraseLayout() = default;
  PhraseLayout(const std::vector<Sentence>& sentences, const QFont& font, int width);

  const std::vector<Line>& lines() const { return m_lines; }
  const std::vector<Phrase>& phrases() const { return m_phrases; }
  int lineHeight() const { return m_lineHeight; }
  /// From the left and top of its line.
  QRect areaOf(const Piece& piece) const;
  /// Paints a line at a place.
  void paint(QPainter& painter, QPoint place, const Line& line, const Theme& theme, const QColor& ink) const;

 private:
  struct Token {
    QString text;
    int phrase;
    bool hasSpaceBefore;
    bool hasSymbol;
  };
  /// How wide words are in a font. A walk has hundreds of sentences made of few words, and to measure one
  /// takes much longer than to look it up.
  class WordWidths {
   public:
    explicit WordWidths(const QFont& font) : m_metrics(font) {}

    double of(const QString& word);

   private:
    QFontMetricsF m_metrics;
    QHash<QString, double> m_widths;
  };
  using Cluster = std::vector<Token>;  ///< what never parts if it fits into a line

  std::vector<Cluster> clustersOf(const Sentence& sentence);
  void place(const Cluster& cluster);
  void placeCut(Token token);
  void append(Line& line, const Token& token);
  bool fits(const Cluster& cluster);
  void beginLine();
  QFont fontOf(int phrase) const;
  /// The width of a word, or of the space between two.
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
  std::vector<bool> m_isStrong;  ///< of the phrases: bold, with the symbol if there is one
  std::vector<Line> m_lines;
};

}  // namespace sudoku
