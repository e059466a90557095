#include "preferencesdialog.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabBar>
#include <QVBoxLayout>

#include "game/control/preferences.h"
#include "game/settings/settings.h"
#include "hintchoicespage.h"
#include "languagebox.h"
#include "ui/style/dialogspacing.h"

namespace sudoku {
namespace {

constexpr int kPercentStep = 5;
// The size of the dialog, in heights of its text.
constexpr int kListColumns = 32;
constexpr int kRows = 26;

QComboBox* makePauseBox(int chosen, QWidget* parent) {
  auto* box = new QComboBox(parent);
  for (const int minutes : kPauseAfterMinutes) {
    box->addItem(minutes == 0 ? PreferencesDialog::tr("Never")
                              : PreferencesDialog::tr("After %Ln minutes without input", nullptr, minutes),
                 minutes);
  }
  box->setCurrentIndex(box->findData(chosen));
  return box;
}

}  // namespace

struct PreferencesDialog::Choices {
  ThemeChoice theme = ThemeChoice::System;
  ViewChoices view;
  bool checksEntries = false;
  bool erasesNotes = true;
  bool playsSounds = false;
  int pauseAfterMinutes = kUsualPauseMinutes;
  HintChoices hints;
  InputOrder inputOrder = InputOrder::Either;
  std::map<QString, QList<QKeySequence>> keys;

