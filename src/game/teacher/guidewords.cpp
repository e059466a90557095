#include "guidewords.h"

#include <string_view>

#include "game/language/numbers.h"
#include "guidetexts.h"
#include "phrases.h"
#include "techniquewords.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

using guide::kTexts;
using guide::kTopics;
using guide::TopicText;

constexpr bool isInOrder() {
  for (std::size_t index = 0; index < kTopics.size(); ++index)
    if (static_cast<std::size_t>(kTopics[index].technique) != index) return false;
  for (std::size_t index = 0; index < kTexts.size(); ++index)
    if (static_cast<std::size_t>(kTexts[index].topic) != index) return false;
  return true;
}
static_assert(isInOrder() && kTopics.size() == kTechniqueCount);

const guide::TechniqueTopic& topicOf(Technique technique) {
  return kTopics[static_cast<std::size_t>(technique)];
}

const TopicText& textOf(Technique technique) {
  return kTexts[static_cast<std::size_t>(topicOf(technique).topic)];
}

}  // namespace

QStringList GuideWords::lookFor(Technique technique) {
  return sentences(technique, textOf(technique).lookFor);
}

QStringList GuideWords::why(Technique technique) {
  return sentences(technique, textOf(technique).why);
}

QStringList GuideWords::byHand(Technique technique) {
  return sentences(technique, textOf(technique).byHand);
}

QStringList GuideWords::sentences(Technique technique, const char* text) {
  const int size = topicOf(technique).size;
  const bool hasCount = std::string_view(text).find("{count}") != std::string_view::npos;
  QString words = hasCount ? tr(text, nullptr, size) : tr(text);
  words.replace(u"{count}"_s, Numbers::inWords(size));
  words.replace(u"{fish}"_s, TechniqueWords::fish(static_cast<std::size_t>(size)));
  return words.split(u'\n');
}

}  // namespace sudoku
