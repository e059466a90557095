#include "dailycard.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QLabel>
#include <QPainter>

#include "dailymarks.h"
#include "dailywords.h"
#include "game/teacher/openedremark.h"
#include "ui/board/gridpreview.h"
#include "ui/controls/chip.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/levelbars.h"
#include "ui/controls/levelbox.h"
#include "ui/style/frame.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kDaySize = 1.25;
constexpr double kDayCardRadius = 10;
constexpr int kAnyCardHeight = 10'000;
constexpr int kChipGap = 6;
constexpr int kMostPreview = 28;  // side of the largest preview, in heights of the font

/// The height in pixels that a label needs if it is `width` pixels wide; kAnyCardHeight, higher than any
/// card, if a word is wider.
int labelHeight(const QLabel& label, int width) {
  const QRect needed = label.fontMetrics().boundingRect(QRect(0, 0, std::max(1, width), kAnyCardHeight),
                                                        Qt::TextWordWrap, label.text());
  return needed.width() > width ? kAnyCardHeight : needed.height() + 1;
}

/// Cuts a strip and a gap from the top of an area. Returns the strip.
QRect takeStrip(QRect& area, int height, int gap) {
  const QRect strip(area.left(), area.top(), area.width(), height);
  area.setTop(area.top() + height + gap);
  return strip;
}

}  // namespace

DailyCard::DailyCard(Level level, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_level(new LevelBox(level, this)),
      m_facts(new QLabel(this)),
      m_preview(new GridPreview(this)),
      m_advice(new QLabel(this)),
      m_play(new CoachButton({}, this, CoachButton::Look::Primary)) {
  m_title->setFont(bold(scaled(font(), kDaySize)));
  m_level->setAccessibleName(tr("Level"));
  m_level->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_preview->setAccessibleName(tr("Preview of the puzzle"));
  for (QLabel* label : {m_title, m_facts, m_advice}) label->setWordWrap(true);
  for (QLabel* label : {m_facts, m_advice}) label->setForegroundRole(QPalette::PlaceholderText);
  makeChips();
  connect(m_level, &LevelBox::levelChosen, this, [this](Level chosen) {
    m_chips[static_cast<std::size_t>(chosen)]->setChecked(true);
    emit levelChosen(chosen);
  });
  setTabOrder(m_chips.back(), m_play);
  connect(m_play, &QPushButton::clicked, this, &DailyCard::playWanted);
}

void DailyCard::makeChips() {
  QWidget* last = m_level;
  m_chips.reserve(Names<Level>::kNames.size());
  for (const auto& [level, name] : Names<Level>::kNames) {
    auto* chip = new Chip(levelName(level), Chip::Look::Box, this);
    chip->setAutoExclusive(true);
    // Tab reaches the chip of the chosen level, from which arrow keys lead to the other chips.
    chip->setFocusPolicy(Qt::ClickFocus);
    connect(chip, &QPushButton::toggled, chip,
            [chip](bool isOn) { chip->setFocusPolicy(isOn ? Qt::StrongFocus : Qt::ClickFocus); });
    chip->setChecked(level == this->level());
    connect(chip, &QPushButton::clicked, this,
            [this, row = static_cast<int>(level)] { m_level->setCurrentIndex(row); });
    setTabOrder(std::exchange(last, chip), chip);
    m_chips.push_back(chip);
  }
}

void DailyCard::show(const DailyCardContent& content) {
  m_title->setText(content.title);
  m_facts->setText(content.facts);
  m_advice->setText(content.advice);
  m_play->setText(content.action);
  m_play->setEnabled(content.canPlay);
  m_preview->show(content.preview);
  m_levels = content.levels;
  showLevels();
  place();
}

Level DailyCard::level() const {
  return static_cast<Level>(m_level->currentIndex());
}

void DailyCard::takeFocus() {
  if (m_play->isEnabled()) return m_play->setFocus();
  QWidget* chip = m_chips[static_cast<std::size_t>(level())];
  (m_hasChips ? chip : m_level)->setFocus();
}

void DailyCard::showLevels() {
  m_level->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()) * 7 / 8);
  for (const auto& [level, name] : Names<Level>::kNames) {
    const int row = static_cast<int>(level);
    const DayResult& result = m_levels[static_cast<std::size_t>(row)];
    m_level->setItemIcon(row, dayMarkIcon(markOf(result), themeOf(this)));
    Chip* chip = m_chips[static_cast<std::size_t>(row)];
    chip->setIconSize(m_level->iconSize());
    chip->setIcon(m_level->itemIcon(row));
    chip->setAccessibleDescription(DailyWords::state(result));
    m_level->setItemData(
        row, tr("%1, %2", "a level and its state").arg(levelName(level), DailyWords::state(result)),
        Qt::AccessibleTextRole);
  }
}

void DailyCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showLevels();
  if (event->type() != QEvent::FontChange) return;
  m_title->setFont(bold(scaled(font(), kDaySize)));
  showLevels();
  place();
}

void DailyCard::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  paintFrame(*this, theme, kDayCardRadius);
  QPainter painter(this);
  paintLevelBars(painter, m_bars, level(), theme);
}

void DailyCard::resizeEvent(QResizeEvent* /*event*/) {
  place();
}

int DailyCard::gap() const {
  return fontMetrics().height() / 2;
}

int DailyCard::leastPreview() const {
  return std::max(m_preview->minimumSizeHint().height(), 6 * fontMetrics().height());
}

int DailyCard::playHeight(int width) const {
  return std::max(m_play->heightFor(width), std::min(fontMetrics().height() * 5 / 2, height() / 10));
}

int DailyCard::chipColumns(int width) const {
  int widest = 0;
  for (const Chip* chip : m_chips) widest = std::max(widest, chip->sizeHint().width());
  for (const int columns : {6, 3, 2})
    if (columns * (widest + kChipGap) - kChipGap <= width) return columns;
  return 0;
}

int DailyCard::levelHeight(int width) const {
  if (!m_hasChips)
    return m_level->sizeHint().width() <= width ? m_level->sizeHint().height() : kAnyCardHeight;
  const int columns = chipColumns(width);
  if (columns == 0) return kAnyCardHeight;
  const int rows = static_cast<int>(m_chips.size()) / columns;
  return rows * (m_chips.front()->sizeHint().height() + kChipGap) - kChipGap;
}

/// The height in pixels of the line of facts about the puzzle, which begins with the bars of the level if the
/// levels are shown as chips.
int DailyCard::factsHeight(int width) const {
  if (!m_hasChips) return labelHeight(*m_facts, width);
  return std::max(fontMetrics().height(), labelHeight(*m_facts, width - fontMetrics().height() - 4 - gap()));
}

bool DailyCard::factsFitBeside(int width) const {
  if (m_hasChips) return false;
  const int before = m_level->sizeHint().width() + fontMetrics().height() + 4 + 2 * gap();
  return before + m_facts->fontMetrics().horizontalAdvance(m_facts->text()) + 2 <= width;
}

int DailyCard::columnHeight(int width, bool hasAdvice) const {
  if (!m_play->fits(width)) return kAnyCardHeight;
  int height = labelHeight(*m_title, width) + gap() + levelHeight(width) + gap();
  if (!factsFitBeside(width)) height += factsHeight(width) + gap();
  if (hasAdvice) height += labelHeight(*m_advice, width) + gap();
  return height + playHeight(width);
}

void DailyCard::place() {
  const int padding = std::min(fontMetrics().height(), std::max(gap(), height() / 24));
  const QRect area = rect().adjusted(padding, padding, -padding, -padding);
  const auto placeWith = [&](bool hasChips) {
    m_hasChips = hasChips;
    return area.width() > area.height() ? placeBeside(area) : placeUpright(area);
  };
  if (!placeWith(true)) placeWith(false);
  m_level->setVisible(!m_hasChips);
  for (Chip* chip : m_chips) chip->setVisible(m_hasChips);
  update();
}

