#include "libraryeditor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include "game/language/joined.h"
#include "game/play/gamesummary.h"

namespace sudoku {
namespace {

constexpr int kMostNameLetters = 200;
constexpr int kMostTagsLetters = 1000;

}  // namespace

LibraryEditor::LibraryEditor(QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_text(new QLineEdit(this)) {
  auto* saves = new QPushButton(tr("Save"), this);
  auto* cancels = new QPushButton(tr("Cancel"), this);
  saves->setDefault(true);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(m_label);
  row->addWidget(m_text, 1);
  row->addWidget(saves);
  row->addWidget(cancels);
  for (QPushButton* button : {saves, cancels}) {
    button->setAutoDefault(false);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  }
  m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  m_text->setMinimumWidth(60);
  m_label->setBuddy(m_text);
  connect(m_text, &QLineEdit::returnPressed, this, &LibraryEditor::save);
  connect(saves, &QPushButton::clicked, this, &LibraryEditor::save);
  connect(cancels, &QPushButton::clicked, this, &LibraryEditor::closed);
}

void LibraryEditor::editName(const GameSummary& game) {
  edit(What::Name, game.id, tr("Name"), game.name);
}

void LibraryEditor::editTags(const std::vector<const GameSummary*>& games) {
  m_games.clear();
  m_tags = games.front()->tags;
  for (const GameSummary* game : games) {
    m_games.push_back(game->id);
    m_tags.removeIf([game](const QString& tag) { return !game->tags.contains(tag); });
  }
  edit(What::Tags, 0, games.size() == 1 ? tr("Tags") : tr("Tags of all of them"), Joined::list(m_tags));
}

void LibraryEditor::editCollection(qint64 id, const QString& name) {
  edit(What::Collection, id, tr("Name of the collection"), name);
}

void LibraryEditor::edit(What what, qint64 id, const QString& label, const QString& text) {
  m_what = what;
  m_id = id;
  m_before = text;
  const bool editsTags = what == What::Tags;
  m_text->setMaxLength(editsTags ? kMostTagsLetters : kMostNameLetters);
  m_text->setPlaceholderText(editsTags ? tr("beautiful, again") : QString());
  m_label->setText(label);
  m_text->setAccessibleName(label);
  m_text->setAccessibleDescription(editsTags ? tr("With commas between") : QString());
  m_text->setText(text);
  m_text->selectAll();
  m_text->setFocus();
}

void LibraryEditor::save() {
  // A text that the player has not edited is not saved: a comma within an imported tag would split the tag.
  const bool isChanged = m_text->text() != m_before;
  const QString name = m_text->text().simplified();
  if (isChanged && m_what == What::Tags) saveTags();
  if (isChanged && m_what == What::Name) emit named(m_id, name);
  if (isChanged && m_what == What::Collection && !name.isEmpty()) emit collectionNamed(m_id, name);
  emit closed();
}

void LibraryEditor::saveTags() {
  QStringList added = tagsIn(m_text->text());
  QStringList taken = m_tags;
  taken.removeIf([&added](const QString& tag) { return added.contains(tag); });
  added.removeIf([this](const QString& tag) { return m_tags.contains(tag); });
  emit tagged(m_games, added, taken);
}

QStringList LibraryEditor::tagsIn(const QString& text) {
  static const QRegularExpression commas("[,，、،]");
  QStringList tags;
  for (const QString& part : text.split(commas))
    if (const QString tag = part.simplified(); !tag.isEmpty()) tags += tag;
  tags.removeDuplicates();
  return tags;
}

void LibraryEditor::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return emit closed();
  QWidget::keyPressEvent(event);
}

}  // namespace sudoku
