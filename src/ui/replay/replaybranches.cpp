#include "replaybranches.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/controls/pageicons.h"

namespace sudoku {

ReplayBranches::ReplayBranches(QWidget* parent) : QWidget(parent), m_words(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  row->addWidget(m_words, 1);
  const auto add = [&](PageIcon icon, const QString& name, const QString& key, int steps) {
    auto* button = new QPushButton(pageIcon(icon), {}, this);
    button->setAccessibleName(name);
    button->setToolTip(tr("%1 (%2)", "what a button does, its key").arg(name, key));
    button->setAutoDefault(false);
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, steps] { emit changed(steps); });
    return button;
  };
  m_older = add(PageIcon::Previous, tr("Older branch"), tr("Up"), -1);
  m_newer = add(PageIcon::Next, tr("Newer branch"), tr("Down"), 1);
}

void ReplayBranches::setChoice(const std::optional<Choice>& choice) {
  m_words->setText(choice ? tr("Branch %1 of %2").arg(choice->taken + 1).arg(choice->count)
                          : tr("No branch yet"));
  m_older->setEnabled(choice && choice->taken > 0);
  m_newer->setEnabled(choice && choice->taken + 1 < choice->count);
}

}  // namespace sudoku
