#include "changewords.h"

#include <QStringList>

#include "game/language/capital.h"
#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/teacher/phrases.h"

namespace sudoku {
namespace {

/// The contents of one position that another position lacks.
struct Surplus {
  CellSet entries;
  int notes = 0;
  int colours = 0;
  int marks = 0;  ///< colours of candidates
  int links = 0;
  int crossedOut = 0;
  QString entry;  ///< the only entry in words, such as `5 in r3c4`; empty unless `entries` has one cell
};

Surplus surplusOf(const GameContents& one, const GameContents& other) {
  Surplus surplus;
  for (const Cell cell : allCells()) {
    const CellContents here = one.at(cell);
    const CellContents there = other.at(cell);
    if (here.digit && here.digit != there.digit) surplus.entries.add(cell);
    surplus.notes += (here.notes - there.notes).size() + (here.centreNotes - there.centreNotes).size();
    surplus.colours += (here.colours - there.colours).isEmpty() ? 0 : 1;
    for (const Digit digit : here.candidateColours.digits())
      surplus.marks += here.candidateColours.of(digit) == there.candidateColours.of(digit) ? 0 : 1;
    surplus.crossedOut += (here.ruledOut - there.ruledOut).size();
  }
  for (const CandidateLink& link : one.links)
    surplus.links += other.linkBetween(link.first, link.second) == link.kind ? 0 : 1;
  if (surplus.entries.hasOne()) {
    const Cell cell = surplus.entries.first();
    surplus.entry = ChangeWords::tr("%1 in %2", "digit, cell")
                        .arg(one.board.at(cell)->value())
                        .arg(isolated(Phrases::name(cell)));
  }
  return surplus;
}

QString sentenceOf(const QStringList& parts) {
  if (parts.isEmpty()) return {};
  //: A sentence made of a list, such as: 5 in r3c4 written, two notes removed.
  return capitalised(ChangeWords::tr("%1.", "a list as a sentence").arg(Joined::list(parts)));
}

/// Adds words about some items to a sentence, unless there are none.
void addCount(QStringList& parts, int count, const QString& words) {
  if (count > 0) parts += words;
}

}  // namespace

QStringList ChangeWords::partsDone(const GameContents& before, const GameContents& after) {
  const Surplus gone = surplusOf(before, after);
  const Surplus come = surplusOf(after, before);
  const int written = come.entries.size();
  const int cleared = (gone.entries - come.entries).size();
  QStringList parts;
  addCount(parts, written,
           written == 1 ? tr("%1 written", "`5 in r3c4`").arg(come.entry)
                        : tr("%n entries written", nullptr, written));
  addCount(parts, cleared,
           cleared == 1 ? tr("%1 cleared", "`5 in r3c4`").arg(gone.entry)
                        : tr("%n entries cleared", nullptr, cleared));
  addCount(parts, come.notes, tr("%n notes written", nullptr, come.notes));
  addCount(parts, gone.notes, tr("%n notes removed", nullptr, gone.notes));
  addCount(parts, come.colours, tr("%n cells coloured", nullptr, come.colours));
  addCount(parts, gone.colours, tr("colours of %n cells removed", nullptr, gone.colours));
  addCount(parts, come.marks, tr("%n candidates coloured", nullptr, come.marks));
  addCount(parts, gone.marks - come.marks,
           tr("colours of %n candidates removed", nullptr, gone.marks - come.marks));
  addCount(parts, come.links, tr("%n links drawn", nullptr, come.links));
  addCount(parts, gone.links - come.links, tr("%n links removed", nullptr, gone.links - come.links));
  addCount(parts, come.crossedOut, tr("%n candidates crossed out", nullptr, come.crossedOut));
  addCount(parts, gone.crossedOut, tr("%n candidates no longer crossed out", nullptr, gone.crossedOut));
  return parts;
}

QStringList ChangeWords::partsUndone(const GameContents& before, const GameContents& after) {
  const Surplus gone = surplusOf(before, after);
  const Surplus come = surplusOf(after, before);
  const int taken = gone.entries.size();
  const int back = come.entries.size();
  QStringList parts;
  addCount(parts, taken,
           taken == 1 ? tr("%1 taken back", "`5 in r3c4`").arg(gone.entry)
                      : tr("%n entries taken back", nullptr, taken));
  addCount(parts, back,
           back == 1 ? tr("%1 back", "`5 in r3c4`").arg(come.entry) : tr("%n entries back", nullptr, back));
  addCount(parts, gone.notes, tr("%n notes taken back", nullptr, gone.notes));
  addCount(parts, come.notes, tr("%n notes back", nullptr, come.notes));
  addCount(parts, gone.colours, tr("colours of %n cells taken back", nullptr, gone.colours));
  addCount(parts, come.colours, tr("colours of %n cells back", nullptr, come.colours));
  addCount(parts, gone.marks, tr("colours of %n candidates taken back", nullptr, gone.marks));
  addCount(parts, come.marks - gone.marks,
           tr("colours of %n candidates back", nullptr, come.marks - gone.marks));
  addCount(parts, gone.links, tr("%n links taken back", nullptr, gone.links));
  addCount(parts, come.links - gone.links, tr("%n links back", nullptr, come.links - gone.links));
  addCount(parts, gone.crossedOut, tr("%n candidates no longer crossed out", nullptr, gone.crossedOut));
  addCount(parts, come.crossedOut, tr("%n candidates crossed out again", nullptr, come.crossedOut));
  return parts;
}

QString ChangeWords::done(const GameContents& before, const GameContents& after) {
  return sentenceOf(partsDone(before, after));
}

QString ChangeWords::undone(const GameContents& before, const GameContents& after) {
  return sentenceOf(partsUndone(before, after));
}

QString ChangeWords::gone(const GameContents& before, const GameContents& after, int moves) {
  QStringList parts = partsUndone(before, after);
  addCount(parts, moves, tr("%n moves", nullptr, moves));
  return sentenceOf(parts);
}

}  // namespace sudoku
