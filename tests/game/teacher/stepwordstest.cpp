#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QRegularExpression>

#include "game/teacher/conclusions.h"
#include "game/teacher/stepparts.h"
#include "game/teacher/steppicture.h"
#include "game/teacher/stepwords.h"
#include "game/teacher/techniquewords.h"
#include "plainwords.h"
#include "references.h"

namespace sudoku {
namespace {

using support::expectPlain;

TEST(StepWordsTest, EveryTechniqueHasATitleAndAnIdeaOfItsOwn) {
  std::set<QString> titles;
  for (const Technique technique : allTechniques()) {
    EXPECT_TRUE(titles.insert(TechniqueWords::title(technique)).second) << infoOf(technique).name;
    EXPECT_FALSE(TechniqueWords::idea(technique).isEmpty()) << infoOf(technique).name;
  }
}

TEST(StepWordsTest, ANameInsideASentenceKeepsItsCapitalOnlyIfItIsProper) {
  for (const auto& [technique, name] :
       {std::pair(Technique::TwoStringKite, "two-string kite"), std::pair(Technique::NakedPair, "naked pair"),
        std::pair(Technique::FinnedSwordfish, "finned Swordfish"), std::pair(Technique::XWing, "X-Wing"),
        std::pair(Technique::WWing, "W-Wing"), std::pair(Technique::XyChain, "XY-chain"),
        std::pair(Technique::BugPlusOne, "BUG + 1"), std::pair(Technique::Swordfish, "Swordfish"),
        std::pair(Technique::MutantJellyfish, "Mutant Jellyfish"),
        std::pair(Technique::SueDeCoq, "Sue de Coq")})
    EXPECT_EQ(TechniqueWords::inside(technique), name);
}

TEST(StepWordsTest, SentencesAreShortAndHaveTheirPlacesFilled) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    expectPlain(words.where, reference.line);
    EXPECT_GE(words.why.size(), 3U) << reference.line;
    EXPECT_LE(words.why.size(), 8U) << reference.line;
    for (const Sentence& sentence : words.why) expectPlain(sentence, reference.line);
    for (const Sentence& sentence : words.walk) expectPlain(sentence, reference.line);
  }
}

TEST(StepWordsTest, TheLastSentencesNameAllThatIsConcluded) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    CellSet named;
    CellSet concluded;
    const std::vector<Sentence> last = std::holds_alternative<reason::Single>(reference.step.reason)
                                           ? std::vector<Sentence>{words.why.back()}
                                           : Conclusions::of(reference.step);
    ASSERT_GE(words.why.size(), last.size());
    EXPECT_TRUE(std::equal(last.rbegin(), last.rend(), words.why.rbegin())) << reference.line;
    for (const Sentence& sentence : last)
      for (const Phrase& phrase : sentence)
        if (phrase.role == Role::Eliminated || phrase.role == Role::Placed) named |= phrase.cells;
    for (const auto& [cell, digit] : reference.step.eliminations) concluded.add(cell);
    for (const auto& [cell, digit] : reference.step.placements) concluded.add(cell);
    EXPECT_EQ(named, concluded) << reference.line;
  }
}

/// In a proof that places no digits, a cell of a naked pair may have just one of its digits.
TEST(StepWordsTest, APairIsOfEitherWayRoundOnlyWhereBothCellsAreOpen) {
  const Cell first = Cell::at(0, 0);
  const Cell second = Cell::at(0, 4);
  const Step step{Technique::NakedPair,
                  reason::Subset{{first, second}, {Digit(1), Digit(2)}, House::row(0)},
                  {},
                  {{Cell::at(0, 8), Digit(1)}}};
  Position position;
  for (const Cell cell : {first, second})
    for (int digit = 3; digit <= 9; ++digit) position.candidates.eliminate(cell, Digit(digit));
  EXPECT_EQ(toPlainText(explain(step, position).why[1]),
            "Two cells take two digits, one each, either way round.");
  position.candidates.eliminate(first, Digit(1));
  EXPECT_EQ(toPlainText(explain(step, position).why[1]), "Two cells take two digits, one each.");
}

/// A dual empty rectangle may use two crosses of the box.
TEST(StepWordsTest, EachCrossOfAnEmptyRectangleIsTold) {
  static const QRegularExpression cross("^In the .* box every \\d is in (row|column)");
  int dual = 0;
  for (const auto& reference : support::references()) {
    const auto* rectangle = std::get_if<reason::EmptyRectangle>(&reference.step.reason);
    if (rectangle == nullptr) continue;
    std::set<std::set<House>> crosses;
    for (const auto& pair : {std::optional(rectangle->pair), rectangle->otherPair})
      if (pair) crosses.insert({armsOf(*rectangle, *pair).near, armsOf(*rectangle, *pair).other});
    if (crosses.size() > 1) ++dual;
    const auto words = explain(reference.step, reference.position).why;
    EXPECT_EQ(std::count_if(words.begin(), words.end(),
                            [](const Sentence& each) { return cross.match(toPlainText(each)).hasMatch(); }),
              crosses.size())
        << reference.line;
  }
  EXPECT_GT(dual, 0);
}

/// A dual kite may be of two digits.
TEST(StepWordsTest, APatternOfOneDigitNamesTheDigitOfEachConclusion) {
  int ofTwo = 0;
  for (const auto& reference : support::references()) {
    if (!std::holds_alternative<reason::SingleDigitPattern>(reference.step.reason)) continue;
    const std::vector<Sentence> why = explain(reference.step, reference.position).why;
    const std::size_t last = Conclusions::of(reference.step).size();
    QString told;
    for (std::size_t at = 0; at + last < why.size(); ++at) told += toPlainText(why[at]) + '\n';
    const DigitSet gone = digitsOf(reference.step.eliminations);
    if (gone.size() > 1) ++ofTwo;
    for (const Digit digit : gone) {
      const QRegularExpression named(QString("(?<![rc0-9])%1s?(?![0-9c])").arg(digit.value()));
      EXPECT_TRUE(told.contains(named)) << digit.value() << " in " << reference.line << '\n'
                                        << qPrintable(told);
    }
  }
  EXPECT_GT(ofTwo, 0);
}

