#include "keptgames.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

#include <QBuffer>

#include "../play/storedgames.h"
#include "game/base/localday.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 kBegun = 1'790'000'000'000;
/// Times of play are rounded so roughly that games of two machines were often played last at the same time.
constexpr qint64 kRoughly = 5000;

}  // namespace

Machine::Machine(KeptGame kept, std::uint64_t seed)
    : m_kept(std::move(kept)),
      m_random(seed),
      m_name(QByteArray::number(static_cast<qulonglong>(seed))),
      m_now(m_kept.lastPlayedMs + kRoughly) {}

void Machine::playOn(int things) {
  for (; things > 0; --things) doOne();
  m_kept.lastPlayedMs = m_now - m_now % kRoughly;
}

UniqueId Machine::nextKey() {
  m_now += 1 + m_random.below(1000);
  return UniqueId::derived(m_now, 0, m_name + QByteArray::number(m_now));
}

int Machine::anywhere() {
  return static_cast<int>(m_random.below(m_kept.game.moves.size() + 1));
}

void Machine::doOne() {
  StoredGame& game = m_kept.game;
  switch (m_random.below(8)) {
    case 0:
      game.position = anywhere();
      game.trials.clear();
      break;
    case 1:
      game.events.push_back({static_cast<HelpKind>(m_random.below(kHelpKinds)), anywhere(),
                             static_cast<int>(m_random.below(10)), game.elapsedMs, nextKey()});
      break;
    case 2:
      game.checkpoints.push_back({nextKey(), u"No %1, „so far“"_s.arg(m_random.below(100)), anywhere()});
      break;
    case 3:
      changeSettings();
      break;
    default:
      game.elapsedMs += m_random.below(100'000);
      game.moves.push_back({randomMove(game.puzzle, m_random), game.position, nextKey(), game.elapsedMs});
      if (m_random.below(4) == 0) game.moves.back().elapsedMs.reset();
      game.position = static_cast<int>(game.moves.size());
  }
}

void Machine::changeSettings() {
  StoredGame& game = m_kept.game;
  game.trials.clear();
  for (int trial = 0; trial <= game.position; ++trial)
    if (m_random.below(4) == 0) game.trials.push_back(trial);
  game.chosenDigit = m_random.below(2) == 0
                         ? std::optional(Digit(1 + static_cast<int>(m_random.below(kDigitCount))))
                         : std::nullopt;
  game.hints = m_random.below(2) == 0;
  setInput(game, m_random);
  game.isStarred = m_random.below(2) == 0;
  game.notesComplete = m_random.below(2) == 0 ? std::optional(m_random.below(2) == 0) : std::nullopt;
  game.name = u"A \"name\" \\ %1\n"_s.arg(m_random.below(3));
  game.tags += u"tag %1"_s.arg(m_random.below(5));
  game.tags.removeDuplicates();
  game.tags.sort();
  if (m_random.below(2) == 0) {
    game.solvedMs = m_now;
    // Some machines are far away, and have another calendar day.
    game.solvedDay = localDay(m_now).addDays(static_cast<qint64>(m_random.below(2)));
  }
  if (m_random.below(2) == 0) game.day = QDate(2026, 11, 24);
}

KeptGame begunGame(std::uint64_t seed) {
  KeptGame kept{freshGame(seed), kBegun, kBegun};
  kept.game.key = UniqueId::derived(kBegun, static_cast<int>(seed), QByteArray());
  kept.game.begunDay = localDay(kBegun);
  return kept;
}

KeptGame keptGame(std::uint64_t seed) {
  constexpr int kThings = 30;
  Machine machine(begunGame(seed), seed);
  machine.playOn(kThings);
  return machine.kept();
}

History historyOf(std::vector<KeptGame> games) {
  std::sort(games.begin(), games.end(),
            [](const KeptGame& a, const KeptGame& b) { return a.game.key < b.game.key; });
  return {std::move(games),
          {{{Technique::NakedSingle, {3, 5, 8}}, {Technique::XWing, {1, 0, 0}}},
           {{{QDate(2026, 11, 23), Level::Easy}, u"1-backtracking-all-180-7"_s},
            {{QDate(2026, 11, 24), Level::Easy}, u"1-backtracking-all-180-8"_s},
            {{QDate(2026, 11, 24), Level::Expert}, u"1-backtracking-all-180-9"_s}},
           {{{Technique::NakedSingle, QDate(2026, 11, 23), LearningKind::Claimed}, 1},
            {{Technique::NakedSingle, QDate(2026, 11, 24), LearningKind::Found}, 5},
            {{Technique::NakedTriple, QDate(2026, 11, 22), LearningKind::Start}, 2},
            {{Technique::XWing, QDate(2026, 11, 24), LearningKind::Begun}, 1},
            {{Technique::XWing, QDate(2026, 11, 24), LearningKind::Missed}, 2}}}};
}

QByteArray written(const History& history) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  HistoryWriter writer(buffer);
  for (const KeptGame& kept : history.games) writer.add(kept);
  EXPECT_TRUE(writer.finish(history.besides));
  return buffer.data();
}

History readBack(QByteArray json) {
  QBuffer buffer(&json);
  buffer.open(QIODevice::ReadOnly);
  HistoryReader reader(buffer);
  History history;
  while (auto kept = reader.next()) history.games.push_back(std::move(*kept));
  EXPECT_EQ(reader.failure(), QString());
  EXPECT_EQ(reader.complaints(), QStringList());
  EXPECT_EQ(reader.refused(), 0);
  history.besides = reader.besides();
  return history;
}

}  // namespace sudoku
