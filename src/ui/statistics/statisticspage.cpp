#include "statisticspage.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/history/statisticscsv.h"
#include "game/history/statisticsseries.h"
#include "game/language/isolated.h"
#include "game/puzzles/puzzletext.h"
#include "histogramchart.h"
#include "statisticscards.h"
#include "statisticshead.h"
#include "statisticspanel.h"
#include "statisticstable.h"
#include "statisticstables.h"
#include "timelinechart.h"
#include "ui/style/textscale.h"

namespace sudoku {
namespace {

// Lengths are in pixels at a text size of 100 %, and grow with the font.
constexpr int kFullWidth = 760;
constexpr int kFullHeight = 540;
constexpr int kTallHeight = 760;
constexpr int kCardsHeight = 330;  // least height of a page that has cards
constexpr int kEdge16 = 16;
constexpr int kGap12 = 12;
constexpr int kRareLevel = static_cast<int>(Level::Inhuman);

/// The levels to show: all but Inhuman, and but games without a level, where the player has no such games.
std::vector<LevelStatistics> shownLevels(std::vector<LevelStatistics> levels) {
  std::erase_if(levels, [](const LevelStatistics& row) {
    const bool isRare = !row.level || static_cast<int>(*row.level) >= kRareLevel;
    return isRare && row.statistics.played == 0;
  });
  return levels;
}

/// The level of the latest timed game.
std::optional<Level> lastLevel(const std::vector<GameSummary>& games) {
  const GameSummary* last = nullptr;
  for (const GameSummary& game : games)
    if (timeOf(game) && (last == nullptr || endOf(game) > endOf(*last))) last = &game;
  return last == nullptr ? Level::Easy : last->level;
}

}  // namespace

StatisticsPage::StatisticsPage(const QTimeZone& zone, Today today, QWidget* parent)
    : QWidget(parent),
      m_zone(zone),
      m_today(std::move(today)),
      m_level(Level::Easy),
      m_head(new StatisticsHead(tr("Statistics"), this)),
      m_cards(new StatisticsCards(this)),
      m_levelTable(new StatisticsTable(tr("Levels"), this)),
      m_levelPanel(new StatisticsTablePanel(m_levelTable, this)),
      m_histogram(new HistogramChart(this)),
      m_spreadNote(new QLabel(this)),
      m_spreadTable(new StatisticsTable(tr("Spread of times"), this)),
      m_spreadPanel(new StatisticsPanel(m_spreadNote, m_histogram, m_spreadTable, this)),
      m_timeline(new TimelineChart(this)),
      m_legend(new TimelineLegend(this)),
      m_timesTable(new StatisticsTable(tr("Times"), this)),
      m_timesPanel(new StatisticsPanel(m_legend, m_timeline, m_timesTable, this)),
      m_techniqueTable(new StatisticsTable(tr("Techniques"), this)),
      m_techniquePanel(new StatisticsTablePanel(m_techniqueTable, this)),
      m_foot(new StatisticsFoot(this)),
      m_body(new QGridLayout) {
  setAccessibleName(tr("Statistics"));
  m_spreadNote->setTextFormat(Qt::PlainText);
  m_spreadNote->setForegroundRole(QPalette::PlaceholderText);
  m_spreadTable->setEmptyText(tr("No game with a time yet"));
  m_timesTable->setEmptyText(tr("No game with a time yet"));
  m_techniqueTable->setEmptyText(
      tr("Next step, practice and unaided games show which techniques you know. There are none yet."));
  placeParts();
  connectParts();
  setMastery({});
  showGames();
  arrange();
}

void StatisticsPage::placeParts() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kEdge16, kGap12, kEdge16, kGap12 / 2);
  column->setSpacing(kGap12);
  column->addWidget(m_head);
  column->addWidget(m_cards);
  column->addLayout(m_body, 1);
  column->addWidget(m_foot);
  m_body->setSpacing(kGap12);
}

void StatisticsPage::connectParts() {
  connect(m_head, &StatisticsHead::gameWanted, this, &StatisticsPage::gameWanted);
  connect(m_head, &StatisticsHead::changed, this, &StatisticsPage::showGames);
  connect(m_head, &StatisticsHead::exportWanted, this, [this] {
    askForStatisticsFile(this, [this](const QString& path, StatisticsFile file) { save(path, file); });
  });
  connect(m_levelTable, &StatisticsTable::rowChosen, this, [this](int row) {
    m_level = m_levels[static_cast<std::size_t>(row)].level;
    showLevel();
  });
  connect(m_foot, &StatisticsFoot::partChosen, this, [this] {
    m_part = m_offered[static_cast<std::size_t>(m_foot->part())];
    arrangeGrid();
  });
  connect(m_foot, &StatisticsFoot::tablesToggled, this, [this] {
    showLevel();
    arrangeGrid();
  });
  connect(m_foot, &StatisticsFoot::resetClicked, this, &StatisticsPage::askForReset);
}

