#include "newgamedialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScreen>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "game/control/forme.h"
#include "game/control/gamesession.h"
#include "game/control/preferences.h"
#include "game/play/game.h"
#include "levelpage.h"
#include "ui/controls/words.h"
#include "ui/style/dialogspacing.h"
#include "ui/style/textscale.h"

namespace sudoku {
namespace {

constexpr int kRowSpacing = 6;
constexpr int kProgressHeight = 6;
constexpr int kLeastDialogWidth = 400;
constexpr int kPatienceMs = 500;
/// The numbers of givens that can be chosen: puzzles with fewer than 17 never have a unique solution, and
/// with more than 60 there is nothing to play.
constexpr GivensRange kGivens{17, 60};

/// Makes a combo box with the names of all values of an enum, in their order. If `none` is not empty, it is
/// the text of an additional first line.
template <typename Enum>
QComboBox* makeBox(QString (*nameOf)(Enum), QWidget* parent, const QString& none = {}) {
  auto* box = new QComboBox(parent);
  if (!none.isEmpty()) box->addItem(none);
  for (const auto& entry : Names<Enum>::kNames) box->addItem(nameOf(entry.value));
  return box;
}

template <typename Enum>
Enum chosen(const QComboBox& box) {
  return static_cast<Enum>(box.currentIndex());
}

/// The chosen value of a combo box whose first line means "none"; empty if that line is chosen.
template <typename Enum>
std::optional<Enum> chosenIfAny(const QComboBox& box) {
  if (box.currentIndex() == 0) return std::nullopt;
  return static_cast<Enum>(box.currentIndex() - 1);
}

template <typename Enum>
void choose(QComboBox& box, Enum value) {
  box.setCurrentIndex(static_cast<int>(value));
}

template <typename Enum>
void choose(QComboBox& box, std::optional<Enum> value) {
  box.setCurrentIndex(value ? 1 + static_cast<int>(*value) : 0);
}

QFormLayout* makeForm(QWidget* page) {
  auto* form = new QFormLayout(page);
  form->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  form->setVerticalSpacing(kRowSpacing);
  form->setHorizontalSpacing(kDialogMargin);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  return form;
}

QSpinBox* makeGivensBox(const QString& name, QWidget* parent) {
  auto* box = new QSpinBox(parent);
  box->setRange(kGivens.least, kGivens.most);
  box->setAccessibleName(name);
  return box;
}

}  // namespace

NewGameDialog::NewGameDialog(const Game& game, GameSession& session, ForMe& forMe, Preferences& preferences,
                             const Settings& settings, QWidget* parent)
    : QDialog(parent), m_session(session), m_preferences(preferences) {
  forMe.refresh();
  setWindowTitle(tr("New Game"));
  ensurePolished();  // applies the style, so that the font has its final size
  setMinimumWidth(
      std::min(qRound(kLeastDialogWidth * textScale(fontMetrics())), screen()->availableSize().width()));
  m_tabs = new QTabWidget(this);
  // The tabs are in the order of NewGameKind, except that the first and the last tab, Level and More, both
  // stand for NewGameKind::Make.
  m_level = new LevelPage(forMe, this);
  m_tabs->addTab(m_level, tr("Le&vel"));
  m_tabs->addTab(makeDailyPage(), tr("D&aily"));
  m_tabs->addTab(makeIdPage(game), tr("By &id"));
  m_tabs->addTab(makeRecipePage(), tr("&More"));
  m_message = new QLabel(this);
  m_message->setTextFormat(Qt::PlainText);
  m_message->setWordWrap(true);
  m_message->setMinimumHeight(2 * fontMetrics().lineSpacing());
  m_progress = new QProgressBar(this);
  m_progress->setRange(0, 0);
  m_progress->setTextVisible(false);
  m_progress->setMaximumHeight(kProgressHeight);
  QSizePolicy keepsItsPlace = m_progress->sizePolicy();
  keepsItsPlace.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(keepsItsPlace);
  m_progress->setAccessibleName(tr("Making a puzzle"));
  auto* buttons = new QDialogButtonBox(this);
  m_cancel = buttons->addButton(QDialogButtonBox::Cancel);
  m_play = buttons->addButton(tr("&Play"), QDialogButtonBox::AcceptRole);
  m_play->setDefault(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  column->setSpacing(kDialogSpacing);
  column->addWidget(m_tabs, 1);
  column->addWidget(m_message);
  column->addWidget(m_progress);
  column->addWidget(buttons);

  const NewGameChoices last = settings.newGameChoices();
  showPuzzle(last.puzzle);
  if (last.isForMe) m_level->chooseForMe();
  choose(*m_dailyLevel, last.dailyLevel);
  m_tabs->setCurrentIndex(static_cast<int>(last.kind));
  setMaking(false);

  m_patience.setSingleShot(true);
  m_patience.setInterval(kPatienceMs);
  connect(&m_patience, &QTimer::timeout, m_progress, &QWidget::show);
  connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::play);
  connect(buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
  connect(m_tabs, &QTabWidget::currentChanged, this, &NewGameDialog::refresh);
  connect(m_level, &LevelPage::changed, this, &NewGameDialog::refresh);
  connect(m_dig, &QComboBox::currentIndexChanged, this, &NewGameDialog::refresh);
  connect(m_limitsGivens, &QCheckBox::toggled, this, &NewGameDialog::refresh);
  connect(m_seed, &QLineEdit::textChanged, this, &NewGameDialog::refresh);
  connect(m_id, &QLineEdit::textChanged, this, &NewGameDialog::refresh);
  connect(&game, &Game::started, this, [this] {
    if (m_isMaking) accept();
  });
  connect(&m_session, &GameSession::requestFailed, this, &NewGameDialog::fail);
}

void NewGameDialog::reject() {
  if (!m_isMaking) return QDialog::reject();
  if (isForMe())
    m_session.cancelNew();
  else
    m_session.cancelRequest();
  setMaking(false);
  m_play->setFocus();
}

QWidget* NewGameDialog::makeRecipePage() {
  auto* page = new QWidget(this);
  m_board = makeBox(boardMethodName, page);
  m_dig = makeBox(digMethodName, page);
  m_order = makeBox(digOrderName, page, tr("Default of these holes"));
  m_symmetry = makeBox(symmetryName, page);
  m_limitsGivens = new QCheckBox(tr("&Givens"), page);
  m_least = makeGivensBox(tr("Fewest givens"), page);
  m_most = makeGivensBox(tr("Most givens"), page);
  connect(m_least, &QSpinBox::valueChanged, this, [this](int least) {
    if (least > m_most->value()) m_most->setValue(least);
  });
  connect(m_most, &QSpinBox::valueChanged, this, [this](int most) {
    if (most < m_least->value()) m_least->setValue(most);
  });
  auto* givens = new QHBoxLayout;
  givens->setSpacing(kDialogSpacing);
  givens->addWidget(m_least, 1);
  givens->addWidget(new QLabel(tr("to"), page));
  givens->addWidget(m_most, 1);
  m_seed = new QLineEdit(page);
  m_seed->setPlaceholderText(tr("random"));
  m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression("[0-9]{0,20}"), m_seed));

