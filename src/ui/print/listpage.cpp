#include "listpage.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include "ui/style/dialogspacing.h"

namespace sudoku {
namespace {

constexpr int kMostOfListTitle = 80;

QString countText(std::size_t count) {
  const auto all = static_cast<int>(count);
  if (count <= kMostOnPaper) return ListPage::tr("%Ln puzzles", nullptr, all);
  return ListPage::tr("The first %1 of %Ln puzzles", nullptr, all)
      .arg(QLocale().toString(static_cast<qulonglong>(kMostOnPaper)));
}

}  // namespace

ListPage::ListPage(const PaperList& list, QWidget* parent) : QWidget(parent) {
  auto* count = new QLabel(countText(list.puzzles.size() + list.leftOut), this);
  count->setTextFormat(Qt::PlainText);
  m_title = new QLineEdit(list.title.left(kMostOfListTitle), this);
  m_title->setMaxLength(kMostOfListTitle);
  m_entries = new QCheckBox(tr("With &entries"), this);
  m_ratings = new QCheckBox(tr("With levels and &ratings"), this);
  m_ratings->setToolTip(tr("Working them out takes a while for many puzzles."));
  connect(m_title, &QLineEdit::textChanged, this, &ListPage::changed);
  connect(m_entries, &QCheckBox::toggled, this, &ListPage::changed);
  connect(m_ratings, &QCheckBox::toggled, this, [this](bool isWanted) {
    if (isWanted) emit ratingsWanted();
  });
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, kDialogSpacing, 0, kDialogSpacing);
  form->setVerticalSpacing(kDialogSpacing);
  form->addRow(count);
  form->addRow(tr("&Title"), m_title);
  form->addRow(m_entries);
  form->addRow(m_ratings);
}

QString ListPage::title() const {
  return m_title->text().trimmed();
}

bool ListPage::hasEntries() const {
  return m_entries->isChecked();
}

bool ListPage::hasRatings() const {
  return m_ratings->isChecked();
}

void ListPage::dropRatings() {
  m_ratings->setChecked(false);
}

}  // namespace sudoku
