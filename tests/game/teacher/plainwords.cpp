#include "plainwords.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

namespace sudoku::support {
namespace {

constexpr int kMostWords = 22;

}  // namespace

void expectPlain(const Sentence& sentence, const std::string& where) {
  const QString text = toPlainText(sentence);
  EXPECT_FALSE(text.isEmpty()) << where;
  EXPECT_FALSE(text.contains(u'{') || text.contains(u'}') || text.contains(u'%')) << qPrintable(text);
  EXPECT_TRUE(text.endsWith(u'.')) << qPrintable(text);
  EXPECT_FALSE(text[0].isLower() && !text[1].isDigit()) << qPrintable(text);
  EXPECT_FALSE(text.contains(QLatin1String("  "))) << qPrintable(text);
  EXPECT_LE(text.split(QRegularExpression("\\s+")).size(), kMostWords) << qPrintable(text);
  static const QRegularExpression wrongArticle(R"(\ba 8\b|\ban [1-79]\b)");
  EXPECT_FALSE(text.contains(wrongArticle)) << qPrintable(text);
  static const QRegularExpression unnamed(R"(some digit|one of the ends|\bgoes?\b)");
  EXPECT_FALSE(text.contains(unnamed)) << qPrintable(text);
  for (const Phrase& phrase : sentence)
    EXPECT_EQ(phrase.role == Role::Words, phrase.cells.isEmpty() && phrase.houses.empty())
        << qPrintable(text);
}

}  // namespace sudoku::support