  m_board->setToolTip(tr("How the full board is made that the puzzle is dug out of"));
  m_dig->setToolTip(tr("Which givens are taken away, and how many"));
  m_order->setToolTip(tr("In which order cells are tried"));
  m_symmetry->setToolTip(tr("How the givens that stay lie to each other"));
  m_limitsGivens->setToolTip(tr("How many givens there are"));
  m_seed->setToolTip(tr("The same seed makes the same puzzle on every machine"));
  auto* reset = new QPushButton(tr("R&eset"), page);
  reset->setAutoDefault(false);
  connect(reset, &QPushButton::clicked, this, &NewGameDialog::resetRecipe);

  QFormLayout* form = makeForm(page);
  form->addRow(tr("&Board"), m_board);
  form->addRow(tr("&Holes"), m_dig);
  form->addRow(tr("O&rder"), m_order);
  form->addRow(tr("S&ymmetry"), m_symmetry);
  form->addRow(m_limitsGivens, givens);
  form->addRow(tr("&Seed"), m_seed);
  form->addRow(reset);
  return page;
}

QWidget* NewGameDialog::makeDailyPage() {
  auto* page = new QWidget(this);
  m_date = new QDateEdit(QDate::currentDate(), page);
  m_date->setCalendarPopup(true);
  m_dailyLevel = makeBox(levelName, page);
  QFormLayout* form = makeForm(page);
  form->addRow(tr("&Date"), m_date);
  form->addRow(tr("&Level"), m_dailyLevel);
  return page;
}

QWidget* NewGameDialog::makeIdPage(const Game& game) {
  auto* page = new QWidget(this);
  // A field with the id of the puzzle being played, which can be copied or changed.
  m_id = new QLineEdit(game.isStarted() ? game.puzzleIdOrCells() : QString(), page);
  m_id->setLayoutDirection(Qt::LeftToRight);  // as all codes
  m_id->setCursorPosition(0);
  auto* about = new QLabel(tr("The same id gives the same puzzle on every machine."), page);
  about->setWordWrap(true);
  about->setForegroundRole(QPalette::PlaceholderText);
  QFormLayout* form = makeForm(page);
  form->addRow(tr("Puzzle i&d"), m_id);
  form->addRow(about);
  return page;
}

void NewGameDialog::showPuzzle(const PuzzleRequest& puzzle) {
  const Recipe& recipe = puzzle.recipe;
  m_level->setLevel(puzzle.level);
  choose(*m_board, recipe.board);
  choose(*m_dig, recipe.dig);
  choose(*m_order, recipe.order);
  choose(*m_symmetry, recipe.symmetry);
  m_limitsGivens->setChecked(recipe.givens.has_value());
  if (!recipe.givens) return;
  m_least->setValue(recipe.givens->least);
  m_most->setValue(recipe.givens->most);
}

bool NewGameDialog::isForMe() const {
  return kind() == NewGameKind::Make && m_level->isForMe();
}

