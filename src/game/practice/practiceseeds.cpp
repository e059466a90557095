#include "practiceseeds.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

#include <QByteArray>
#include <QFile>

#include <sudoku/formats/formats.h>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

std::optional<PracticeSeed> parseSeed(const QByteArray& line) {
  const QList<QByteArray> fields = line.trimmed().split('\t');
  if (fields.size() != 3) return std::nullopt;
  const auto givens = parseLine(std::string_view(fields[0]));
  bool isNumber = false;
  const int step = fields[1].toInt(&isNumber);
  const auto technique = techniqueNamed(std::string_view(fields[2]));
  if (!givens || !isNumber || step < 0 || !technique) return std::nullopt;
  return PracticeSeed{*givens, step, *technique};
}

}  // namespace

std::vector<PracticeSeed> practiceSeeds() {
  QFile file(u":/practice/seeds.txt"_s);
  if (!file.open(QIODevice::ReadOnly)) return {};
  std::vector<PracticeSeed> seeds;
  for (const QByteArray& line : file.readAll().split('\n')) {
    if (isBlankOrComment(std::string_view(line))) continue;
    if (const auto seed = parseSeed(line)) seeds.push_back(*seed);
  }
  return seeds;
}

std::vector<PracticeSeed> practiceSeeds(Technique technique) {
  std::vector<PracticeSeed> seeds;
  const auto all = practiceSeeds();
  std::copy_if(all.begin(), all.end(), std::back_inserter(seeds),
               [&](const PracticeSeed& seed) { return seed.technique == technique; });
  return seeds;
}

}  // namespace sudoku
