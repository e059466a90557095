#include "bookpage.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSpinBox>

#include "game/teacher/openedremark.h"
#include "ui/controls/words.h"
#include "ui/style/dialogspacing.h"

namespace sudoku {
namespace {

constexpr int kMostInBook = 1000;
constexpr int kTitleLength = 80;

}  // namespace

BookPage::BookPage(QWidget* parent) : QWidget(parent) {
  m_count = new QSpinBox(this);
  m_count->setRange(1, kMostInBook);
  m_count->setValue(BookRequest().count);
  connect(m_count, &QSpinBox::valueChanged, this, &BookPage::puzzlesChanged);
  auto* levels = new QGridLayout;
  levels->setContentsMargins(0, 0, 0, 0);
  for (const auto& [level, name] : Names<Level>::kNames) {
    const int number = static_cast<int>(level);
    auto* box = new QCheckBox(levelName(level), this);
    box->setChecked(level <= Level::Hard);
    connect(box, &QCheckBox::toggled, this, &BookPage::puzzlesChanged);
    levels->addWidget(box, number / 2, number % 2);
    m_levels[static_cast<std::size_t>(number)] = box;
  }
  m_symmetry = new QComboBox(this);
  for (const auto& entry : Names<Symmetry>::kNames) m_symmetry->addItem(symmetryName(entry.value));
  m_symmetry->setCurrentIndex(static_cast<int>(BookRequest().symmetry));
  connect(m_symmetry, &QComboBox::currentIndexChanged, this, &BookPage::puzzlesChanged);
  m_title = new QLineEdit(tr("Sudoku"), this);
  m_title->setMaxLength(kTitleLength);
  connect(m_title, &QLineEdit::textChanged, this, &BookPage::titleChanged);

  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, kDialogSpacing, 0, kDialogSpacing);
  form->setVerticalSpacing(kDialogSpacing);
  form->addRow(tr("P&uzzles"), m_count);
  form->addRow(tr("Levels"), levels);
  form->addRow(tr("S&ymmetry"), m_symmetry);
  form->addRow(tr("&Title"), m_title);
}

bool BookPage::hasLevel() const {
  return std::any_of(m_levels.begin(), m_levels.end(), [](const QCheckBox* box) { return box->isChecked(); });
}

BookRequest BookPage::request() const {
  BookRequest request;
  request.count = m_count->value();
  for (const auto& [level, name] : Names<Level>::kNames)
    if (m_levels[static_cast<std::size_t>(level)]->isChecked()) request.levels.push_back(level);
  request.symmetry = static_cast<Symmetry>(m_symmetry->currentIndex());
  request.seed = QRandomGenerator::system()->generate64();
  return request;
}

QString BookPage::title() const {
  return m_title->text().trimmed();
}

}  // namespace sudoku
