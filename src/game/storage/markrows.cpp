#include "markrows.h"

#include <cstddef>
#include <utility>

#include <QStringList>

#include "partstext.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kStrongName = QLatin1String("strong");
constexpr auto kWeakName = QLatin1String("weak");

QVariant joined(const QStringList& words) {
  return words.isEmpty() ? QVariant() : QVariant(words.join(u' '));
}

QString endText(Candidate candidate) {
  return toText(std::vector<Move::Part>{{candidate.cell, {candidate.digit}}});
}

std::optional<Candidate> toEnd(const QString& text) {
  const auto part = toPart(text);
  if (!part || part->digits.size() != 1) return std::nullopt;
  return Candidate{part->cell, part->digits.first()};
}

/// The link that a word describes; nothing if its ends are not in ascending order.
std::optional<CandidateLink> toLink(const QString& word) {
  const QStringList parts = word.split(u'/');
  if (parts.size() != 3 || (parts[0] != kStrongName && parts[0] != kWeakName)) return std::nullopt;
  const auto first = toEnd(parts[1]);
  const auto second = toEnd(parts[2]);
  if (!first || !second || *first >= *second) return std::nullopt;
  return CandidateLink{*first, *second, parts[0] == kStrongName ? LinkKind::Strong : LinkKind::Weak};
}

}  // namespace

QVariant columnOf(const ColouredCandidates& colours) {
  QStringList words;
  for (const Digit colour : allColours())
    for (const Cell cell : colours.cells()) {
      const DigitSet digits = colours.at(cell).withColour(colour);
      if (!digits.isEmpty())
        words += QString::number(colour.value()) + u'/' + toText(std::vector<Move::Part>{{cell, digits}});
    }
  return joined(words);
}

std::optional<ColouredCandidates> toCandidateColours(const QVariant& column) {
  ColouredCandidates colours;
  for (const QString& word : column.toString().split(u' ', Qt::SkipEmptyParts)) {
    const QStringList halves = word.split(u'/');
    if (halves.size() != 2) return std::nullopt;
    const int colour = halves[0].toInt();
    const auto part = toPart(halves[1]);
    if (colour < 1 || colour > kColourCount || !part || part->digits.isEmpty()) return std::nullopt;
    if (!(colours.at(part->cell).digits() & part->digits).isEmpty()) return std::nullopt;
    for (const Digit digit : part->digits) colours.set({part->cell, digit}, Digit(colour));
  }
  return colours;
}

QVariant columnOf(const std::vector<CandidateLink>& links) {
  QStringList words;
  for (const CandidateLink& link : links)
    words += (link.kind == LinkKind::Strong ? kStrongName : kWeakName) + u'/' + endText(link.first) + u'/' +
             endText(link.second);
  return joined(words);
}

std::optional<std::vector<CandidateLink>> toLinks(const QVariant& column) {
  std::vector<CandidateLink> links;
  for (const QString& word : column.toString().split(u' ', Qt::SkipEmptyParts)) {
    const auto link = toLink(word);
    if (!link) return std::nullopt;
    const auto pairOf = [](const CandidateLink& each) { return std::pair(each.first, each.second); };
    if (!links.empty() && pairOf(links.back()) >= pairOf(*link)) return std::nullopt;
    links.push_back(*link);
  }
  return links;
}

}  // namespace sudoku
