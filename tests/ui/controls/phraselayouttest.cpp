#include <gtest/gtest.h>

#include <QApplication>

#include "ui/controls/phraselayout.h"

namespace sudoku {
namespace {

Sentence sentence() {
  return {Phrase{"Both pairs stand in the same "},
          Phrase{"columns, 1 and 5", Role::Cover, cellsOf(House::column(0)), {}, {House::column(0)}},
          Phrase{"."}};
}

QStringList textsOf(const PhraseLayout& layout) {
  QStringList texts;
  for (const auto& line : layout.lines()) {
    QString text;
    for (const auto& piece : line.pieces)
      text += (text.isEmpty() || piece.text == "." ? "" : " ") + piece.text;
    texts += text.replace(QChar(0x00A0), ' ');
  }
  return texts;
}

TEST(PhraseLayoutTest, NoWordIsLostAndNoLineIsWiderThanAllowed) {
  for (int width = 40; width < 600; width += 7) {
    const PhraseLayout layout({sentence(), sentence()}, QApplication::font(), width);
    for (const auto& line : layout.lines()) {
      EXPECT_LE(line.right(), width) << qPrintable(textsOf(layout).join('/'));
      EXPECT_FALSE(line.pieces.empty());
    }
    EXPECT_EQ(textsOf(layout).join("").remove(' '), toPlainText(sentence()).repeated(2).remove(' '));
  }
}

TEST(PhraseLayoutTest, TheSymbolNeverPartsFromTheFirstWord) {
  for (int width = 90; width < 400; ++width) {
    const PhraseLayout layout({sentence()}, QApplication::font(), width);
    int symbols = 0;
    for (const auto& line : layout.lines()) {
      for (const auto& piece : line.pieces) {
        symbols += piece.hasSymbol ? 1 : 0;
        EXPECT_TRUE(!piece.hasSymbol || piece.text.startsWith("columns,")) << width;
      }
    }
    EXPECT_EQ(symbols, 1) << width;
  }
}

TEST(PhraseLayoutTest, NumbersAndWhatJoinsThemStayTogether) {
  for (int width = 90; width < 400; ++width)
    for (const QString& line : textsOf(PhraseLayout({sentence()}, QApplication::font(), width)))
      EXPECT_EQ(line.contains('1'), line.contains("1 and 5.")) << qPrintable(line);
}

TEST(PhraseLayoutTest, NoLineBeginsWithTheDotBetweenTwoParts) {
  const QString dot = QStringLiteral("·");
  const Sentence parts = {Phrase{"3 still possible · 2 gone by logic "}, Phrase{dot + " taken by "},
                          Phrase{"r2c3", Role::Taker, {Cell(11)}, {Digit(1)}},
                          Phrase{' ' + dot + " same row"}};
  for (int width = 120; width < 500; ++width) {
    const PhraseLayout layout({parts}, QApplication::font(), width);
    for (const auto& line : layout.lines()) EXPECT_FALSE(line.pieces.front().text.startsWith(dot)) << width;
  }
}

TEST(PhraseLayoutTest, OfALongListOneHasTheSymbol) {
  Sentence list;
  for (const int index : {1, 2, 3, 4})
    list.push_back(Phrase{QString("r1c%1 ").arg(index), Role::Eliminated, {Cell(index)}, {Digit(5)}});
  const auto symbolsOf = [](const Sentence& sentence) {
    const PhraseLayout layout({sentence}, QApplication::font(), 1000);
    int symbols = 0;
    for (const auto& piece : layout.lines().front().pieces) symbols += piece.hasSymbol ? 1 : 0;
    return symbols;
  };
  EXPECT_EQ(symbolsOf(list), 1);
  list.resize(2);
  EXPECT_EQ(symbolsOf(list), 2);
}

}  // namespace
}  // namespace sudoku