TEST(StepWordsTest, OnlyAProofOfSeveralCasesSaysThatTheyEndAlike) {
  int single = 0;
  for (const auto& reference : support::references()) {
    const auto* const proof = std::get_if<reason::Proof>(&reference.step.reason);
    const bool hasOne = proof != nullptr && hasOneCase(*proof);
    if (hasOne) ++single;
    EXPECT_EQ(explain(reference.step, reference.position).idea.isEmpty(), hasOne) << reference.line;
  }
  EXPECT_GT(single, 0);
}

/// The sentences that differ between one digit and several: an almost locked set can lack only one.
TEST(StepWordsTest, SetsOfSeveralDigitsLackOneAndHaveEach) {
  std::set<QString> said;
  for (const auto& reference : support::references()) {
    const bool isChain = std::holds_alternative<reason::AlsChain>(reference.step.reason);
    const bool isBlossom = std::holds_alternative<reason::DeathBlossom>(reference.step.reason);
    if (!isChain && !isBlossom) continue;
    const bool hasSeveral = digitsOf(reference.step.eliminations).size() > 1;
    QString told;
    for (const Sentence& sentence : explain(reference.step, reference.position).why)
      told += toPlainText(sentence) + '\n';
    const QString words = isChain ? "If A lacks one of " : "So one of the sets has each of ";
    EXPECT_EQ(told.contains(words), hasSeveral) << reference.line << '\n' << qPrintable(told);
    if (hasSeveral) said.insert(words);
  }
  EXPECT_EQ(said.size(), 2U);
}

TEST(StepWordsTest, AFishWithoutItsFinsHasItsWholeName) {
  static const QRegularExpression named("the others make an? (.*), in the blue discs");
  int count = 0;
  for (const auto& reference : support::references()) {
    if (!std::holds_alternative<reason::Fish>(reference.step.reason)) continue;
    const QString title = TechniqueWords::title(reference.step.technique);
    for (const Sentence& sentence : explain(reference.step, reference.position).why)
      if (const auto found = named.match(toPlainText(sentence)); found.hasMatch()) {
        ++count;
        EXPECT_TRUE(title.endsWith(found.captured(1))) << qPrintable(title + ": " + toPlainText(sentence));
      }
  }
  EXPECT_GT(count, 10);
}

TEST(StepWordsTest, AWalkTellsNothingTwice) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    std::set<QString> told;
    for (const Sentence& sentence : words.walk)
      EXPECT_TRUE(told.insert(toPlainText(sentence)).second) << qPrintable(toPlainText(sentence));
  }
}

TEST(StepWordsTest, AWalkEndsWithTheConclusion) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    if (words.walk.empty()) continue;
    EXPECT_EQ(words.walk.back(), words.why.back()) << reference.line;
  }
}

TEST(StepWordsTest, NumbersOfAWalkAreThoseOnTheBoard) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    ASSERT_EQ(words.links.size(), words.walk.size());
    if (words.walk.empty()) continue;
    std::vector<int> onBoard;
    for (const StepPicture::Link& link : pictureOf(reference.step, reference.position).links)
      onBoard.push_back(link.number);
    std::vector<int> told;
    std::copy_if(words.links.begin(), words.links.end(), std::back_inserter(told),
                 [](int number) { return number != 0; });
    EXPECT_EQ(told, onBoard) << reference.line;
  }
}

/// The end of a link on the board is what its sentence tells.
TEST(StepWordsTest, ALinkEndsWhereItsSentenceDoes) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    for (const StepPicture::Link& link : pictureOf(reference.step, reference.position).links) {
      const auto at = std::find(words.links.begin(), words.links.end(), link.number);
      if (at == words.links.end()) continue;
      CellSet named;
      for (const Phrase& phrase : words.walk[static_cast<std::size_t>(at - words.links.begin())])
        named |= phrase.cells;
      EXPECT_TRUE((link.to - named).isEmpty()) << reference.line;
    }
  }
}

/// Every cell that a removal rests on is named or drawn: the cells of a chain's nodes, of sets and of fins.
TEST(StepWordsTest, AllThatAChainPassesIsNamedAndDrawn) {
  for (const auto& reference : support::references()) {
    const auto* const chain = std::get_if<reason::LinkChain>(&reference.step.reason);
    if (chain == nullptr) continue;
    CellSet named;
    CellSet drawn;
    for (const Sentence& sentence : explain(reference.step, reference.position).walk)
      for (const Phrase& phrase : sentence)
        if (phrase.houses.empty()) named |= phrase.cells;
    for (const StepPicture::Link& link : pictureOf(reference.step, reference.position).links)
      drawn |= link.from | link.to;
    for (const ChainNode& node : chain->nodes) {
      EXPECT_TRUE((node.cells - named).isEmpty()) << reference.line;
      EXPECT_TRUE((node.cells - drawn).isEmpty()) << reference.line;
    }
  }
}

TEST(StepWordsTest, WhereToLookGivesNeitherCellNorTechniqueAway) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    EXPECT_FALSE(toPlainText(words.where).contains(words.title, Qt::CaseInsensitive)) << reference.line;
    for (const Phrase& phrase : words.where)
      EXPECT_TRUE(phrase.cells.isEmpty() || phrase.cells.size() > 1) << reference.line;
  }
}

}  // namespace
}  // namespace sudoku
