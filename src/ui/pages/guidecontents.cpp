#include "guidecontents.h"

#include <algorithm>
#include <array>
#include <tuple>

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "game/teacher/mastery.h"
#include "game/teacher/openedremark.h"
#include "game/teacher/solutionlist.h"
#include "game/teacher/stepfilter.h"
#include "game/teacher/techniquewords.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kTechniqueRole = Qt::UserRole;

std::array<Technique, kTechniqueCount> techniquesByStage() {
  auto techniques = allTechniques();
  const auto place = [](Technique technique) {
    return std::tuple(infoOf(technique).level, -frequencyOf(technique), technique);
  };
  std::sort(techniques.begin(), techniques.end(),
            [&place](Technique a, Technique b) { return place(a) < place(b); });
  return techniques;
}

QString stageName(Level level) {
  return level == Level::Easy ? GuideContents::tr("Basics") : levelName(level);
}

}  // namespace

GuideContents::GuideContents(QWidget* parent)
    : QWidget(parent),
      m_model(new QStandardItemModel(this)),
      m_search(new QLineEdit(this)),
      m_nothing(new QLabel(tr("Nothing is called that."), this)),
      m_list(new QListView(this)) {
  m_search->setPlaceholderText(tr("Find a technique"));
  m_search->setAccessibleName(tr("Find a technique"));
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_nothing->setWordWrap(true);
  m_nothing->hide();
  fill();
  m_list->setModel(m_model);
  m_list->setAccessibleName(tr("Techniques"));
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setUniformItemSizes(true);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setTextElideMode(Qt::ElideRight);
  setFocusProxy(m_list);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_search);
  column->addWidget(m_nothing);
  column->addWidget(m_list, 1);
  connect(m_search, &QLineEdit::textChanged, this, &GuideContents::filter);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& current) {
            if (current.isValid()) emit chosen(techniqueAt(current.row()));
          });
  connect(m_list, &QListView::clicked, this, &GuideContents::opened);
  connect(m_list, &QListView::activated, this, &GuideContents::opened);
}

void GuideContents::fill() {
  m_model->appendRow(new QStandardItem(tr("The rules in a minute")));
  std::optional<Level> level;
  for (const Technique technique : techniquesByStage()) {
    if (infoOf(technique).level != level) {
      level = infoOf(technique).level;
      auto* heading = new QStandardItem(stageName(*level));
      heading->setFlags(Qt::NoItemFlags);
      heading->setFont(bold(font()));
      m_model->appendRow(heading);
    }
    auto* item = new QStandardItem(TechniqueWords::title(technique));
    item->setData(static_cast<int>(technique), kTechniqueRole);
    item->setToolTip(TechniqueWords::idea(technique));
    m_model->appendRow(item);
  }
}

std::optional<Technique> GuideContents::techniqueAt(int row) const {
  const QVariant technique = m_model->index(row, 0).data(kTechniqueRole);
  return technique.isValid() ? std::optional(static_cast<Technique>(technique.toInt())) : std::nullopt;
}

bool GuideContents::isHeading(int row) const {
  return m_model->item(row)->flags() == Qt::NoItemFlags;
}

void GuideContents::choose(std::optional<Technique> technique) {
  for (int row = 0; row < m_model->rowCount(); ++row) {
    if (isHeading(row) || techniqueAt(row) != technique) continue;
    m_list->setCurrentIndex(m_model->index(row, 0));
    m_list->scrollTo(m_model->index(row, 0));
  }
}

std::optional<GuideContents::Entry> GuideContents::beside(int places) const {
  const int direction = places < 0 ? -1 : 1;
  int row = m_list->currentIndex().row();
  for (int left = std::abs(places); left > 0; --left) {
    row += direction;
    while (row >= 0 && row < m_model->rowCount() && isHeading(row)) row += direction;
    if (row < 0 || row >= m_model->rowCount()) return std::nullopt;
  }
  return Entry{techniqueAt(row), m_model->item(row)->text()};
}

/// Shows only the pages of the guide whose names match the words of a search, and the headings above these.
void GuideContents::filter(const QString& words) {
  bool hasShown = false;
  bool isEmpty = true;
  for (int row = m_model->rowCount() - 1; row >= 0; --row) {
    const auto technique = techniqueAt(row);
    const bool isFound = technique
                             ? isCalled(*technique, words)
                             : m_model->item(row)->text().contains(words.trimmed(), Qt::CaseInsensitive);
    const bool isShown = isHeading(row) ? hasShown : isFound;
    hasShown = !isHeading(row) && (hasShown || isShown);
    isEmpty = isEmpty && !isShown;
    m_list->setRowHidden(row, !isShown);
  }
  m_nothing->setVisible(isEmpty);
}

/// In the search field, Down moves the focus to the entries found, and Enter opens the first of them.
bool GuideContents::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_search || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (key != Qt::Key_Down && !isEnter) return false;
  for (int row = 0; row < m_model->rowCount(); ++row) {
    if (m_list->isRowHidden(row) || isHeading(row)) continue;
    m_list->setCurrentIndex(m_model->index(row, 0));
    m_list->setFocus();
    if (isEnter) emit opened();
    break;
  }
  return true;
}

}  // namespace sudoku
