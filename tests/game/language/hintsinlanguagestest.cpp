#include <gtest/gtest.h>
#include <set>

#include <QRegularExpression>

#include <sudoku/formats/formats.h>
#include <sudoku/play/gamestate.h>

#include "../teacher/references.h"
#include "game/language/isolated.h"
#include "game/language/languages.h"
#include "game/language/translations.h"
#include "game/teacher/hints.h"
#include "game/teacher/lesson.h"
#include "game/teacher/mistake.h"
#include "game/teacher/techniquewords.h"

namespace sudoku {
namespace {

/// A text that a hint shows, and the hint for which it was made.
struct Shown {
  QString text;
  std::string of;
};

class HintsInLanguagesTest : public testing::TestWithParam<Language> {
 protected:
  void SetUp() override { ASSERT_EQ(m_translations.use(GetParam()), Translations::Result::Complete); }

  /// Takes all texts of a hint.
  void take(const Hint& hint, const std::string& of) {
    const auto add = [&](const QString& text) { m_shown.push_back({withoutIsolates(text), of}); };
    add(hint.title);
    if (!hint.subtitle.isEmpty()) add(hint.subtitle);
    for (const Sentence& sentence : hint.sentences) add(toPlainText(sentence));
    for (const Sentence& sentence : hint.walk) add(toPlainText(sentence));
    for (const LegendEntry& entry : hint.legend) add(entry.words);
  }

  void takeStep(const support::Reference& reference) {
    const TaughtStep taught = teach(reference.step, reference.position);
    for (const Rung rung : {Rung::Where, Rung::What, Rung::Why}) {
      Telling telling;
      telling.rung = rung;
      take(Hints::ofStep(taught, telling), reference.line);
    }
    // The search for a proof about a nested chain takes long.
    if (infoOf(reference.step.technique).level == Level::Inhuman) return;
    const auto& conclusions =
        reference.step.placements.empty() ? reference.step.eliminations : reference.step.placements;
    for (const Candidate& conclusion : conclusions) {
      const WhatIf proof = whatIf(reference.step, reference.position, conclusion);
      take(Hints::ofWhatIf(taught, proof, static_cast<int>(proof.events.size()) + 1), reference.line);
    }
  }

  void takeMistakes() {
    const Puzzle puzzle =
        *parsePuzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    for (const Digit digit : allDigits()) {
      const std::vector<Move> moves = {Move::enter(Cell(2), digit), Move::enter(Cell(3), Digit(6))};
      GameState state(puzzle);
      for (const Move& move : moves) state = applyMove(state, move);
      const auto mistake = Mistakes::first(state, moves);
      if (!mistake) continue;
      take(Hints::ofMistake(*mistake), "a mistake");
      const auto events = static_cast<int>(mistake->refutation.events.size());
      if (!mistake->refutation.end.empty()) take(Hints::ofRefutation(*mistake, events + 1), "a mistake");
    }
  }

  void expectGoodTexts() const {
    static const QRegularExpression placeholder("[{}%]");
    for (const Shown& shown : m_shown) {
      EXPECT_FALSE(shown.text.trimmed().isEmpty()) << shown.of;
      EXPECT_FALSE(shown.text.contains(placeholder)) << qPrintable(shown.text) << ": " << shown.of;
      EXPECT_FALSE(shown.text.contains("  ")) << qPrintable(shown.text) << ": " << shown.of;
    }
  }

  /// Expects that no English word has stayed in a text of another script, but in names of techniques.
  void expectOwnWords() const {
    static const QRegularExpression latinWord("[A-Za-z]{4,}");
    std::set<QString> names;
    const auto takeNames = [&names](const QString& name) {
      for (auto match = latinWord.globalMatch(name); match.hasNext();) names.insert(match.next().captured());
    };
    for (const Technique technique : allTechniques()) {
      takeNames(TechniqueWords::title(technique));
      takeNames(TechniqueWords::inside(technique));
    }
    for (int houses = 2; houses <= 7; ++houses)
      takeNames(TechniqueWords::fish(static_cast<std::size_t>(houses)));
    for (const Shown& shown : m_shown)
      for (auto match = latinWord.globalMatch(shown.text); match.hasNext();) {
        const QString word = match.next().captured();
        EXPECT_TRUE(names.contains(word)) << qPrintable(word) << " in: " << qPrintable(shown.text);
      }
  }

  bool isOfAnotherScript() const {
    return QStringList{"ar", "hi", "ja", "ko", "ru", "zh_CN", "zh_TW"}.contains(GetParam().code.toString());
  }

  Translations m_translations;
  std::vector<Shown> m_shown;
};

TEST_P(HintsInLanguagesTest, AreWholeSentences) {
  for (const support::Reference& reference : support::references()) takeStep(reference);
  takeMistakes();
  expectGoodTexts();
  if (isOfAnotherScript()) expectOwnWords();
}

std::vector<Language> spoken() {
  std::vector<Language> languages;
  for (const Language& language : allLanguages())
    if (!language.isEnglish()) languages.push_back(language);
  return languages;
}

INSTANTIATE_TEST_SUITE_P(All, HintsInLanguagesTest, testing::ValuesIn(spoken()),
                         [](const auto& spoken) { return spoken.param.code.toString().toStdString(); });

}  // namespace
}  // namespace sudoku
