#include "keysdialog.h"

#include <algorithm>
#include <map>

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "boardkeys.h"
#include "game/language/joined.h"
#include "keyrecorder.h"
#include "menukeys.h"
#include "ui/style/dialogspacing.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kDialogColumns = 34;  // width of the dialog at first, in heights of a line
constexpr int kDialogLines = 36;
constexpr int kListLines = 4;  // least height of the list of commands, in lines
constexpr int kMessageLines = 2;

QPushButton* makeKeyButton(const QString& text, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setAutoDefault(false);
  return button;
}

}  // namespace

KeysDialog::KeysDialog(MenuKeys& keys, QWidget* parent)
    : QDialog(parent),
      m_keys(keys),
      m_search(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_title(new QLabel(this)),
      m_recorder(new KeyRecorder(this)),
      m_clear(makeKeyButton(tr("C&lear"), this)),
      m_usual(makeKeyButton(tr("De&fault key"), this)),
      m_message(new QLabel(this)),
      m_take(makeKeyButton(tr("&Take it"), this)) {
  ensurePolished();  // applies the style, so that the font has its final size
  setWindowTitle(tr("Keys"));
  placeParts();
  m_search->installEventFilter(this);
  m_list->installEventFilter(this);
  connect(m_search, &QLineEdit::textChanged, this, &KeysDialog::search);
  connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysDialog::showChosen);
  connect(m_list, &QTreeWidget::itemActivated, this, [this] { m_recorder->setFocus(); });
  connect(m_recorder, &KeyRecorder::recorded, this, [this](const QKeySequence& key) { give({key}); });
  connect(m_recorder, &KeyRecorder::escaped, m_list, [this] { m_list->setFocus(); });
  connect(m_clear, &QPushButton::clicked, this, [this] { give({}); });
  connect(m_usual, &QPushButton::clicked, this, [this] { give(chosen()->usual); });
  connect(m_take, &QPushButton::clicked, this, &KeysDialog::take);
  connect(&m_keys, &MenuKeys::changed, this, &KeysDialog::refresh);
  fill();
  const QSize size = QSize(kDialogColumns, kDialogLines) * fontMetrics().height();
  resize(parent == nullptr ? size : size.boundedTo(parent->size()));
}

void KeysDialog::placeParts() {
  m_search->setPlaceholderText(tr("Search the entries and keys"));
  m_search->setAccessibleName(tr("Search"));
  m_search->setClearButtonEnabled(true);
  m_list->setAccessibleName(tr("Entries of the menus and their keys"));
  m_list->setColumnCount(2);
  m_list->setHeaderHidden(true);
  m_list->setRootIsDecorated(false);
  m_list->setItemsExpandable(false);
  m_list->header()->setStretchLastSection(false);
  m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  m_list->setMinimumHeight(kListLines * fontMetrics().height());
  m_title->setWordWrap(true);
  m_message->setWordWrap(true);
  m_message->setMinimumHeight(kMessageLines * fontMetrics().lineSpacing());
  m_message->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  QSizePolicy keepsItsPlace = m_take->sizePolicy();
  keepsItsPlace.setRetainSizeWhenHidden(true);
  m_take->setSizePolicy(keepsItsPlace);
  m_take->hide();
  auto* row = new QHBoxLayout;
  row->addWidget(m_recorder, 1);
  row->addWidget(m_clear);
  row->addWidget(m_usual);
  auto* told = new QHBoxLayout;
  told->addWidget(m_message, 1);
  told->addWidget(m_take);
  auto* buttons = new QDialogButtonBox(this);
  QPushButton* reset = buttons->addButton(tr("&Reset all"), QDialogButtonBox::ResetRole);
  QPushButton* close = buttons->addButton(QDialogButtonBox::Close);
  for (QPushButton* button : {reset, close}) button->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(reset, &QPushButton::clicked, this, [this] {
    m_keys.reset();
    showChosen();
    say(tr("All entries have their default keys."));
  });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  column->setSpacing(kDialogSpacing);
  column->addWidget(m_search);
  column->addWidget(m_list, 1);
  column->addWidget(m_title);
  column->addLayout(row);
  column->addLayout(told);
  column->addWidget(buttons);
}

void KeysDialog::fill() {
  QTreeWidgetItem* menu = nullptr;
  const auto& actions = m_keys.actions();
  for (std::size_t index = 0; index < actions.size(); ++index) {
    if (menu == nullptr || menu->text(0) != actions[index].menu) {
      menu = new QTreeWidgetItem(m_list, {actions[index].menu});
      menu->setFlags(Qt::ItemIsEnabled);
      menu->setFont(0, bold(font()));
      menu->setFirstColumnSpanned(true);
    }
    auto* item = new QTreeWidgetItem(menu, {actions[index].words});
    item->setData(0, Qt::UserRole, static_cast<int>(index));
  }
  m_list->expandAll();
  refresh();
  m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
}

