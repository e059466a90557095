#include "entrypage.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "entryboard.h"
#include "game/language/joined.h"
#include "game/puzzles/puzzleentry.h"
#include "game/puzzles/puzzletext.h"
#include "ui/controls/gamebutton.h"
#include "ui/controls/keynames.h"
#include "ui/keys/boardkeys.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kPageEdge = 16;
constexpr double kEntrySideWidth = 17;  // width of the column beside the board, in heights of a line
constexpr double kNumberHeight = 2.2;

QPushButton* makeEntryButton(const QString& text, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setAutoDefault(false);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace

EntryPage::EntryPage(const MenuKeys& keys, QWidget* parent)
    : QWidget(parent), m_keys(keys), m_entry(new PuzzleEntry(this)), m_board(new EntryBoard(*m_entry, this)) {
  setAccessibleName(tr("Enter a puzzle"));
  m_side = makeSide();
  setFocusProxy(m_board);
  connect(m_entry, &PuzzleEntry::givensChanged, this, &EntryPage::refresh);
  connect(m_entry, &PuzzleEntry::judged, this, &EntryPage::refresh);
  connect(m_entry, &PuzzleEntry::reported, m_judgement, &QLabel::setText);
  connect(m_keys.at("paste").action, &QAction::changed, this, &EntryPage::showKeys);
  showKeys();
  refresh();
}

EntryPage::~EntryPage() = default;

QWidget* EntryPage::makeSide() {
  auto* side = new QWidget(this);
  m_title = new QLabel(tr("Enter a puzzle"), side);
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  auto* back = new GameButton(side);
  connect(back, &QPushButton::clicked, this, &EntryPage::gameWanted);
  auto* header = new QHBoxLayout;
  header->addWidget(back);
  header->addWidget(m_title, 1);

  m_words = new QLabel(side);
  m_words->setWordWrap(true);
  m_words->setTextFormat(Qt::PlainText);
  m_words->setForegroundRole(QPalette::PlaceholderText);
  m_judgement = new QLabel(side);
  m_judgement->setWordWrap(true);
  m_judgement->setTextFormat(Qt::PlainText);

  m_play = makeEntryButton(tr("&Play"), side);
  m_play->setDefault(true);
  connect(m_play, &QPushButton::clicked, this, [this] { emit playWanted(m_entry->givens()); });

  m_more = makeEntryButton({}, side);
  connect(m_more, &QPushButton::clicked, this, &EntryPage::handleSeveral);

  m_allTheSame = makeEntryButton(tr("Play all the &same"), side);
  m_allTheSame->setToolTip(tr("Any of the solutions solves it; it has no level and counts in no statistics"));
  connect(m_allTheSame, &QPushButton::clicked, this,
          [this] { emit playAllTheSameWanted(m_entry->givens()); });

  auto* verdict = new QHBoxLayout;
  verdict->addWidget(m_judgement, 1);
  verdict->addWidget(m_play);

  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(header);
  column->addWidget(m_words);
  column->addWidget(makeNumbers());
  column->addWidget(makeButtons());
  column->addStretch();
  column->addWidget(m_more);
  column->addWidget(m_allTheSame);
  column->addLayout(verdict);
  return side;
}

QWidget* EntryPage::makeButtons() {
  auto* buttons = new QWidget(this);
  m_undo = makeEntryButton(tr("&Undo"), buttons);
  m_redo = makeEntryButton(tr("&Redo"), buttons);
  m_clear = makeEntryButton(tr("&Clear all"), buttons);
  QPushButton* paste = makeEntryButton(tr("Paste"), buttons);
  bindToolTip(*m_undo, *m_keys.at("undo").action, tr("Take back what was entered last"));
  bindToolTip(*m_redo, *m_keys.at("redo").action, tr("Enter again what was taken back"));
  bindToolTip(*paste, *m_keys.at("paste").action, tr("Enter the puzzle of the clipboard"));
  connect(m_undo, &QPushButton::clicked, m_entry, &PuzzleEntry::undo);
  connect(m_redo, &QPushButton::clicked, m_entry, &PuzzleEntry::redo);
  connect(m_clear, &QPushButton::clicked, m_entry, &PuzzleEntry::clearAll);
  connect(paste, &QPushButton::clicked, this, &EntryPage::paste);
  auto* grid = new QGridLayout(buttons);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(m_undo, 0, 0);
  grid->addWidget(m_redo, 0, 1);
  grid->addWidget(paste, 1, 0);
  grid->addWidget(m_clear, 1, 1);
  return buttons;
}

QWidget* EntryPage::makeNumbers() {
  auto* numbers = new QWidget(this);
  auto* grid = new QGridLayout(numbers);
  grid->setContentsMargins(0, 0, 0, 0);
  for (const Digit digit : allDigits()) {
    QPushButton* button = makeEntryButton(QString::number(digit.value()), numbers);
    button->setAccessibleName(tr("Digit %1").arg(digit.value()));
    connect(button, &QPushButton::clicked, m_entry, [this, digit] { m_entry->type(digit); });
    grid->addWidget(button, digit.index() / 3, digit.index() % 3);
    m_numbers.push_back(button);
  }
  setNumberHeights();
  return numbers;
}

void EntryPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  setNumberHeights();
}

