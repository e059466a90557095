#include "replaywords.h"

#include <array>

#include <QStringList>

#include "game/language/capital.h"
#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/play/checkpointnames.h"
#include "game/teacher/phrases.h"

namespace sudoku {

QString ReplayWords::move(const Move& move) {
  const auto cells = static_cast<int>(move.parts.size());
  if (move.kind == Move::Kind::Link) return moveOfLinks(move);
  if (cells > 1) return moveOfMany(move.kind, cells);
  const QString cell = cells == 1 ? Phrases::name(move.parts.front().cell) : QString();
  switch (move.kind) {
    case Move::Kind::Enter:
      return tr("%1 in %2", "digit, cell").arg((*move.parts.front().digits.begin()).value()).arg(cell);
    case Move::Kind::Clear:
      return tr("%1 is cleared", "cell").arg(cell);
    case Move::Kind::Note:
      return (move.sets ? tr("note %1 in %2", "digits, cell") : tr("note %1 taken out of %2", "digits, cell"))
          .arg(Phrases::digits(move.parts.front().digits), cell);
    case Move::Kind::CentreNote:
      return (move.sets ? tr("centre note %1 in %2", "digits, cell")
                        : tr("centre note %1 taken out of %2", "digits, cell"))
          .arg(Phrases::digits(move.parts.front().digits), cell);
    case Move::Kind::Colour:
      return (move.sets ? tr("%2 gets colour %1", "colours, cell")
                        : tr("colour %1 taken off %2", "colours, cell"))
          .arg(Phrases::digits(move.parts.front().digits), cell);
    case Move::Kind::Erase:
      return tr("notes taken out of %1", "cell").arg(cell);
    case Move::Kind::RuleOut:
      return tr("a candidate of %1 is ruled out", "cell").arg(cell);
    case Move::Kind::Fill:
      return tr("notes in %1", "cell").arg(cell);
    case Move::Kind::CandidateColour: {
      const QString digits = Phrases::digits(move.parts.front().digits);
      return move.colour ? tr("%1 in %2 gets colour %3", "digits, cell, colour")
                               .arg(digits, cell, QString::number(move.colour->value()))
                         : tr("colour taken off %1 in %2", "digits, cell").arg(digits, cell);
    }
    case Move::Kind::Link:
    case Move::Kind::Unlink:
      return moveOfLinks(move);
    case Move::Kind::Restore:
      break;
  }
  return tr("back to another position");
}

QString ReplayWords::moveOfLinks(const Move& move) {
  const std::vector<Candidate> ends = move.candidates();
  if (move.kind == Move::Kind::Unlink || ends.size() != 2)
    return tr("links of %1 taken away", "cell").arg(isolated(Phrases::name(move.parts.front().cell)));
  const auto named = [](Candidate end) {
    return tr("%1 in %2", "the end of a link: digit, cell")
        .arg(end.digit.value())
        .arg(isolated(Phrases::name(end.cell)));
  };
  const QString words = !move.link                       ? tr("link from %1 to %2 taken away", "`4 in r6c1`")
                        : *move.link == LinkKind::Strong ? tr("strong link from %1 to %2", "`4 in r6c1`")
                                                         : tr("weak link from %1 to %2", "`4 in r6c1`");
  return words.arg(named(ends[0]), named(ends[1]));
}

QString ReplayWords::moveOfMany(Move::Kind kind, int cells) {
  switch (kind) {
    case Move::Kind::Enter:
      return tr("entries in %n cells", nullptr, cells);
    case Move::Kind::Clear:
      return tr("%n cells are cleared", nullptr, cells);
    case Move::Kind::Colour:
      return tr("colours in %n cells", nullptr, cells);
    case Move::Kind::CandidateColour:
      return tr("colours of candidates in %n cells", nullptr, cells);
    case Move::Kind::Unlink:
      return tr("links of %n cells taken away", nullptr, cells);
    case Move::Kind::RuleOut:
      return tr("candidates of %n cells are ruled out", nullptr, cells);
    default:
      return tr("notes in %n cells", nullptr, cells);
  }
}

QString ReplayWords::played(const Move& made, const MoveRow& row) {
  if (row.isSolution) return tr("The solution is shown");
  if (row.returnsTo)
    return *row.returnsTo == 0 ? tr("Back to the start") : tr("Back to move %1").arg(*row.returnsTo);
  return capitalised(move(made));
}

QString ReplayWords::place(const Replay& replay, std::size_t place, bool showsMistakes) {
  const ReplayPosition& position = replay.positions()[place];
  QStringList parts = {position.move == 0 ? tr("the start")
                                          : move(replay.game().moveNumbered(position.move).move)};
  for (const ReplayMark& shown : replay.marks())
    if (shown.place == place && (showsMistakes || shown.kind != ReplayMark::Kind::Mistake))
      parts += mark(shown);
  parts.removeDuplicates();
  return Joined::list(parts);
}

QString ReplayWords::mark(const ReplayMark& mark) {
  switch (mark.kind) {
    case ReplayMark::Kind::Mistake:
      return tr("wrong");
    case ReplayMark::Kind::Check:
      return tr("then checked");
    case ReplayMark::Kind::Help:
      return tr("then help");
    case ReplayMark::Kind::Branch:
      return tr("branches");
    case ReplayMark::Kind::Trial:
      return tr("a trial begins");
    case ReplayMark::Kind::Checkpoint:
      break;
  }
  return mark.name.isEmpty()
             ? tr("checkpoint")
             : tr("checkpoint %1", "its name").arg(isolated(CheckpointNames::shown(mark.name.simplified())));
}

QString ReplayWords::count(ReplayMark::Kind kind, int count) {
  switch (kind) {
    case ReplayMark::Kind::Mistake:
      return tr("%Ln mistakes", nullptr, count);
    case ReplayMark::Kind::Check:
      return tr("%Ln checks", nullptr, count);
    case ReplayMark::Kind::Help:
      return tr("help %Ln times", nullptr, count);
    case ReplayMark::Kind::Branch:
      return tr("%Ln branch points", nullptr, count);
    case ReplayMark::Kind::Trial:
      return tr("%Ln trials", nullptr, count);
    case ReplayMark::Kind::Checkpoint:
      break;
  }
  return tr("%Ln checkpoints", nullptr, count);
}

QString ReplayWords::marks(const std::vector<ReplayMark>& marks) {
  std::array<int, kReplayMarkKinds> counts{};
  for (const ReplayMark& mark : marks) ++counts[static_cast<std::size_t>(mark.kind)];
  QStringList parts;
  for (std::size_t kind = 0; kind < counts.size(); ++kind)
    if (counts[kind] > 0) parts += count(static_cast<ReplayMark::Kind>(kind), counts[kind]);
  return capitalised(Joined::list(parts));
}

}  // namespace sudoku