void StatisticsPage::setGames(std::vector<GameSummary> games) {
  if (m_games.empty()) m_level = lastLevel(games);
  m_games = std::move(games);
  m_records = recordGames(m_games);
  m_foot->setWithoutEntry(static_cast<int>(std::count_if(
      m_games.begin(), m_games.end(), [](const GameSummary& game) { return !wasPlayed(game); })));
  showGames();
}

void StatisticsPage::setMastery(const MasteryTable& mastery) {
  m_mastery = mastery;
  m_techniqueTable->setTable(techniqueTable(mastery));
}

void StatisticsPage::setReviews(std::map<qint64, ReviewCounts> reviews) {
  m_reviews = std::move(reviews);
  showReviews();
}

void StatisticsPage::setDailyStreak(int now, int longest) {
  m_streak = now;
  m_longestStreak = longest;
  showCards();
}

void StatisticsPage::setReset(ResetOffer offer) {
  m_reset = offer;
  m_foot->setReset(offer);
}

void StatisticsPage::showGames() {
  m_counted = countedGames(m_games, m_head->counted(), m_head->period(), m_today(), m_zone);
  m_levels = shownLevels(statisticsByLevel(m_counted, m_zone));
  m_levelTable->setTable(levelTable(m_levels));
  m_levelTable->chooseRow(static_cast<int>(chosenRow()));
  m_foot->say({});
  showCards();
  showReviews();
  showLevel();
}

void StatisticsPage::showCards() {
  const GameStatistics all = statisticsOf(m_counted, m_zone);
  m_cards->setStatistics(all, m_streak, m_longestStreak);
  m_foot->setKnown(all.solvedKnown);
}

void StatisticsPage::showReviews() {
  int reviewed = 0;
  ReviewCounts sum;
  for (const GameSummary& game : m_counted) {
    const auto found = m_reviews.find(game.id);
    if (found == m_reviews.end()) continue;
    ++reviewed;
    sum.insights += found->second.insights;
    sum.guesses += found->second.guesses;
    sum.mistakes += found->second.mistakes;
  }
  m_foot->setReviewed(reviewed, sum);
}

std::size_t StatisticsPage::chosenRow() const {
  const auto row = std::find_if(m_levels.begin(), m_levels.end(),
                                [this](const LevelStatistics& level) { return level.level == m_level; });
  return row == m_levels.end() ? 0 : static_cast<std::size_t>(row - m_levels.begin());
}

void StatisticsPage::showLevel() {
  const LevelStatistics& chosen = m_levels[chosenRow()];
  const std::vector<TimedGame> games = timedGames(gamesOfLevel(m_counted, chosen.level), m_records);
  std::vector<qint64> times;
  times.reserve(games.size());
  for (const TimedGame& game : games) times.push_back(game.timeMs);
  const TimeHistogram histogram = histogramOf(times);
  if (m_foot->showsTables()) {
    m_spreadTable->setTable(spreadTable(histogram));
    m_timesTable->setTable(timesTable(games, m_zone));
  }
  m_histogram->setHistogram(histogram, chosen.statistics.medianMs);
  m_timeline->setGames(games, m_zone);
  const QString level = StatisticsWords::level(chosen.level);
  m_spreadNote->setText(m_histogram->note());
  m_spreadPanel->setTitle(tr("%1: spread of times", "level").arg(level));
  m_timesPanel->setTitle(games.empty() ? tr("%1: times", "level").arg(level)
                                       : tr("%1: times, in %2", "level, unit of time")
                                             .arg(level, StatisticsWords::unit(m_timeline->unit())));
}

void StatisticsPage::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void StatisticsPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

void StatisticsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return emit gameWanted();
  QWidget::keyPressEvent(event);
}

