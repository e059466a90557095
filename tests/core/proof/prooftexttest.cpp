#include <gtest/gtest.h>
#include <string>

#include <sudoku/proof/prooftext.h>

namespace sudoku::proof {
namespace {

/// What is left of a lemma's line once it has been read and written.
std::string rewritten(const std::string& line) {
  const auto lemma = parseLemma(line);
  return lemma
             ? toText(*lemma)
             : "column " + std::to_string(lemma.error().column) + ": " + std::string(lemma.error().expected);
}

TEST(ProofTextTest, KeepsEveryKindOfLemma) {
  for (const std::string line :
       {"each r2c1<>7 r3c2<>7 count 7r1 / 7b1", "each r9c9=1 count r1c1 #2*3 5c7 / 1b9*2 r2c2",
        "each r1c1=1 count / ",
        "any r2c5<>3 split { r1c5<>3 by 3b2, r2c2<>3 by 3r2, r1c1=2 by r1c1, r1c1<>2 by #4 }",
        "each r2c5<>3 split r1c1 { r1c1=1: r1c5<>1 by 1r1, r2c5<>3 by 3b2 } { r1c1=2: r2c5<>3 by 3r2 }",
        "each r2c5<>3 split #7 { r1c1=1: }",
        "any r2c5<>3 r1c1=9 split r4c4<>4 { r4c4<>4: r1c5<>1 by (count 1r1 2r2*2 / 1b1) } { r4c4=4: }",
        "any r2c4=3 swap r1c1:12 r2c1:12 r1c4:12 r2c4:12",
        "each r5c5<>1 map rows 987654321 columns 987654321 digits 213456789",
        "each r5c5<>1 map transposed rows 123456789 columns 123456789 digits 123456789"}) {
    const std::string text = rewritten(line);
    EXPECT_EQ(text + (line.back() == ' ' ? " " : ""), line);
  }
}

TEST(ProofTextTest, SaysWhatShouldStandWhere) {
  EXPECT_EQ(rewritten(""), "column 1: each or any");
  EXPECT_EQ(rewritten("all r1c1=1 count / "), "column 1: each or any");
  EXPECT_EQ(rewritten("each r1c1 count"), "column 6: a literal such as r1c2=5");
  EXPECT_EQ(rewritten("each r1c0=1 count"), "column 6: a literal such as r1c2=5");
  EXPECT_EQ(rewritten("each r1c1=1"), "column 12: count, split, swap or map");
  EXPECT_EQ(rewritten("each r1c1=1 count 7r0 / 7b1"), "column 19: a sector such as r1c2, 5r1 or #1");
  EXPECT_EQ(rewritten("each r1c1=1 count 7r1*0 / 7b1"), "column 23: a weight from 1 to 99");
  EXPECT_EQ(rewritten("each r1c1=1 count 7r1*99999999999999999999 / 7b1"),
            "column 23: a weight from 1 to 99");
  EXPECT_EQ(rewritten("each r1c1=1 count #0 / 7b1"), "column 19: a sector such as r1c2, 5r1 or #1");
  EXPECT_EQ(rewritten("each r1c1=1 count 7r1"), "column 22: /");
  EXPECT_EQ(rewritten("each r1c1=1 split"), "column 18: a sector such as r1c2, 5r1 or #1");
  EXPECT_EQ(rewritten("each r1c1=1 split {"), "column 20: a literal such as r1c2=5");
  EXPECT_EQ(rewritten("each r1c1=1 split { r1c1=1: r1c1=1 }"), "column 36: by");
  EXPECT_EQ(rewritten("each r1c1=1 split { r1c1=1 by r1c1 r1c2 }"), "column 36: }");
  EXPECT_EQ(rewritten("each r1c1=1 split { r1c1=1 by (r1c1) }"), "column 32: count");
  EXPECT_EQ(rewritten("any r1c1=1 swap r1c1"), "column 17: a cell and its digits such as r1c2:45");
  EXPECT_EQ(rewritten("each r1c1=1 map rows 12 columns"), "column 22: nine different digits");
  EXPECT_EQ(rewritten("each r1c1=1 map rows 112345678 columns 123456789 digits 123456789"),
            "column 22: nine different digits");
  EXPECT_EQ(rewritten("each r1c1=1 count / 7b1 ) "), "column 25: the end of the line");
}

TEST(ProofTextTest, ReadsLiterals) {
  const auto literals = parseLiterals(" r1c2=5  r9c9<>1 ");
  ASSERT_TRUE(literals);
  EXPECT_EQ(*literals, (std::vector<Literal>{{{Cell(1), Digit(5)}, true}, {{Cell(80), Digit(1)}, false}}));
  EXPECT_FALSE(parseLiterals(""));
  EXPECT_FALSE(parseLiterals("r1c2=5 x"));
}

}  // namespace
}  // namespace sudoku::proof
