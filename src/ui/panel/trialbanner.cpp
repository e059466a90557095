#include "trialbanner.h"

#include <algorithm>

#include <QAccessibleWidget>
#include <QEvent>
#include <QLabel>
#include <QPainter>

#include "game/control/boardcommands.h"
#include "game/control/playtime.h"
#include "game/play/game.h"
#include "ui/controls/panelbutton.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kBannerGap = 4;  // least gap between the parts of the banner, in pixels
// Greatest gap between the parts of the banner, in pixels for the usual text size.
constexpr int kMostBannerGap = 10;
constexpr int kBannerPadding = 6;  // pixels at either side of the text
constexpr double kBannerRadius = 6;
constexpr double kBannerLine = 1.4;
constexpr double kSmallBanner = 0.88;  // size of letters if the text does not fit, in parts of the usual size

QAccessibleInterface* makeBannerInterface(const QString& /*className*/, QObject* object) {
  auto* banner = qobject_cast<TrialBanner*>(object);
  return banner == nullptr ? nullptr
                           : new QAccessibleWidget(banner, QAccessible::Grouping, TrialBanner::tr("Trial"));
}

}  // namespace

TrialBanner::TrialBanner(const Game& game, BoardCommands& board, PlayTime& time, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_time(time),
      m_text(new QLabel(this)),
      m_keep(makePanelButton(tr("Keep"), this)),
      m_drop(makePanelButton(tr("Drop"), this)) {
  QAccessible::installFactory(makeBannerInterface);
  m_text->setAlignment(Qt::AlignCenter);
  connect(m_keep, &QPushButton::clicked, &board, &BoardCommands::keepTrial);
  connect(m_drop, &QPushButton::clicked, &board, &BoardCommands::dropTrial);
  connect(&m_game, &Game::started, this, &TrialBanner::refresh);
  connect(&m_game, &Game::trialChanged, this, &TrialBanner::refresh);
  connect(&m_game, &Game::cellsChanged, this, &TrialBanner::refresh);
  connect(&m_time, &PlayTime::pausedChanged, this, &TrialBanner::refresh);
  refresh();
}

void TrialBanner::showKeys(const MenuKeys& keys) {
  bindToolTip(*m_keep, *keys.at("keep-tried").action, tr("Goes on with what was tried"));
  bindToolTip(*m_drop, *keys.at("drop-tried").action, tr("Goes back to where the trial began"));
}

void TrialBanner::refresh() {
  if (!m_game.isTrying()) return;
  const auto depth = static_cast<int>(m_game.trials().size());
  const int count = m_game.lastTriedCells().size();
  const QString begun = depth == 1 ? tr("Trying") : tr("Trial %1", "within others").arg(depth);
  const QString entries = tr("%Ln entries", "that are tried", count);
  m_words = {tr("%1: %2", "a trial, its entries").arg(begun, entries),
             tr("%1: %2", "a trial, a number").arg(begun).arg(count)};
  m_keep->setEnabled(!m_time.isPaused());
  m_drop->setEnabled(!m_time.isPaused());
  fit();
}

int TrialBanner::widthFor(const QString& words, const QFont& font) const {
  const QFontMetrics metrics(font);
  const int least = leastTarget(*this);
  int width = metrics.horizontalAdvance(words) + 2 * kBannerPadding;
  for (const QPushButton* button : {m_keep, m_drop})
    width += kBannerGap + std::max(least, leastButtonWidth(metrics, button->text()));
  return width;
}

int TrialBanner::leastWidth() const {
  return m_words.isEmpty() ? 0 : widthFor(m_words.back(), scaled(font(), kSmallBanner));
}

/// Chooses the longest text that fits. A longer text in smaller letters is preferred to a shorter one in
/// larger letters.
void TrialBanner::fit() {
  QString words = m_words.value(m_words.size() - 1);
  QFont letters = scaled(font(), kSmallBanner);
  for (const QString& each : m_words) {
    const auto fits = [&](const QFont& tried) { return widthFor(each, tried) <= width(); };
    if (!fits(letters)) continue;
    words = each;
    if (fits(font())) letters = font();
    break;
  }
  for (QWidget* part :
       {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_keep), static_cast<QWidget*>(m_drop)})
    part->setFont(letters);
  m_text->setAccessibleName(m_words.value(0));
  m_text->setText(words);
  // A quarter of the spare room goes to each gap, up to a limit; the buttons become wider by a part of the
  // rest.
  int spare = std::max(0, width() - widthFor(words, letters));
  const int most = qRound(kMostBannerGap * textScale(fontMetrics()));
  const int gap = std::clamp(spare / 4, kBannerGap, most);
  spare -= 2 * (gap - kBannerGap);
  int right = width();
  for (QPushButton* button : {m_drop, m_keep}) {
    const QFontMetrics metrics = button->fontMetrics();
    const int wanted = std::max(leastButtonWidth(metrics, button->text()), leastTarget(*this));
    const int side = wanted + std::min(spare / 3, metrics.height() * 3 / 2);
    placeWidget(*button, {right - side, 0, side, height()});
    right -= side + gap;
  }
  placeWidget(*m_text, {0, 0, right, height()});
  update();
}

void TrialBanner::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) fit();
}

void TrialBanner::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void TrialBanner::paintEvent(QPaintEvent* /*event*/) {
  const double half = kBannerLine / 2;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette().color(QPalette::Highlight), kBannerLine, Qt::DashLine));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(QRectF(m_text->geometry()).adjusted(half, half, -half, -half), kBannerRadius,
                          kBannerRadius);
}

}  // namespace sudoku
