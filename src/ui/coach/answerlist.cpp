#include "answerlist.h"

#include <algorithm>

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include "ui/controls/digitkeys.h"
#include "ui/controls/phraselabel.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kRemarkSize = 0.87;
constexpr int kMostRowHeight = 36;  // pixels, for the usual size of text
constexpr int kUsualTextHeight = 15;
constexpr int kMostRowSpace = 4;
constexpr int kAnswersGap = 6;

}  // namespace

AnswerList::AnswerList(QWidget* parent)
    : QWidget(parent),
      m_summary(new PhraseLabel(this)),
      m_words(new PhraseLabel(this)),
      m_remarks(new PhraseLabel(this)) {
  m_summary->setForegroundRole(QPalette::PlaceholderText);
  m_remarks->setForegroundRole(QPalette::PlaceholderText);
  for (AnswerRow*& row : m_rows) {
    row = new AnswerRow(this);
    row->installEventFilter(this);
    connect(row, &QPushButton::clicked, this, [this, row] { emit chosen(row->line().option); });
  }
  hide();
}

void AnswerList::setHint(const Hint& hint) {
  m_hint = hint;
  setVisible(!isEmpty());
  if (isEmpty()) return;
  for (std::size_t at = 0; at < m_rows.size(); ++at) m_rows.at(at)->setLine(hint.answers.at(at));
  m_summary->setWords(hint.subtitle);
  m_remarks->setSentences(hint.sentences);
  showWordsOf(*m_rows.at(static_cast<std::size_t>(std::max(0, focusedRow()))));
}

void AnswerList::setTextFont(const QFont& font) {
  setFont(font);
  const QFont small = scaled(font, kRemarkSize);
  for (AnswerRow* row : m_rows) row->setFont(font);
  m_words->setFont(font);
  m_summary->setFont(small);
  m_remarks->setFont(small);
}

bool AnswerList::arrange(const QRect& area) {
  placeWidget(*this, area);
  using Words = AnswerRow::Words;
  return arrange({1, Words::All}) || arrange({1, Words::Short}) || arrange({3, Words::Short}) ||
         arrange({3, Words::None}) || arrange({9, Words::None});
}

bool AnswerList::arrange(const Shape& shape) {
  const int perLine = shape.columns;
  const int lines = 9 / perLine;
  const int wide = (width() - (perLine - 1) * kAnswersGap) / perLine;
  int least = 0;
  for (const AnswerRow* row : m_rows) {
    if (row->widthFor(shape.words) > wide) return false;
    least = std::max(least, row->leastHeight());
  }
  const bool hasWords = shape.words == AnswerRow::Words::None;
  const int summary = m_summary->heightOf(width(), 0);
  const int words = hasWords ? m_words->heightOf(width(), 0) + kAnswersGap : 0;
  int remarks = m_remarks->heightOf(width(), kAnswersGap) + 2 * kAnswersGap;
  const auto room = [&] { return height() - summary - kAnswersGap - words - remarks; };
  if (room() < lines * least && perLine > 1) remarks = 0;
  if (room() < lines * least) return false;
  const int most = kMostRowHeight * std::max(fontMetrics().height(), kUsualTextHeight) / kUsualTextHeight;
  const int high = std::clamp(room() / lines - kMostRowSpace, least, most);
  const int space = std::clamp((room() - lines * high) / lines, 0, kMostRowSpace);
  m_summary->placeAll({0, 0, width(), summary}, 0);
  int top = summary + kAnswersGap;
  for (int at = 0; at < 9; ++at) {
    AnswerRow* row = m_rows.at(static_cast<std::size_t>(at));
    row->setWords(shape.words);
    placeWidget(*row,
                {(at % perLine) * (wide + kAnswersGap), top + (at / perLine) * (high + space), wide, high});
  }
  top += lines * (high + space);
  m_words->setVisible(hasWords);
  if (hasWords) m_words->placeAll({0, top, width(), words}, 0);
  top += words + kAnswersGap;
  m_lineTop = remarks > 0 ? std::optional(top) : std::nullopt;
  m_remarks->setVisible(remarks > 0);
  if (remarks > 0) m_remarks->placeAll({0, top + kAnswersGap, width(), remarks}, kAnswersGap);
  m_columns = perLine;
  update();
  return true;
}

std::vector<QWidget*> AnswerList::stops() const {
  return isEmpty() ? std::vector<QWidget*>() : std::vector<QWidget*>(m_rows.begin(), m_rows.end());
}

QWidget* AnswerList::heir() const {
  const auto* const possible = std::find_if(m_rows.begin(), m_rows.end(), [](const AnswerRow* row) {
    return row->line().state != AnswerLine::State::Taken;
  });
  return possible == m_rows.end() ? m_rows.front() : *possible;
}

int AnswerList::focusedRow() const {
  const auto* const found =
      std::find_if(m_rows.begin(), m_rows.end(), [](const AnswerRow* row) { return row->hasFocus(); });
  return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void AnswerList::moveFocus(int from, int steps) {
  const int to = std::clamp(from + steps, 0, 8);
  m_rows.at(static_cast<std::size_t>(to))->setFocus();
}

void AnswerList::showWordsOf(const AnswerRow& row) {
  Sentence words = row.line().words;
  words.insert(words.begin(), Phrase{row.line().chip + QStringLiteral(": ")});
  if (!row.line().detail.isEmpty()) words.push_back({QStringLiteral(" · ") + row.line().detail});
  m_words->setSentences({words});
  if (!m_words->isHidden()) m_words->placeAll(m_words->geometry(), 0);
}

bool AnswerList::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn)
    if (const auto* const row = qobject_cast<AnswerRow*>(watched)) showWordsOf(*row);
  return QWidget::eventFilter(watched, event);
}

void AnswerList::keyPressEvent(QKeyEvent* event) {
  const int at = focusedRow();
  const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (at < 0 || !isPlain) return QWidget::keyPressEvent(event);
  if (const auto digit = digitOfKey(*event)) {
    moveFocus(digit->index(), 0);
    return m_rows.at(static_cast<std::size_t>(digit->index()))->click();
  }
  switch (event->key()) {
    case Qt::Key_Up:
      return moveFocus(at, -m_columns);
    case Qt::Key_Down:
      return moveFocus(at, m_columns);
    case Qt::Key_Left:
      return moveFocus(at, -1);
    case Qt::Key_Right:
      return moveFocus(at, 1);
    default:
      return QWidget::keyPressEvent(event);
  }
}

void AnswerList::paintEvent(QPaintEvent* /*event*/) {
  if (!m_lineTop) return;
  QPainter painter(this);
  painter.setPen(themeOf(this).line);
  painter.drawLine(QLineF(0, *m_lineTop + 0.5, width(), *m_lineTop + 0.5));
}

}  // namespace sudoku
