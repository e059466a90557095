#include "readypuzzle.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "game/control/forme.h"
#include "game/teacher/profilewords.h"
#include "ui/controls/profilegraphic.h"
#include "ui/controls/unbroken.h"
#include "ui/controls/words.h"
#include "ui/style/dialogspacing.h"
#include "ui/style/direction.h"
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
    setAccessibleName(m_words);
  }

  QSize sizeHint() const override {
    return {side() + fontMetrics().averageCharWidth() + fontMetrics().horizontalAdvance(m_words),
            fontMetrics().height()};
  }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int left = width() - sizeHint().width();
    paintTightGround(painter, Mirror(*this)(QRectF(left, (height() - side()) / 2.0, side(), side())),
                     themeOf(this));
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
  for (QWidget* widget : {static_cast<QWidget*>(m_figures), static_cast<QWidget*>(m_steps), m_legend}) {
    QSizePolicy keepsItsPlace = widget->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(keepsItsPlace);
    widget->hide();
  }
  m_graphic->setFixedHeight(qRound(kReadyProfileHeight * textScale(fontMetrics(), kPageTextHeight)));
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_figures);
  auto* foot = new QHBoxLayout;
  foot->addWidget(m_steps, 1);
  foot->addWidget(m_legend);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, kDialogSpacing / 2, 0, 0);
  column->setSpacing(kDialogSpacing);
  column->addLayout(head);
  column->addWidget(m_graphic);
  column->addWidget(m_words);
  column->addLayout(foot);
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
  showUnbroken(*m_words, {});
  m_legend->hide();
  for (QLabel* label : {m_figures, m_steps}) label->setVisible(m_puzzle.has_value());
  if (!m_puzzle) return m_search.cancel();
  m_figures->setText(tr("%1 · %Ln givens", "a level", m_puzzle->puzzle.puzzle.givens.filledCells().size())
                         .arg(levelName(m_puzzle->level)));
  m_steps->clear();
  m_search.run(
      [puzzle = m_puzzle->puzzle.puzzle](const std::stop_token& stop) { return profileOf(puzzle, stop); });
}

void ReadyPuzzle::take(const std::optional<Profile>& profile) {
  if (!profile) return;
  m_graphic->setProfile(*profile);
  showUnbroken(*m_words, ProfileWords::sentence(summaryOf(*profile)));
  m_steps->setText(tr("%Ln steps", nullptr, static_cast<int>(profile->steps.size())));
  m_legend->setVisible(std::any_of(profile->steps.begin(), profile->steps.end(),
                                   [](const ProfileStep& step) { return step.isTight(); }));
}

}  // namespace sudoku
