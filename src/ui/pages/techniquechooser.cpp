#include "techniquechooser.h"

#include <algorithm>
#include <array>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <sudoku/grid/level.h>

#include "game/practice/practiceposition.h"
#include "game/teacher/mastery.h"
#include "game/teacher/openedremark.h"
#include "game/teacher/techniquewords.h"
#include "techniquedelegate.h"
#include "ui/controls/coachbutton.h"
#include "ui/style/frame.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kChooserPadding = 8;

QString masteryWords(Mastery mastery) {
  switch (mastery) {
    case Mastery::None:
      return TechniqueChooser::tr("not seen yet");
    case Mastery::Seen:
      return TechniqueChooser::tr("seen");
    case Mastery::FoundInPractice:
      return TechniqueChooser::tr("found in practice");
    case Mastery::FoundAlone:
      break;
  }
  return TechniqueChooser::tr("found alone in a game");
}

/// The legend that explains the dots for how well a technique is known.
class MasteryLegend : public QWidget {
 public:
  explicit MasteryLegend(QWidget* parent) : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(indent(), 0, 0, 0);
    rows->setSpacing(0);
    for (const Mastery mastery : kShown) {
      auto* words = new QLabel(masteryWords(mastery), this);
      words->setFont(scaled(font(), 0.9));
      words->setForegroundRole(QPalette::PlaceholderText);
      rows->addWidget(words);
      m_words.push_back(words);
    }
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.setPen(theme.line);
    painter.drawLine(0, 0, width(), 0);
    for (std::size_t index = 0; index < m_words.size(); ++index) {
      const QRect row = m_words[index]->geometry();
      const int dots = masteryDotsWidth(fontMetrics().height());
      paintMasteryDots(painter, QRect(kChooserPadding / 2, row.top(), dots, row.height()), kShown[index],
                       theme);
    }
  }

 private:
  static constexpr std::array kShown = {Mastery::Seen, Mastery::FoundInPractice, Mastery::FoundAlone};

  int indent() const { return masteryDotsWidth(fontMetrics().height()) + 2 * kChooserPadding; }

  std::vector<QLabel*> m_words;
};

}  // namespace

TechniqueChooser::TechniqueChooser(QWidget* parent)
    : QWidget(parent),
      m_served(servedTechniques()),
      m_model(new QStandardItemModel(this)),
      m_delegate(new TechniqueDelegate(this)),
      m_title(new QLabel(tr("Techniques"), this)),
      m_count(new QLabel(this)),
      m_search(new QLineEdit(this)),
      m_learnLabel(new QLabel(tr("Learn next:"), this)),
      m_learn(new CoachButton(QString(), this, CoachButton::Look::Link)),
      m_list(new QListView(this)),
      m_legend(new MasteryLegend(this)),
      m_exercise(new CoachButton(tr("To the exercise"), this, CoachButton::Look::Primary)) {
  m_title->setFont(bold(font()));
  for (QLabel* label : {m_count, m_learnLabel}) label->setForegroundRole(QPalette::PlaceholderText);
  m_search->setPlaceholderText(tr("Find a technique"));
  m_search->setAccessibleName(tr("Find a technique"));
  m_search->setClearButtonEnabled(true);
  fillList();
  makeList();
  auto* header = new QHBoxLayout;
  header->addWidget(m_title);
  header->addStretch(1);
  header->addWidget(m_count);
  auto* learn = new QHBoxLayout;
  learn->setSpacing(2);
  learn->addWidget(m_learnLabel);
  learn->addWidget(m_learn);
  learn->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kChooserPadding, kChooserPadding, kChooserPadding, kChooserPadding);
  column->setSpacing(6);
  column->addLayout(header);
  column->addWidget(m_search);
  column->addLayout(learn);
  column->addWidget(m_list, 1);
  column->addWidget(m_legend);
  column->addWidget(m_exercise);
  connect(m_search, &QLineEdit::textChanged, this, &TechniqueChooser::filter);
  connect(m_learn, &QPushButton::clicked, this, [this] { emit practiceWanted(*m_learnNext); });
  connect(m_exercise, &QPushButton::clicked, this, &TechniqueChooser::exerciseWanted);
  setMastery({}, {});
}