  friend bool operator==(const Choices&, const Choices&) = default;
};

PreferencesDialog::PreferencesDialog(const Settings& settings, Preferences& preferences, QWidget* parent)
    : QDialog(parent),
      m_settings(settings),
      m_preferences(preferences),
      m_search(new QLineEdit(this)),
      m_tabs(new QTabBar(this)),
      m_area(new QScrollArea(this)),
      m_line(new QLabel(this)),
      m_undo(new QPushButton(tr("Undo reset"), this)) {
  setWindowTitle(tr("Preferences"));
  ensurePolished();  // applies the style, so that the font has its final size
  m_search->setPlaceholderText(tr("Search the preferences"));
  m_search->setAccessibleName(tr("Search"));
  m_search->setClearButtonEnabled(true);
  connect(m_search, &QLineEdit::textChanged, this, &PreferencesDialog::showRows);
  m_tabs->setAccessibleName(tr("Groups of preferences"));
  m_tabs->setExpanding(false);
  m_tabs->setDrawBase(false);
  connect(m_tabs, &QTabBar::currentChanged, this, &PreferencesDialog::showRows);
  m_area->setWidgetResizable(true);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // Keyboard users need no focus on the area, which scrolls to the focused control.
  m_area->setFocusPolicy(Qt::NoFocus);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  column->setSpacing(kDialogSpacing);
  column->addWidget(m_search);
  column->addWidget(m_tabs);
  column->addWidget(m_area, 1);
  addFoot(column);
  fill();
  m_rows.front().widget->setFocus();
  const QSize size = QSize(kListColumns, kRows) * fontMetrics().height();
  resize(parent == nullptr ? size : size.boundedTo(parent->size()));
}

PreferencesDialog::~PreferencesDialog() = default;

/// Adds the row at the bottom: the buttons Reset and Close, and after a reset a text with a button to undo
/// it.
void PreferencesDialog::addFoot(QVBoxLayout* column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  QPushButton* reset = buttons->addButton(tr("&Reset"), QDialogButtonBox::ResetRole);
  reset->setToolTip(tr("All preferences as they are by default"));
  // Without a default button, Enter in the search field neither closes the dialog nor resets anything.
  for (QPushButton* button : {reset, m_undo, buttons->button(QDialogButtonBox::Close)})
    button->setAutoDefault(false);
  connect(reset, &QPushButton::clicked, this, &PreferencesDialog::reset);
  connect(m_undo, &QPushButton::clicked, this, &PreferencesDialog::undoReset);
  m_line->setForegroundRole(QPalette::PlaceholderText);
  m_undo->hide();
  auto* row = new QHBoxLayout;
  row->addWidget(m_line);
  row->addWidget(m_undo);
  row->addStretch();
  row->addWidget(buttons);
  column->addLayout(row);
}

void PreferencesDialog::fill() {
  m_rows.clear();
  const int tab = std::max(0, m_tabs->currentIndex());
  const QSignalBlocker blocker(m_tabs);
  while (m_tabs->count() > 0) m_tabs->removeTab(0);
  auto* all = new QWidget;
  m_groups = new QVBoxLayout(all);
  m_groups->setContentsMargins(0, 0, kDialogSpacing, 0);
  m_groups->setSpacing(kDialogSpacing);
  addTab(tr("Looks"));
  addLooks();
  addTab(tr("Panel"));
  addPanel();
  addTime();
  addTab(tr("Marks"));
  addMarks();
  addTab(tr("Entering"));
  addEntering();
  addKeys();
  addTab(tr("Next step"));
  addHints();
  m_groups->addStretch();
  m_tabs->setCurrentIndex(tab);
  m_area->setWidget(all);  // deletes the widget that the area had before
  m_area->setMinimumWidth(all->minimumSizeHint().width() + m_area->verticalScrollBar()->sizeHint().width());
  showRows();
}

void PreferencesDialog::addTab(const QString& title) {
  m_tabs->addTab(title);
}

QFormLayout* PreferencesDialog::addGroup(const QString& title) {
  auto* group = new QGroupBox(title);
  auto* form = new QFormLayout(group);
  form->setContentsMargins(kDialogSpacing, kDialogSpacing, kDialogSpacing, kDialogSpacing);
  form->setSpacing(kDialogSpacing);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  m_groups->addWidget(group);
  return form;
}

void PreferencesDialog::addRow(QFormLayout* form, const QString& label, QWidget* field,
                               const QString& words) {
  if (label.isEmpty())
    form->addRow(field);
  else
    form->addRow(label, field);
  auto* group = qobject_cast<QGroupBox*>(form->parentWidget());
  QString text = group->title() + ' ' + label + ' ' + words;
  m_rows.push_back({m_tabs->count() - 1, group, form, field, text.remove('&')});
}

void PreferencesDialog::addSwitch(QFormLayout* form, const QString& text, bool isOn,
                                  const std::function<void(bool)>& set) {
  auto* box = new QCheckBox(text);
  box->setChecked(isOn);
  connect(box, &QCheckBox::toggled, this, [this, set](bool on) {
    set(on);
    emit changed();
  });
  addRow(form, {}, box, text);
}

void PreferencesDialog::addFlag(QFormLayout* form, const QString& text, bool ViewChoices::*choice) {
  addSwitch(form, text, m_settings.viewChoices().*choice,
            [this, choice](bool on) { change([&](ViewChoices& choices) { choices.*choice = on; }); });
}

void PreferencesDialog::change(const std::function<void(ViewChoices&)>& with) {
  ViewChoices choices = m_settings.viewChoices();
  with(choices);
  m_preferences.setViewChoices(choices);
  emit changed();
}

void PreferencesDialog::addLooks() {
  QFormLayout* form = addGroup(tr("Looks"));
  addLanguage(form);
  auto* theme = new QComboBox;
  // The names are in the order of ThemeChoice.
  theme->addItems(
      {tr("As the desktop"), tr("Light"), tr("Dark"), tr("High contrast, light"), tr("High contrast, dark")});
  theme->setCurrentIndex(static_cast<int>(m_settings.theme()));
  connect(theme, &QComboBox::currentIndexChanged, this, [this](int index) {
    m_preferences.setTheme(static_cast<ThemeChoice>(index));
    emit changed();
  });
  addRow(form, tr("&Colours"), theme, tr("theme light dark high contrast"));
  addDigits(form);
  addFlag(form, tr("&Numbers of rows and columns"), &ViewChoices::showsPlaces);
  addFlag(form, tr("&Animation"), &ViewChoices::animates);
}

void PreferencesDialog::addLanguage(QFormLayout* form) {
  QComboBox* box = makeLanguageBox(tr("As the desktop"), m_settings.language());
  connect(box, &QComboBox::activated, this, [this, box] {
    const QString code = box->currentData().toString();
    if (code != m_settings.language()) m_preferences.setLanguage(code);
  });
  // The English word is there for those who cannot read the present language.
  addRow(form, tr("&Language"), box, QStringLiteral("language"));
}

void PreferencesDialog::addDigits(QFormLayout* form) {
  auto* size = new QSpinBox;
  size->setRange(kLeastDigitPercent, kMostDigitPercent);
  size->setSingleStep(kPercentStep);
  size->setSuffix(tr(" %"));
  size->setValue(m_settings.viewChoices().digitPercent);
  connect(size, &QSpinBox::valueChanged, this,
          [this](int percent) { change([&](ViewChoices& choices) { choices.digitPercent = percent; }); });
  size->setAccessibleName(tr("Size of digits"));
  addRow(form, tr("&Size of digits"), size, tr("large small"));
  auto* family = new QFontComboBox;
  const QString chosen = m_settings.viewChoices().digitFamily;
  family->setCurrentFont(QFont(chosen.isEmpty() ? font().family() : chosen));
  connect(family, &QFontComboBox::currentFontChanged, this, [this](const QFont& font) {
    change([&](ViewChoices& choices) { choices.digitFamily = font.family(); });
  });
  family->setAccessibleName(tr("Font of digits"));
  addRow(form, tr("&Font of digits"), family);
}

void PreferencesDialog::addPanel() {
  QFormLayout* form = addGroup(tr("Panel"));
  addFlag(form, tr("&Panel at the left"), &ViewChoices::leftHanded);
  addFlag(form, tr("7, 8 and 9 in the upper row, as on a ca&lculator"), &ViewChoices::calculatorOrder);
  addFlag(form, tr("Large &targets for touch"), &ViewChoices::largeTargets);
}

void PreferencesDialog::addMarks() {
  QFormLayout* form = addGroup(tr("What stands out"));
  addFlag(form, tr("&Mark digits that clash"), &ViewChoices::marksConflicts);
  addFlag(form, tr("Row, column and &box of the selected cell"), &ViewChoices::marksPeers);
  addFlag(form, tr("The chosen digit &where it stands"), &ViewChoices::marksSameDigit);
  addFlag(form, tr("The chosen digit in n&otes"), &ViewChoices::marksSameInNotes);
  addSwitch(form, tr("Soun&ds when solved or wrong"), m_settings.playsSounds(),
            [this](bool on) { m_preferences.setPlaysSounds(on); });
}

void PreferencesDialog::addEntering() {
  QFormLayout* form = addGroup(tr("Entering"));
  auto* order = new QComboBox;
  // The names are in the order of InputOrder.
  order->addItems({tr("Number"), tr("Cell"), tr("Either")});
  order->setCurrentIndex(static_cast<int>(m_settings.entryChoices().order));
  connect(order, &QComboBox::currentIndexChanged, this, [this](int index) {
    m_preferences.setInputOrder(static_cast<InputOrder>(index));
    emit changed();
  });
  addRow(form, tr("Which comes f&irst"), order, tr("number cell either click pad mouse touch"));
  addSwitch(form, tr("Mar&k wrong entries at once (counts as help)"), m_settings.entryChoices().checks,
            [this](bool on) { m_preferences.setChecksEntries(on); });
  addSwitch(form, tr("&Erase notes that an entry rules out"), m_settings.entryChoices().erasesNotes,
            [this](bool on) { m_preferences.setErasesNotes(on); });
}

void PreferencesDialog::addTime() {
  QFormLayout* form = addGroup(tr("Time"));
  addFlag(form, tr("S&how the clock"), &ViewChoices::showsClock);
  QComboBox* pause = makePauseBox(m_settings.pauseAfterMinutes(), nullptr);
  connect(pause, &QComboBox::currentIndexChanged, this, [this, pause] {
    m_preferences.setPauseAfterMinutes(pause->currentData().toInt());
    emit changed();
  });
  addRow(form, tr("Pause b&y itself"), pause, tr("idle minutes"));
}

void PreferencesDialog::addHints() {
  QFormLayout* form = addGroup(tr("Next step"));
  auto* choices = new HintChoicesPage(m_settings.hintChoices());
  connect(choices, &HintChoicesPage::changed, &m_preferences, &Preferences::setHintChoices);
  addRow(form, {}, choices, tr("hints techniques uniqueness level"));
}

void PreferencesDialog::addKeys() {
  QFormLayout* form = addGroup(tr("Keys"));
  auto* change = new QPushButton(tr("Chan&ge keys…"));
  change->setAutoDefault(false);
  connect(change, &QPushButton::clicked, this, &PreferencesDialog::keysWanted);
  addRow(form, {}, change, tr("change shortcuts keyboard"));
}

/// Shows the rows of the chosen tab. While the player searches, shows the rows of all tabs that contain every
/// word of the search, with the headings of their groups.
void PreferencesDialog::showRows() {
  const QStringList words = m_search->text().split(u' ', Qt::SkipEmptyParts);
  m_tabs->setEnabled(words.isEmpty());
  for (const Row& row : m_rows) row.group->hide();
  for (const Row& row : m_rows) {
    const bool isFound = words.isEmpty() ? row.tab == m_tabs->currentIndex()
                                         : std::all_of(words.begin(), words.end(), [&](const QString& word) {
                                             return row.words.contains(word, Qt::CaseInsensitive);
                                           });
    row.widget->setVisible(isFound);
    if (QWidget* label = row.form->labelForField(row.widget)) label->setVisible(isFound);
    if (isFound) row.group->show();
  }
}

PreferencesDialog::Choices PreferencesDialog::choices() const {
  const EntryChoices entries = m_settings.entryChoices();
  return {
      m_settings.theme(),       m_settings.viewChoices(),       entries.checks,           entries.erasesNotes,
      m_settings.playsSounds(), m_settings.pauseAfterMinutes(), m_settings.hintChoices(), entries.order,
      m_settings.keys().all()};
}

void PreferencesDialog::take(const Choices& choices) {
  m_preferences.setTheme(choices.theme);
  m_preferences.setViewChoices(choices.view);
  m_preferences.setChecksEntries(choices.checksEntries);
  m_preferences.setErasesNotes(choices.erasesNotes);
  m_preferences.setPlaysSounds(choices.playsSounds);
  m_preferences.setPauseAfterMinutes(choices.pauseAfterMinutes);
  m_preferences.setHintChoices(choices.hints);
  m_preferences.setInputOrder(choices.inputOrder);
  m_preferences.forgetAllKeys();
  for (const auto& [action, keys] : choices.keys) m_preferences.setKeys(action, keys);
  fill();
  emit changed();
}

void PreferencesDialog::reset() {
  if (const Choices now = choices(); now != Choices()) m_before = std::make_unique<Choices>(now);
  take({});
  m_line->setText(tr("All preferences are the default ones."));
  m_undo->setVisible(m_before != nullptr);
}

void PreferencesDialog::undoReset() {
  take(*std::exchange(m_before, nullptr));
  m_line->setText(tr("The preferences are as before."));
  m_undo->hide();
}

}  // namespace sudoku
