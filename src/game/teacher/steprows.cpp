#include "steprows.h"

#include <algorithm>

#include <sudoku/logic/notation.h>

#include "openedremark.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

bool isListedSingle(const ListedStep& listed) {
  return infoOf(listed.step.technique).family == TechniqueFamily::Single;
}

int scoreOf(const ListedStep& listed) {
  return infoOf(listed.step.technique).score;
}

std::size_t numberOf(const std::vector<ListedStep>& steps, std::size_t index) {
  return steps[index].number > 0 ? steps[index].number : index + 1;
}

/// The number of successive steps, from index `first` on, that belong together with the first of them, as
/// `alike` decides.
template <typename Alike>
std::size_t countAlike(const std::vector<ListedStep>& steps, std::size_t first, const Alike& alike) {
  std::size_t end = first + 1;
  while (end < steps.size() && alike(steps[end])) ++end;
  return end - first;
}

}  // namespace

std::vector<StepRow> StepRows::flat(const std::vector<ListedStep>& steps) {
  std::vector<StepRow> rows;
  for (std::size_t index = 0; index < steps.size(); ++index) rows.push_back(rowOf(steps, index));
  return rows;
}

std::vector<StepRow> StepRows::folded(const std::vector<ListedStep>& steps,
                                      const std::set<std::size_t>& open) {
  std::vector<StepRow> rows;
  for (std::size_t first = 0; first < steps.size();) {
    const std::size_t count = isListedSingle(steps[first]) ? countAlike(steps, first, isListedSingle) : 1;
    const bool isHead = count > 1;
    if (isHead) rows.push_back(headOfSingles(steps, first, count));
    if (isHead) rows.back().isOpen = open.contains(first);
    if (!isHead || rows.back().isOpen)
      for (std::size_t index = first; index < first + count; ++index) rows.push_back(rowOf(steps, index));
    first += count;
  }
  return rows;
}

std::vector<StepRow> StepRows::grouped(const std::vector<ListedStep>& steps,
                                       const std::set<std::size_t>& open) {
  std::vector<StepRow> rows;
  for (std::size_t first = 0; first < steps.size();) {
    const std::size_t count = countAlike(steps, first, [&](const ListedStep& listed) {
      return listed.step.technique == steps[first].step.technique;
    });
    rows.push_back(headOfTechnique(steps, first, count));
    rows.back().isOpen = open.contains(first);
    if (rows.back().isOpen)
      for (std::size_t index = first; index < first + count; ++index) rows.push_back(rowOf(steps, index));
    first += count;
  }
  return rows;
}

StepRow StepRows::rowOf(const std::vector<ListedStep>& steps, std::size_t index) {
  const Step& step = steps[index].step;
  StepRow row;
  row.first = index;
  row.number = QString::number(numberOf(steps, index));
  row.technique = TechniqueWords::title(step.technique);
  row.level = infoOf(step.technique).level;
  row.score = scoreOf(steps[index]);
  row.inShort = inShort(step);
  return row;
}

StepRow StepRows::headOfSingles(const std::vector<ListedStep>& steps, std::size_t first, std::size_t count) {
  StepRow row;
  row.kind = StepRow::Kind::Head;
  row.first = first;
  row.count = count;
  row.number = QString("%1–%2").arg(numberOf(steps, first)).arg(numberOf(steps, first + count - 1));
  row.technique = tr("%n singles", nullptr, static_cast<int>(count));
  for (std::size_t index = first; index < first + count; ++index) {
    row.level = std::max(row.level, infoOf(steps[index].step.technique).level);
    row.score += scoreOf(steps[index]);
  }
  row.inShort = inShort(steps[first].step) + " … " + inShort(steps[first + count - 1].step);
  return row;
}

StepRow StepRows::headOfTechnique(const std::vector<ListedStep>& steps, std::size_t first,
                                  std::size_t count) {
  StepRow row = rowOf(steps, first);
  row.kind = StepRow::Kind::Head;
  row.count = count;
  row.number.clear();
  row.inShort = stepCount(count);
  return row;
}

QString StepRows::stepCount(std::size_t count) {
  return tr("%n steps", nullptr, static_cast<int>(count));
}

QString StepRows::inShort(const Step& step) {
  const QString notation = QString::fromStdString(toNotation(step));
  QString rest = notation.mid(notation.indexOf(u':') + 1).trimmed();
  return rest.replace("=>", "→").replace("<>", "≠");
}

QString StepRows::asText(const std::vector<ListedStep>& steps) {
  QString text;
  for (std::size_t index = 0; index < steps.size(); ++index) {
    const Step& step = steps[index].step;
    const TechniqueInfo& info = infoOf(step.technique);
    text += QString("%1\t%2\t%3\t").arg(numberOf(steps, index)).arg(levelName(info.level)).arg(info.score);
    text += QString::fromStdString(toNotation(step)) + u'\n';
  }
  return text;
}

QString StepRows::spoken(const StepRow& row) {
  if (row.number.isEmpty())
    return tr("%1, %2, %3", "technique, number of steps, level")
        .arg(row.technique, row.inShort, levelName(row.level));
  return tr("%1, %2, %3", "number, technique, level").arg(row.number, row.technique, levelName(row.level));
}

}  // namespace sudoku