void StatisticsPage::arrange() {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto isAtLeast = [scale](int length, int least) { return length >= qRound(least * scale); };
  const bool isHigh = isAtLeast(height(), kFullHeight);
  const bool isWide = isAtLeast(width(), kFullWidth);
  m_room = isHigh && isWide ? Room::Full : isAtLeast(height(), kTallHeight) ? Room::Tall : Room::Low;
  const int gap = m_room == Room::Low ? kGap12 / 2 : kGap12;
  const int edge = m_room == Room::Low ? kEdge16 / 2 : kEdge16;
  layout()->setContentsMargins(edge, gap, edge, gap / 2);
  layout()->setSpacing(gap);
  m_cards->setLow(!isHigh);
  m_cards->setVisible(isAtLeast(height(), kCardsHeight));
  m_foot->setLow(m_room == Room::Low);
  offerParts();
  arrangeGrid();
}

void StatisticsPage::offerParts() {
  std::vector<Part> parts = {Part::Levels, Part::Techniques};
  QStringList names = {tr("Levels"), tr("Techniques")};
  if (m_room == Room::Low) {
    parts = {Part::Levels, Part::Spread, Part::Times, Part::Techniques};
    names = {tr("Levels"), tr("Spread"), tr("Times"), tr("Techniques")};
  } else if (m_part != Part::Techniques) {
    m_part = Part::Levels;
  }
  if (parts == m_offered) return;
  m_offered = std::move(parts);
  const auto current = std::find(m_offered.begin(), m_offered.end(), m_part) - m_offered.begin();
  m_foot->setParts(names, static_cast<int>(current));
}

void StatisticsPage::arrangeGrid() {
  const std::vector<QWidget*> panels = {m_levelPanel, m_spreadPanel, m_timesPanel, m_techniquePanel};
  for (QWidget* panel : panels) m_body->removeWidget(panel);
  const bool hasAll = m_room != Room::Low && m_part == Part::Levels;
  const bool isFull = hasAll && m_room == Room::Full;
  if (isFull) {
    m_body->addWidget(m_levelPanel, 0, 0);
    m_body->addWidget(m_spreadPanel, 0, 1);
    m_body->addWidget(m_timesPanel, 1, 0, 1, 2);
  } else {
    int row = 0;
    for (QWidget* panel : panels) m_body->addWidget(panel, row++, 0);
  }
  // Stretch factors that give the chart of times over the days more height, and the table of levels more
  // width.
  for (const auto& [row, stretch] : {std::pair(0, 22), std::pair(1, 26), std::pair(2, 26), std::pair(3, 26)})
    m_body->setRowStretch(row, hasAll && row < (isFull ? 2 : 3) ? stretch : 0);
  m_body->setColumnStretch(0, 8);
  m_body->setColumnStretch(1, isFull ? 5 : 0);
  for (std::size_t index = 0; index < panels.size(); ++index) {
    const auto part = static_cast<Part>(index);
    panels[index]->setVisible(part == m_part || (hasAll && part != Part::Techniques));
  }
  m_spreadPanel->setShowsTable(m_foot->showsTables());
  m_timesPanel->setShowsTable(m_foot->showsTables());
  m_foot->setOffersTables(hasAll || m_part == Part::Spread || m_part == Part::Times);
  setFocusProxy(m_part == Part::Techniques ? m_techniqueTable : m_levelTable);
}

void StatisticsPage::askForReset() {
  if (m_reset == ResetOffer::Undo) return emit undoResetWanted();
  auto* question = new QMessageBox(
      QMessageBox::Question, tr("Reset"),
      tr("Let the statistics begin anew? The games stay in the library, and this can be undone."),
      QMessageBox::Cancel, this);
  question->setAttribute(Qt::WA_DeleteOnClose);
  QPushButton* reset = question->addButton(tr("Reset"), QMessageBox::AcceptRole);
  connect(reset, &QPushButton::clicked, this, &StatisticsPage::resetWanted);
  question->open();
}

std::string StatisticsPage::contentOf(StatisticsFile file) {
  switch (file) {
    case StatisticsFile::Games:
      return gamesCsv(m_counted, m_records);
    case StatisticsFile::Levels:
      return levelsCsv(m_levels);
    case StatisticsFile::Techniques:
      return techniquesCsv(m_mastery);
    case StatisticsFile::Picture:
      return pictureOf(*this);
  }
  return {};
}

void StatisticsPage::save(const QString& path, StatisticsFile file) {
  const QString name = QFileInfo(path).fileName();
  const QString failure = writePuzzleFile(path, contentOf(file));
  m_foot->say(failure.isEmpty()
                  ? tr("%1: saved.", "a file").arg(isolated(name))
                  : tr("%1: not saved: %2", "a file, what is wrong").arg(isolated(name), failure));
}

}  // namespace sudoku