NewGameKind NewGameDialog::kind() const {
  const int tab = m_tabs->currentIndex();
  return tab == m_tabs->count() - 1 ? NewGameKind::Make : static_cast<NewGameKind>(tab);
}

void NewGameDialog::resetRecipe() {
  PuzzleRequest usual = NewGameChoices().puzzle;
  usual.level = m_level->level();
  usual.recipe.symmetry = Symmetry::Rotate180;
  showPuzzle(usual);
  m_seed->clear();
}

PuzzleRequest NewGameDialog::chosenPuzzle() const {
  PuzzleRequest puzzle;
  puzzle.level = m_level->level();
  Recipe& recipe = puzzle.recipe;
  recipe.board = chosen<BoardMethod>(*m_board);
  recipe.dig = chosen<DigMethod>(*m_dig);
  recipe.symmetry = chosen<Symmetry>(*m_symmetry);
  if (isAndroid(recipe.dig)) return puzzle;
  recipe.order = chosenIfAny<DigOrder>(*m_order);
  if (m_limitsGivens->isChecked()) recipe.givens = GivensRange{m_least->value(), m_most->value()};
  return puzzle;
}

std::optional<NewGameRequest> NewGameDialog::chosenRequest() const {
  switch (kind()) {
    case NewGameKind::Make: {
      if (m_seed->text().isEmpty()) return SeededRequest{chosenPuzzle(), std::nullopt};
      bool isNumber = false;
      const std::uint64_t seed = m_seed->text().toULongLong(&isNumber);
      return isNumber ? std::optional<NewGameRequest>(SeededRequest{chosenPuzzle(), seed}) : std::nullopt;
    }
    case NewGameKind::Daily: {
      const QDate date = m_date->date();
      return DailyRequest{std::chrono::year(date.year()) / date.month() / date.day(),
                          chosen<Level>(*m_dailyLevel)};
    }
    case NewGameKind::Id: {
      const std::string id = m_id->text().trimmed().toStdString();
      return parsePuzzleId(id) || parsePackedId(id) ? std::optional<NewGameRequest>(IdRequest{id})
                                                    : std::nullopt;
    }
  }
  return std::nullopt;
}

NewGameChoices NewGameDialog::choices() const {
  return {kind(), chosenPuzzle(), chosen<Level>(*m_dailyLevel), m_level->isForMe()};
}

void NewGameDialog::play() {
  const auto request = chosenRequest();
  if (!request || m_isMaking) return;
  m_preferences.setNewGameChoices(choices());
  setMaking(true);
  if (isForMe())
    m_session.newGameForMe(m_level->needs());
  else
    m_session.request(*request);
}

void NewGameDialog::setMaking(bool making) {
  m_isMaking = making;
  m_tabs->setEnabled(!making);
  m_progress->hide();
  if (making) {
    m_patience.start();
    m_cancel->setFocus();
  } else {
    m_patience.stop();
  }
  refresh();
}

void NewGameDialog::fail() {
  setMaking(false);
  m_play->setFocus();
  m_message->setText(kind() == NewGameKind::Id
                         ? tr("The cells of this id are no puzzle: it needs exactly one solution.")
                     : isForMe() ? tr("No such puzzle was found. Choose something else, or try again.")
                                 : tr("None of very many puzzles was like that. Try a wider choice."));
}

void NewGameDialog::refresh() {
  const bool isFree = !isAndroid(chosen<DigMethod>(*m_dig));
  m_order->setEnabled(isFree);
  m_limitsGivens->setEnabled(isFree);
  m_least->setEnabled(isFree && m_limitsGivens->isChecked());
  m_most->setEnabled(isFree && m_limitsGivens->isChecked());
  if (!m_limitsGivens->isChecked() || !isFree) {
    // Shows how many givens the chosen method of removing givens leaves, until the player asks for other
    // numbers.
    const auto usual = rulesOf({.dig = chosen<DigMethod>(*m_dig)}).givens;
    m_least->setValue(usual ? usual->least : kGivens.least);
    m_most->setValue(usual ? usual->most : kGivens.most);
  }
  // How a puzzle for what the player knows is made cannot be chosen.
  const int recipeTab = m_tabs->count() - 1;
  m_tabs->setTabEnabled(recipeTab, !m_level->isForMe());
  m_tabs->setTabToolTip(recipeTab, m_level->isForMe() ? tr("Not for a puzzle for you") : QString());
  const bool canPlay = chosenRequest().has_value();
  m_play->setEnabled(canPlay && !m_isMaking);
  const NewGameKind kind = this->kind();
  QString message;
  if (m_isMaking)
    message = tr("Looking for such a puzzle…");
  else if (kind == NewGameKind::Id && !canPlay)
    message = tr("An id looks like 1-backtracking-all-180-48213.");
  else if (kind == NewGameKind::Make && !canPlay)
    message = tr("A seed is a number below 2^64.");
  else if (kind == NewGameKind::Make && !isFree && !isForMe())
    message = tr("These holes have an order and a number of their own.");
  m_message->setText(message);
}

}  // namespace sudoku
