#include <gtest/gtest.h>

#include <QApplication>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include "ui/controls/phraselayout.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

Sentence sentence() {
  return {Phrase{"Both pairs stand in the same "},
          Phrase{"columns, 1 and 5", Role::Cover, cellsOf(House::column(0)), {}, {House::column(0)}},
          Phrase{"."}};
}

PhraseLayout laidOut(const std::vector<Sentence>& sentences, int width,
                     Qt::LayoutDirection direction = Qt::LeftToRight) {
  return {sentences, QApplication::font(), width, direction};
}

/// Sentences in scripts that are broken in ways of their own, with codes between the words.
Sentence japanese() {
  return {Phrase{u"「"_s}, Phrase{u"3行目"_s, Role::Base, cellsOf(House::row(2)), {}, {House::row(2)}},
          Phrase{u"」で7が入るマスは、"_s}, Phrase{u"r3c5"_s, Role::Placed, {Cell(22)}, {Digit(7)}},
          Phrase{u"だけです。ほかのマスには入りません。"_s}};
}

Sentence hindi() {
  return {Phrase{u"सेल "_s}, Phrase{u"r3c5"_s, Role::Placed, {Cell(22)}, {Digit(7)}},
          Phrase{u" में केवल अंक 7 बचता है, क्योंकि पंक्तियों में कोई दूसरा स्थान उपयुक्त नहीं है।"_s}};
}

Sentence arabic() {
  return {Phrase{u"لم يبقَ للخلية "_s}, Phrase{u"r3c5"_s, Role::Placed, {Cell(22)}, {Digit(7)}},
          Phrase{u" سوى الرقم 7، لأن "_s},
          Phrase{u"الصفين 3 و7"_s, Role::Base, cellsOf(House::row(2)), {}, {House::row(2)}},
          Phrase{u" ممتلئان."_s}};
}

/// The text of a line, in the order in which it is read.
QString readText(const PhraseLayout::Line& line) {
  QString text;
  for (const auto& piece : line.pieces) text += piece.text;
  return text;
}

/// The lines of a sentence begin where they may: at what follows a blank or, between blanks, at a boundary of
/// a kind.
bool beginsAtBoundaries(const PhraseLayout& layout, const Sentence& sentence,
                        QTextBoundaryFinder::BoundaryType kind) {
  const QString all = textOf(sentence).remove(u' ');
  const QString spaced = textOf(sentence);
  QTextBoundaryFinder finder(kind, spaced);
  qsizetype at = 0;
  qsizetype inSpaced = 0;
  for (const auto& line : layout.lines()) {
    while (inSpaced < spaced.size() && spaced[inSpaced] == u' ') ++inSpaced;
    finder.setPosition(inSpaced);
    if (!finder.isAtBoundary()) return false;
    const QString text = readText(line).remove(u' ');
    if (all.mid(at, text.size()) != text) return false;
    at += text.size();
    for (qsizetype letters = text.size(); letters > 0; ++inSpaced)
      if (spaced[inSpaced] != u' ') --letters;
  }
  return at == all.size();
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
    const PhraseLayout layout = laidOut({sentence(), sentence()}, width);
    for (const auto& line : layout.lines()) {
      EXPECT_LE(line.right(), width) << qPrintable(textsOf(layout).join('/'));
      EXPECT_FALSE(line.pieces.empty());
    }
    EXPECT_EQ(textsOf(layout).join("").remove(' '), toPlainText(sentence()).repeated(2).remove(' '));
  }
}

