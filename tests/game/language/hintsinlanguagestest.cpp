#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

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

class HintsInLanguagesTest : public testing::TestWithParam<std::string> {
 protected:
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

  /// Expects that no English word has stayed, but in names of techniques.
  void expectOwnWords(const std::set<QString>& english) const {
    const QString code = QString::fromStdString(GetParam());
    const bool isLatin = QStringList{"de", "es", "fr", "it", "pl", "pt_BR", "tr"}.contains(code);
    std::set<QString> names;
    for (const Technique technique : allTechniques()) {
      takeWords(TechniqueWords::title(technique), names);
      takeWords(TechniqueWords::inside(technique), names);
    }
    for (std::size_t houses = 2; houses <= 7; ++houses) takeWords(TechniqueWords::fish(houses), names);
    for (const Shown& shown : m_shown) {
      std::set<QString> words;
      takeWords(shown.text, words);
      for (const QString& word : words) {
        if (isLatin && (!english.contains(word) || sameIn(code).contains(word))) continue;
        EXPECT_TRUE(names.contains(word)) << qPrintable(word) << " in: " << qPrintable(shown.text);
      }
    }
  }

  /// Words of a language that English has too, if with another meaning.
  static QStringList sameIn(const QString& code) {
    static const std::map<QString, QStringList> words = {
        {"de", {"kites", "links", "ring"}},
        {"es", {"decide"}},
        {"fr", {"cases", "pivot", "place", "places", "point", "second", "solution", "solutions"}},
        {"pl", {"same"}},
        {"pt_BR", {"decide"}},
        {"tr", {"pivot"}},
    };
    const auto found = words.find(code);
    return QStringList{"sudoku"} + (found == words.end() ? QStringList() : found->second);
  }

  /// Adds the words of a text in Latin letters, of four letters or more, in small letters.
  static void takeWords(const QString& text, std::set<QString>& words) {
    static const QRegularExpression word("(?<!\\p{L})\\p{Latin}{4,}");
    for (auto match = word.globalMatch(text); match.hasNext();)
      words.insert(match.next().captured().toLower());
  }

  std::set<QString> englishWords() {
    EXPECT_EQ(m_translations.use(*languageOf(u"en")), Translations::Result::Complete);
    takeAll();
    std::set<QString> words;
    for (const Shown& shown : m_shown) takeWords(shown.text, words);
    EXPECT_GT(words.size(), 100U);
    m_shown.clear();
    return words;
  }

  void takeAll() {
    for (const support::Reference& reference : support::references()) takeStep(reference);
    takeMistakes();
  }

  Translations m_translations;
  std::vector<Shown> m_shown;
};

TEST_P(HintsInLanguagesTest, AreWholeSentencesInWordsOfTheLanguage) {
  const std::set<QString> english = englishWords();
  ASSERT_EQ(m_translations.use(*languageOf(QString::fromStdString(GetParam()))),
            Translations::Result::Complete);
  takeAll();
  expectGoodTexts();
  expectOwnWords(english);
}

std::vector<std::string> codes() {
  std::vector<std::string> all;
  for (const Language& language : allLanguages())
    if (!language.isEnglish()) all.push_back(language.code.toString().toStdString());
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, HintsInLanguagesTest, testing::ValuesIn(codes()),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace sudoku