void TechniqueChooser::fillList() {
  std::optional<Level> level;
  for (const Technique technique : m_served) {
    if (infoOf(technique).level != level) {
      level = infoOf(technique).level;
      auto* heading = new QStandardItem(levelName(*level));
      heading->setFlags(Qt::NoItemFlags);
      heading->setData(static_cast<int>(*level), TechniqueDelegate::LevelRole);
      m_model->appendRow(heading);
    }
    auto* item = new QStandardItem(TechniqueWords::title(technique));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
    item->setData(static_cast<int>(technique), TechniqueDelegate::TechniqueRole);
    item->setToolTip(TechniqueWords::idea(technique));
    m_model->appendRow(item);
  }
  connect(m_model, &QStandardItemModel::itemChanged, this, &TechniqueChooser::takeChecks);
}

void TechniqueChooser::makeList() {
  m_list->setModel(m_model);
  m_list->setItemDelegate(m_delegate);
  m_list->setAccessibleName(tr("Techniques"));
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setUniformItemSizes(true);
  m_list->setMouseTracking(true);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void TechniqueChooser::setMastery(const MasteryTable& mastery, std::optional<Technique> next) {
  for (int row = 0; row < m_model->rowCount(); ++row) {
    QStandardItem* item = m_model->item(row);
    const QVariant technique = item->data(TechniqueDelegate::TechniqueRole);
    if (!technique.isValid()) continue;
    const auto known = mastery.find(static_cast<Technique>(technique.toInt()));
    const Mastery degree = known == mastery.end() ? Mastery::None : masteryOf(known->second);
    item->setData(static_cast<int>(degree), TechniqueDelegate::MasteryRole);
    item->setData(tr("%1, %2", "technique, how well it is known").arg(item->text(), masteryWords(degree)),
                  Qt::AccessibleTextRole);
  }
  m_learnNext = next;
  if (m_learnNext && std::find(m_served.begin(), m_served.end(), *m_learnNext) == m_served.end())
    m_learnNext.reset();
  m_learnLabel->setVisible(m_learnNext.has_value());
  m_learn->setVisible(m_learnNext.has_value());
  showLearnNext();
}

void TechniqueChooser::showLearnNext() {
  if (!m_learnNext) return;
  m_learn->setText(TechniqueWords::title(*m_learnNext));
  m_learn->setAccessibleName(tr("Learn next: %1").arg(m_learn->text()));
  m_learn->setToolTip(tr("Practise this, and nothing else"));
  m_learn->updateGeometry();
}

void TechniqueChooser::choose(const std::vector<Technique>& techniques) {
  {
    const QSignalBlocker blocker(m_model);
    for (int row = 0; row < m_model->rowCount(); ++row) {
      QStandardItem* item = m_model->item(row);
      const QVariant technique = item->data(TechniqueDelegate::TechniqueRole);
      if (!technique.isValid()) continue;
      const bool isChosen = std::find(techniques.begin(), techniques.end(),
                                      static_cast<Technique>(technique.toInt())) != techniques.end();
      item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
      if (isChosen && techniques.size() == 1) m_list->scrollTo(item->index());
    }
  }
  takeChecks();
  m_list->viewport()->update();
}

void TechniqueChooser::takeChecks() {
  std::vector<Technique> chosen;
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (const QStandardItem* item = m_model->item(row); item->checkState() == Qt::Checked)
      chosen.push_back(static_cast<Technique>(item->data(TechniqueDelegate::TechniqueRole).toInt()));
  m_count->setText(tr("%Ln chosen", "techniques", static_cast<int>(chosen.size())));
  m_exercise->setEnabled(!chosen.empty());
  if (chosen == m_chosen) return;
  m_chosen = std::move(chosen);
  emit chosenChanged();
}

void TechniqueChooser::filter(const QString& text) {
  bool hasShown = false;
  for (int row = m_model->rowCount() - 1; row >= 0; --row) {
    const QStandardItem* item = m_model->item(row);
    const bool isHeading = !item->data(TechniqueDelegate::TechniqueRole).isValid();
    const bool isShown = isHeading ? hasShown : item->text().contains(text.trimmed(), Qt::CaseInsensitive);
    hasShown = !isHeading && (hasShown || isShown);
    m_list->setRowHidden(row, !isShown);
  }
}

void TechniqueChooser::setCurrent(std::optional<Technique> technique) {
  m_delegate->setCurrent(technique);
  m_list->viewport()->update();
}

void TechniqueChooser::setArrangement(bool isPage, bool isLow) {
  m_legend->setVisible(!isLow);
  m_exercise->setVisible(isPage);
}

void TechniqueChooser::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) m_title->setFont(bold(font()));
}

void TechniqueChooser::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), 9);
}

}  // namespace sudoku
