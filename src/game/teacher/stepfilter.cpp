#include "stepfilter.h"

#include <algorithm>

#include <QRegularExpression>

#include <sudoku/grid/geometry.h>

#include "techniquewords.h"

namespace sudoku {
namespace {

/// The words of a text in small letters and without hyphens, so that `X-Wing` and `x wing` are the same.
QStringList plainWords(const QString& text) {
  static const QRegularExpression between("[^\\p{L}\\p{N}+]+");
  return text.toCaseFolded().split(between, Qt::SkipEmptyParts);
}

/// The cells that a word such as `r4c5`, `R4` or `c5` names.
std::optional<CellSet> cellsOfWord(const QString& word) {
  static const QRegularExpression place("^(?:r([1-9]))?(?:c([1-9]))?$",
                                        QRegularExpression::CaseInsensitiveOption);
  const QRegularExpressionMatch match = place.match(word);
  if (word.isEmpty() || !match.hasMatch()) return std::nullopt;
  CellSet cells;
  for (const Cell cell : allCells()) {
    const bool isInRow = match.captured(1).isEmpty() || match.captured(1).toInt() == cell.row() + 1;
    const bool isInColumn = match.captured(2).isEmpty() || match.captured(2).toInt() == cell.column() + 1;
    if (isInRow && isInColumn) cells.add(cell);
  }
  return cells;
}

}  // namespace

bool isCalled(Technique technique, const QString& words) {
  const std::string_view english = infoOf(technique).name;
  const QString own = QString::fromLatin1(english.data(), static_cast<qsizetype>(english.size()));
  const QStringList names = plainWords(TechniqueWords::title(technique) + u' ' + own);
  const QStringList wanted = plainWords(words);
  return std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
    return std::any_of(names.begin(), names.end(),
                       [&](const QString& name) { return name.startsWith(word); });
  });
}

StepFilter::StepFilter(const QString& text) {
  QStringList words;
  for (const QString& word : text.split(QRegularExpression("[\\s,，、،]+"), Qt::SkipEmptyParts)) {
    const bool isDigit = word.size() == 1 && word[0] >= u'1' && word[0] <= u'9';
    if (const auto cells = cellsOfWord(word))
      m_cells = m_cells.value_or(CellSet()) | *cells;
    else if (isDigit)
      m_digit = Digit(word.toInt());
    else
      words += word;
  }
  m_words = words.join(u' ');
}

bool StepFilter::takes(const Step& step) const {
  if (!isCalled(step.technique, m_words)) return false;
  if (!m_cells && !m_digit) return true;
  const auto takesOne = [this](const Candidate& candidate) { return takesCandidate(candidate); };
  return std::any_of(step.placements.begin(), step.placements.end(), takesOne) ||
         std::any_of(step.eliminations.begin(), step.eliminations.end(), takesOne);
}

bool StepFilter::takesCandidate(const Candidate& candidate) const {
  return (!m_cells || m_cells->contains(candidate.cell)) && (!m_digit || candidate.digit == *m_digit);
}

}  // namespace sudoku
