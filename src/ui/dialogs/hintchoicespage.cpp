#include "hintchoicespage.h"

#include <map>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <sudoku/logic/stepfinder.h>

#include "game/teacher/techniquewords.h"
#include "ui/controls/words.h"

namespace sudoku {

HintChoicesPage::HintChoicesPage(const HintChoices& choices, QWidget* parent)
    : QWidget(parent),
      m_level(new QComboBox(this)),
      m_uniqueness(new QCheckBox(tr("Allow uni&queness techniques"), this)),
      m_techniques(new QTreeWidget(this)) {
  for (const auto& [level, name] : Names<Level>::kNames) m_level->addItem(levelName(level));
  m_level->setCurrentIndex(static_cast<int>(choices.most));
  m_uniqueness->setChecked(choices.usesUniqueness);
  m_techniques->setHeaderHidden(true);
  m_techniques->setAccessibleName(tr("Techniques that Next step may use"));
  m_techniques->setMinimumHeight(120);
  fillTechniques(choices);

  auto* form = new QFormLayout;
  form->addRow(tr("Techniques &up to"), m_level);
  form->addRow(m_uniqueness);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(form);
  column->addWidget(m_techniques);

  const auto tell = [this] { emit changed(this->choices()); };
  connect(m_level, &QComboBox::currentIndexChanged, this, tell);
  connect(m_uniqueness, &QCheckBox::toggled, this, tell);
  connect(m_techniques, &QTreeWidget::itemChanged, this, tell);
}

HintChoices HintChoicesPage::choices() const {
  HintChoices choices{.most = static_cast<Level>(m_level->currentIndex()),
                      .usesUniqueness = m_uniqueness->isChecked()};
  for (int group = 0; group < m_techniques->topLevelItemCount(); ++group) {
    const QTreeWidgetItem* level = m_techniques->topLevelItem(group);
    for (int row = 0; row < level->childCount(); ++row)
      if (const QTreeWidgetItem* item = level->child(row); item->checkState(0) == Qt::Unchecked)
        choices.refused.insert(static_cast<Technique>(item->data(0, Qt::UserRole).toInt()));
  }
  return choices;
}

/// Lists the techniques that a solution path can contain, by level.
void HintChoicesPage::fillTechniques(const HintChoices& choices) {
  std::map<Level, QTreeWidgetItem*> groups;
  for (const Technique technique : allTechniques()) {
    if (!mayBeOnPath(technique)) continue;
    const Level level = infoOf(technique).level;
    QTreeWidgetItem*& group = groups[level];
    if (group == nullptr) {
      group = new QTreeWidgetItem({levelName(level)});
      group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    }
    auto* item = new QTreeWidgetItem(group, {TechniqueWords::title(technique)});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setData(0, Qt::UserRole, static_cast<int>(technique));
    item->setCheckState(0, choices.refused.contains(technique) ? Qt::Unchecked : Qt::Checked);
  }
  for (const auto& [level, group] : groups) m_techniques->addTopLevelItem(group);
}

}  // namespace sudoku