TEST(PhraseLayoutTest, TheSymbolNeverPartsFromTheFirstWord) {
  for (int width = 90; width < 400; ++width) {
    const PhraseLayout layout = laidOut({sentence()}, width);
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
    for (const QString& line : textsOf(laidOut({sentence()}, width)))
      EXPECT_EQ(line.contains('1'), line.contains("1 and 5.")) << qPrintable(line);
}

TEST(PhraseLayoutTest, NoLineBeginsWithTheDotBetweenTwoParts) {
  const QString dot = QStringLiteral("·");
  const Sentence parts = {Phrase{"3 still possible · 2 gone by logic "}, Phrase{dot + " taken by "},
                          Phrase{"r2c3", Role::Taker, {Cell(11)}, {Digit(1)}},
                          Phrase{' ' + dot + " same row"}};
  for (int width = 120; width < 500; ++width) {
    const PhraseLayout layout = laidOut({parts}, width);
    for (const auto& line : layout.lines()) EXPECT_FALSE(line.pieces.front().text.startsWith(dot)) << width;
  }
}

TEST(PhraseLayoutTest, OfALongListOneHasTheSymbol) {
  Sentence list;
  for (const int index : {1, 2, 3, 4})
    list.push_back(Phrase{QString("r1c%1 ").arg(index), Role::Eliminated, {Cell(index)}, {Digit(5)}});
  const auto symbolsOf = [](const Sentence& sentence) {
    const PhraseLayout layout = laidOut({sentence}, 1000);
    int symbols = 0;
    for (const auto& piece : layout.lines().front().pieces) symbols += piece.hasSymbol ? 1 : 0;
    return symbols;
  };
  EXPECT_EQ(symbolsOf(list), 1);
  list.resize(2);
  EXPECT_EQ(symbolsOf(list), 2);
}

TEST(PhraseLayoutTest, LinesBreakWhereTheScriptAllowsIt) {
  for (const Sentence& text : {japanese(), hindi(), arabic()}) {
    for (int width = 150; width < 700; width += 13) {
      const PhraseLayout layout = laidOut({text}, width);
      EXPECT_TRUE(beginsAtBoundaries(layout, text, QTextBoundaryFinder::Line)) << width;
      for (const auto& line : layout.lines()) EXPECT_LE(line.right(), width);
    }
  }
}

TEST(PhraseLayoutTest, TextWithoutBlanksFillsItsLines) {
  const PhraseLayout whole = laidOut({japanese()}, 10'000);
  ASSERT_EQ(whole.lines().size(), 1U);
  const int width = whole.lines().front().right() / 3;
  const PhraseLayout layout = laidOut({japanese()}, width);
  EXPECT_GE(layout.lines().size(), 3U);
  EXPECT_LE(layout.lines().size(), 5U);
}

TEST(PhraseLayoutTest, ACutWithoutRoomKeepsLettersWhole) {
  for (const Sentence& text : {japanese(), hindi(), arabic(), Sentence{Phrase{u"Zwei-Zeichen-Kette"_s}}}) {
    for (int width = 1; width < 120; width += 3) {
      const PhraseLayout layout = laidOut({text}, width);
      EXPECT_TRUE(beginsAtBoundaries(layout, text, QTextBoundaryFinder::Grapheme)) << width;
      for (const auto& line : layout.lines()) {
        // A phrase of its own that begins with such a sign goes to the next line with it.
        const auto& first = line.pieces.front();
        const QString phrase = layout.phrases()[static_cast<std::size_t>(first.phrase)].text.trimmed();
        const QString begin = phrase.startsWith(first.text) ? u"-"_s : first.text.left(1);
        EXPECT_FALSE(u"。、」।،.,"_s.contains(begin)) << qPrintable(begin);
      }
    }
  }
}

TEST(PhraseLayoutTest, ALongWordIsCutAtItsHyphen) {
  const Sentence word = {Phrase{u"Zwei-Zeichen"_s}};
  const int whole = laidOut({word}, 10'000).lines().front().right();
  const PhraseLayout layout = laidOut({word}, whole - 2);
  ASSERT_EQ(layout.lines().size(), 2U);
  EXPECT_EQ(readText(layout.lines()[0]), u"Zwei-"_s);
}

TEST(PhraseLayoutTest, FromRightToLeftThePiecesAreMirrored) {
  for (int width = 60; width < 700; width += 11) {
    const PhraseLayout there = laidOut({arabic()}, width);
    const PhraseLayout back = laidOut({arabic()}, width, Qt::RightToLeft);
    ASSERT_EQ(there.lines().size(), back.lines().size());
    for (std::size_t line = 0; line < there.lines().size(); ++line) {
      const auto& from = there.lines()[line];
      const auto& to = back.lines()[line];
      ASSERT_EQ(from.pieces.size(), to.pieces.size());
      for (std::size_t piece = 0; piece < from.pieces.size(); ++piece) {
        EXPECT_EQ(to.pieces[piece].text, from.pieces[piece].text);
        EXPECT_EQ(to.pieces[piece].left, width - from.pieces[piece].left - from.pieces[piece].width);
      }
      EXPECT_EQ(to.right(), width);
      EXPECT_EQ(to.left(), width - from.right());
    }
  }
}

TEST(PhraseLayoutTest, TextThatIsNotTranslatedKeepsItsOrderAtTheRightEdge) {
  const PhraseLayout layout = laidOut({sentence()}, 1000, Qt::RightToLeft);
  const auto& line = layout.lines().front();
  EXPECT_EQ(line.right(), 1000);
  EXPECT_LT(line.pieces[0].left, line.pieces[1].left);
}

TEST(PhraseLayoutTest, ALineIsAsHighAsTheTallestOfItsScripts) {
  for (const Sentence& text : {japanese(), hindi(), arabic()}) {
    const PhraseLayout layout = laidOut({text}, 300);
    for (const Phrase& phrase : text) {
      QTextLayout words(phrase.text, QApplication::font());
      words.beginLayout();
      QTextLine line = words.createLine();
      line.setNumColumns(static_cast<int>(phrase.text.size()));
      words.endLayout();
      EXPECT_GE(layout.lineHeight(), line.height());
    }
  }
}

}  // namespace
}  // namespace sudoku