/// Places all parts of the card in one column, without the sentences of advice and the small board if there
/// is no room for them. Returns false if the other parts do not fit.
bool DailyCard::placeUpright(const QRect& area) {
  const auto previewFor = [&](bool hasAdvice) {
    const int room = area.height() - columnHeight(area.width(), hasAdvice) - gap();
    const int side = std::min({room, area.width() * 9 / 10, kMostPreview * fontMetrics().height()});
    return side < leastPreview() ? 0 : side;
  };
  for (const bool hasAdvice : {true, false})
    if (const int side = previewFor(hasAdvice); side > 0) {
      placeColumn(area, side, hasAdvice);
      return true;
    }
  placeColumn(area, 0, columnHeight(area.width(), true) <= area.height());
  return columnHeight(area.width(), false) <= area.height();
}

/// Places the small board that shows the puzzle beside a column of the card's other parts, without the
/// sentences of advice if there is no room for them. Returns false if the parts do not fit.
bool DailyCard::placeBeside(const QRect& area) {
  for (const bool hasAdvice : {true, false}) {
    for (const int percent : {50, 42, 34}) {
      const int side = std::min(area.height(), area.width() * percent / 100);
      const QRect column = area.adjusted(side + 2 * gap(), 0, 0, 0);
      if (side < leastPreview() || columnHeight(column.width(), hasAdvice) > area.height()) continue;
      placeColumn(column, 0, hasAdvice);
      const QRect preview(area.topLeft(), QSize(side, side));
      m_preview->setGeometry(QStyle::visualRect(layoutDirection(), rect(), preview));
      m_preview->setVisible(true);
      return true;
    }
  }
  placeColumn(area, 0, columnHeight(area.width(), true) <= area.height());
  return columnHeight(area.width(), false) <= area.height();
}

void DailyCard::placeColumn(const QRect& area, int previewSide, bool hasAdvice) {
  QRect rest = area;
  const auto put = [this](QWidget* widget, const QRect& strip) {
    widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), strip));
  };
  put(m_title, takeStrip(rest, labelHeight(*m_title, area.width()), gap()));
  placeLevel(rest);
  m_preview->setVisible(previewSide > 0);
  if (previewSide > 0) {
    const QRect strip = takeStrip(rest, previewSide, gap());
    put(m_preview, QRect(strip.center().x() - previewSide / 2, strip.top(), previewSide, previewSide));
  }
  m_advice->setVisible(hasAdvice);
  if (hasAdvice) put(m_advice, takeStrip(rest, labelHeight(*m_advice, area.width()), gap()));
  const int height = playHeight(area.width());
  put(m_play, QRect(area.left(), area.bottom() + 1 - height, area.width(), height));
}

void DailyCard::placeLevel(QRect& area) {
  const auto mirrored = [this](const QRect& strip) {
    return QStyle::visualRect(layoutDirection(), rect(), strip);
  };
  const int width = area.width();
  const QSize box = m_level->sizeHint();
  QRect row = takeStrip(area, m_hasChips ? levelHeight(width) : box.height(), gap());
  if (m_hasChips) {
    placeChips(row);
    row = takeStrip(area, factsHeight(width), gap());
  } else {
    m_level->setGeometry(mirrored(QRect(row.topLeft(), box)));
    row.setLeft(row.left() + box.width() + gap());
  }
  const int barsHeight = m_hasChips ? std::min(row.height(), fontMetrics().height()) : row.height();
  m_bars = mirrored(QRect(row.left(), row.top(), fontMetrics().height() + 4, barsHeight));
  row.setLeft(row.left() + m_bars.width() + gap());
  if (!m_hasChips && !factsFitBeside(width)) row = takeStrip(area, factsHeight(width), gap());
  m_facts->setGeometry(mirrored(row));
}

void DailyCard::placeChips(const QRect& area) {
  const int columns = std::max(1, chipColumns(area.width()));
  const int width = (area.width() + kChipGap) / columns - kChipGap;
  const int height = m_chips.front()->sizeHint().height();
  for (std::size_t index = 0; index < m_chips.size(); ++index) {
    const int row = static_cast<int>(index) / columns;
    const int column = static_cast<int>(index) % columns;
    const QRect chip(area.left() + column * (width + kChipGap), area.top() + row * (height + kChipGap), width,
                     height);
    m_chips[index]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), chip));
  }
}

}  // namespace sudoku