void KeysDialog::refresh() {
  const auto& actions = m_keys.actions();
  for (int menu = 0; menu < m_list->topLevelItemCount(); ++menu) {
    for (int row = 0; row < m_list->topLevelItem(menu)->childCount(); ++row) {
      QTreeWidgetItem* item = m_list->topLevelItem(menu)->child(row);
      const auto& entry = actions.at(static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt()));
      const QList<QKeySequence> keys = entry.action->shortcuts();
      const QString text = keysText(keys);
      item->setText(1, text);
      item->setFont(1, keys == entry.usual ? font() : bold(font()));
      item->setData(0, Qt::AccessibleTextRole,
                    text.isEmpty() ? entry.words : Joined::list({entry.words, text}));
    }
  }
}

const KeyedAction* KeysDialog::chosen() const {
  const QTreeWidgetItem* item = m_list->currentItem();
  if (item == nullptr || item->parent() == nullptr || item->isHidden()) return nullptr;
  return &m_keys.actions().at(static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt()));
}

void KeysDialog::showChosen() {
  const KeyedAction* entry = chosen();
  for (QWidget* widget : std::initializer_list<QWidget*>{m_recorder, m_clear, m_usual})
    widget->setEnabled(entry != nullptr);
  m_wanted.clear();
  m_take->hide();
  if (entry == nullptr) {
    m_title->clear();
    m_recorder->clear();
    return say(tr("Choose an entry."));
  }
  const QString usual = keysText(entry->usual);
  m_title->setText(usual.isEmpty() ? tr("%1: no key by default").arg(entry->words)
                                   : tr("%1: %2 by default").arg(entry->words, usual));
  m_recorder->setName(tr("Key of %1").arg(entry->words));
  m_recorder->setKeySequence(entry->action->shortcut());
  say(tr("Go to the field above and press the new key."));
}

void KeysDialog::give(const QList<QKeySequence>& keys) {
  const KeyedAction* entry = chosen();
  m_wanted.clear();
  m_take->hide();
  for (const QKeySequence& key : keys) {
    const QString text = key.toString(QKeySequence::NativeText);
    if (const auto use = boardUseOf(key[0]))
      return say(tr("%1 cannot be changed. It is for: %2. Press another key.").arg(text, use->does));
    if (const KeyedAction* owner = m_keys.ownerOf(key, *entry)) {
      m_wanted = keys;
      m_take->show();
      return say(tr("%1 belongs to %2 – take it from there?").arg(text, owner->words));
    }
  }
  m_keys.setKeys(*entry, keys);
  m_recorder->setKeySequence(entry->action->shortcut());
  const QString now = keysText(keys);
  say(now.isEmpty() ? tr("%1 has no key now.").arg(entry->words)
                    : tr("%1 has the key %2 now.").arg(entry->words, now));
}

void KeysDialog::take() {
  const QList<QKeySequence> wanted = m_wanted;
  m_recorder->setFocus();
  m_keys.setKeys(*chosen(), wanted);
  give(wanted);
}

void KeysDialog::say(const QString& text) {
  m_message->setText(text);
}

void KeysDialog::search(const QString& text) {
  const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
  QTreeWidgetItem* first = nullptr;
  for (int menu = 0; menu < m_list->topLevelItemCount(); ++menu) {
    QTreeWidgetItem* group = m_list->topLevelItem(menu);
    bool hasEntries = false;
    for (int row = 0; row < group->childCount(); ++row) {
      QTreeWidgetItem* item = group->child(row);
      const QString whole = group->text(0) + ' ' + item->text(0) + ' ' + item->text(1);
      const bool isFound = std::all_of(words.begin(), words.end(), [&](const QString& word) {
        return whole.contains(word, Qt::CaseInsensitive);
      });
      item->setHidden(!isFound);
      hasEntries = hasEntries || isFound;
      if (isFound && first == nullptr) first = item;
    }
    group->setHidden(!hasEntries);
  }
  if (chosen() == nullptr) m_list->setCurrentItem(first);
  showChosen();
  if (first == nullptr) say(tr("Nothing found."));
}

bool KeysDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (watched == m_search && key == Qt::Key_Down) {
    m_list->setFocus();
    return true;
  }
  if (watched == m_search && key == Qt::Key_Escape && !m_search->text().isEmpty()) {
    m_search->clear();
    return true;
  }
  if (isEnter) {  // Enter moves the focus to the field that records a key for the found command
    if (chosen() != nullptr) m_recorder->setFocus();
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace sudoku
