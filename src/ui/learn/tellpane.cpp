#include "tellpane.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>

#include "ui/controls/coachbutton.h"
#include "ui/controls/unbroken.h"
#include "ui/keys/keytip.h"
#include "ui/pages/practicebox.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kTellGap = 6;

}  // namespace

TellPane::TellPane(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_text(new PracticeBox(PracticeBox::Look::Plain, this)),
      m_left(new CoachButton({}, this)),
      m_right(new CoachButton({}, this)),
      m_primary(new CoachButton({}, this, CoachButton::Look::Primary)) {
  m_title->setWordWrap(true);
  m_title->setTextFormat(Qt::PlainText);
  for (CoachButton* button : {m_left, m_right, m_primary}) button->setFocusPolicy(Qt::StrongFocus);
  setFocusProxy(m_primary);
  connect(m_left, &QPushButton::clicked, this, &TellPane::leftPressed);
  connect(m_right, &QPushButton::clicked, this, &TellPane::rightPressed);
  connect(m_primary, &QPushButton::clicked, this, &TellPane::primaryPressed);
}

void TellPane::show(const Contents& contents) {
  showUnbroken(*m_title, contents.title);
  std::vector<Sentence> sentences;
  for (const QString& text : contents.sentences) sentences.push_back({Phrase{text}});
  m_text->setSections({{{}, sentences}});
  const auto set = [](CoachButton* button, const QString& text) {
    button->setText(text);
    button->setVisible(!text.isEmpty());
  };
  set(m_left, contents.left);
  set(m_right, contents.right);
  set(m_primary, contents.primary);
  m_text->show();
  arrange();
}

void TellPane::setStepKey(const QAction& action) {
  bindKeycap(*m_primary, action);
}

void TellPane::goOn() {
  if (!m_primary->isHidden()) m_primary->click();
}

void TellPane::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void TellPane::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

void TellPane::arrange() {
  int bottom = height();
  if (!m_primary->isHidden()) {
    const int primary = m_primary->heightFor(width());
    placeWidget(*m_primary, {0, bottom - primary, width(), primary});
    bottom -= primary + kTellGap;
  }
  const bool hasBoth = !m_left->isHidden() && !m_right->isHidden();
  const int wide = hasBoth ? (width() - kTellGap) / 2 : width();
  if (!m_left->isHidden() || !m_right->isHidden()) {
    const int row = std::max(m_left->heightFor(wide), m_right->heightFor(wide));
    placeWidget(*m_left, {0, bottom - row, wide, row});
    placeWidget(*m_right, {width() - wide, bottom - row, wide, row});
    bottom -= row + kTellGap;
  }
  m_title->setFont(bold(scaled(font(), 1.2)));
  const int title = m_title->heightForWidth(width());
  placeWidget(*m_title, {0, 0, width(), title});
  placeWidget(*m_text, {0, title + kTellGap, width(), bottom - title - 2 * kTellGap});
}

}  // namespace sudoku