void EntryPage::setNumberHeights() {
  const int height = std::max(qRound(kNumberHeight * fontMetrics().height()), leastTarget(*this));
  for (QPushButton* button : m_numbers) button->setMinimumHeight(height);
}

void EntryPage::showKeys() {
  const QString key = keysText(m_keys.at("paste").action->shortcuts());
  const QString type =
      withKeys(tr("Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, "
                  "{Backspace} goes back."));
  const QString paste = key.isEmpty() ? tr("Or paste a puzzle in any format.")
                                      : tr("Or paste a puzzle in any format, with %1.").arg(key);
  m_words->setText(Joined::sentences({type, paste}));
}

void EntryPage::resizeEvent(QResizeEvent* /*event*/) {
  placeParts();
  // The instructions are hidden if the buttons need their room, since the line below the board says what to
  // do, too.
  m_words->show();
  m_words->setVisible(m_side->layout()->minimumHeightForWidth(m_side->width()) <= m_side->height());
}

void EntryPage::placeParts() {
  const bool isPortrait = height() > 1.2 * width();
  const int least = qRound(kEntrySideWidth * fontMetrics().height());
  if (isPortrait) {
    const int board = std::min(width() - 2 * kPageEdge, height() * 6 / 11);
    placeWidget(*m_board, {(width() - board) / 2, kPageEdge, board, board});
    placeWidget(*m_side, {kPageEdge, board + 2 * kPageEdge, width() - 2 * kPageEdge,
                          height() - board - 3 * kPageEdge});
    return;
  }
  const int board = std::max(1, std::min(height() - 2 * kPageEdge, width() - least - 3 * kPageEdge));
  const int side = std::min(width() - board - 3 * kPageEdge, 2 * least);
  const int left = (width() - board - side - kPageEdge) / 2;
  placeWidget(*m_board, {left, kPageEdge, board, board});
  placeWidget(*m_side, {left + board + kPageEdge, kPageEdge, side, height() - 2 * kPageEdge});
}

bool EntryPage::hasKey(const QKeyEvent& event, const char* entry) const {
  return m_keys.at(entry).action->shortcuts().contains(QKeySequence(combinationOf(event)));
}

/// While the page has the keyboard focus, makes the keyboard shortcuts of Undo, Redo and Paste act on this
/// page instead of running the menu commands.
bool EntryPage::event(QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return QWidget::event(event);
  const auto& key = *dynamic_cast<QKeyEvent*>(event);
  if (hasKey(key, "undo") || hasKey(key, "redo") || hasKey(key, "paste")) event->accept();
  return true;
}

void EntryPage::keyPressEvent(QKeyEvent* event) {
  if (hasKey(*event, "undo")) return m_entry->undo();
  if (hasKey(*event, "redo")) return m_entry->redo();
  if (hasKey(*event, "paste")) return paste();
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return emit gameWanted();
  QWidget::keyPressEvent(event);
}

void EntryPage::paste() {
  m_entry->paste(pastedText(QGuiApplication::clipboard()->text()));
}

/// Called when the player presses the button for a puzzle with several solutions: shows two of the solutions
/// or, if they are shown already, adds givens that leave one of the two.
void EntryPage::handleSeveral() {
  if (m_entry->twoSolutions())
    m_entry->addMissing();
  else
    m_entry->findTwoSolutions();
}

void EntryPage::refresh() {
  m_undo->setEnabled(m_entry->canUndo());
  m_redo->setEnabled(m_entry->canRedo());
  m_clear->setEnabled(m_entry->givens() != Grid());
  m_play->setEnabled(m_entry->judgement() == PuzzleEntry::Judgement::One);
  const bool isSeveral =
      m_entry->judgement() == PuzzleEntry::Judgement::Several && m_entry->givens() != Grid();
  m_more->setText(m_entry->twoSolutions() ? tr("&Add what is missing") : tr("Sho&w two solutions"));
  m_more->setVisible(isSeveral);
  m_allTheSame->setVisible(isSeveral && m_entry->twoSolutions());
  const QString words = m_entry->judgementText();
  if (words != m_judgement->text()) m_judgement->setText(words);
}

}  // namespace sudoku
