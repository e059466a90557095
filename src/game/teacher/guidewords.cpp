#include "guidewords.h"

#include <algorithm>

#include "guidetexts.h"
#include "phrases.h"
#include "techniquewords.h"

namespace sudoku {
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
  const auto& [same, topic, size] = topicOf(technique);
  const bool namesFish = topic == guide::Topic::FinnedFish || topic == guide::Topic::SashimiFish;
  const QString meant =
      namesFish ? TechniqueWords::fish(static_cast<std::size_t>(size)) : Phrases::number(size);
  QString words = tr(text);
  return words.replace(QLatin1String("%1"), meant).split(u'\n');
}

}  // namespace sudoku
