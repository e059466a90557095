#include "readypuzzle.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include "game/control/forme.h"
#include "game/teacher/profilewords.h"
#include "ui/controls/profilegraphic.h"
#include "ui/controls/words.h"
#include "ui/style/dialogspacing.h"
#include "ui/style/levelramp.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kReadyProfileHeight = 40;  // pixels for kPageTextHeight
constexpr double kFactsSize = 0.9;

/// The meaning of the hatched ground of a profile.
class TightLegend : public QWidget {
 public:
  explicit TightLegend(QWidget* parent)
      : QWidget(parent), m_words(ReadyPuzzle::tr("two steps open, or fewer")) {
    setFont(scaled(font(), kFactsSize));
  }

  QSize sizeHint() const override {
    return {side() + fontMetrics().averageCharWidth() + fontMetrics().horizontalAdvance(m_words),
            fontMetrics().height()};
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int left = width() - sizeHint().width();
    paintTightGround(painter, QRectF(left, (height() - side()) / 2.0, side(), side()), themeOf(this));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, m_words);
  }

 private:
  int side() const { return fontMetrics().ascent(); }

  QString m_words;
};

QLabel* makeFigures(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setForegroundRole(QPalette::PlaceholderText);
  label->setFont(scaled(label->font(), kFactsSize));
  return label;
}

}  // namespace

ReadyPuzzle::ReadyPuzzle(ForMe& forMe, QWidget* parent)
    : QWidget(parent),
      m_forMe(forMe),
      m_search([this](const std::optional<Profile>& profile) { take(profile); }),
      m_title(new QLabel(this)),
      m_figures(makeFigures(this)),
      m_graphic(new ProfileGraphic(this)),
      m_words(new QLabel(this)),
      m_steps(makeFigures(this)),
      m_legend(new TightLegend(this)) {
  m_title->setFont(bold(m_title->font()));
  m_title->setForegroundRole(QPalette::PlaceholderText);
  m_words->setTextFormat(Qt::PlainText);
  m_words->setWordWrap(true);
  m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_words->setMinimumHeight(2 * fontMetrics().lineSpacing());  // nothing moves when the words are there
  QSizePolicy keepsItsPlace = m_legend->sizePolicy();
  keepsItsPlace.setRetainSizeWhenHidden(true);
  m_legend->setSizePolicy(keepsItsPlace);
  m_graphic->setFixedHeight(qRound(kReadyProfileHeight * textScale(fontMetrics(), kPageTextHeight)));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, kDialogSpacing / 2, 0, 0);
  grid->setVerticalSpacing(kDialogSpacing);
  grid->addWidget(m_title, 0, 0);
  grid->addWidget(m_figures, 0, 1, Qt::AlignRight);
  grid->addWidget(m_graphic, 1, 0, 1, 2);
  grid->addWidget(m_words, 2, 0, 1, 2);
  grid->addWidget(m_steps, 3, 0);
  grid->addWidget(m_legend, 3, 1);
  grid->setColumnStretch(1, 1);
  connect(&m_forMe, &ForMe::made, this, &ReadyPuzzle::follow);
}

void ReadyPuzzle::show(std::optional<Technique> needs) {
  m_needs = needs;
  m_forMe.prepare(needs);
  follow();
}

void ReadyPuzzle::follow() {
  const SparePuzzle* ready = m_forMe.ready(m_needs);
  if (ready != nullptr && m_puzzle && m_puzzle->puzzle.puzzle == ready->puzzle.puzzle) return;
  m_puzzle = ready == nullptr ? std::nullopt : std::optional(*ready);
  m_title->setText(m_puzzle ? tr("The puzzle that is ready") : tr("Making a puzzle…"));
  m_graphic->setProfile({});
  m_words->clear();
  for (QWidget* widget : {static_cast<QWidget*>(m_figures), static_cast<QWidget*>(m_steps), m_legend})
    widget->setVisible(m_puzzle.has_value());
  if (!m_puzzle) return m_search.cancel();
  m_figures->setText(tr("%1 · %2 givens", "a level, a number")
                         .arg(levelName(m_puzzle->level))
                         .arg(m_puzzle->puzzle.puzzle.givens.filledCells().size()));
  m_steps->clear();
  m_search.run(
      [puzzle = m_puzzle->puzzle.puzzle](const std::stop_token& stop) { return profileOf(puzzle, stop); });
}

void ReadyPuzzle::take(const std::optional<Profile>& profile) {
  if (!profile) return;
  m_graphic->setProfile(*profile);
  m_words->setText(ProfileWords::sentence(summaryOf(*profile)));
  m_steps->setText(tr("%1 steps").arg(profile->steps.size()));
}

}  // namespace sudoku
