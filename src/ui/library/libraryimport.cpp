#include "libraryimport.h"

#include <utility>

#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/history/importwords.h"
#include "game/language/isolated.h"
#include "ui/controls/words.h"
#include "ui/style/dialogspacing.h"

namespace sudoku {
namespace {

constexpr QSize kDetailsSize(480, 320);
constexpr int kLeastBarWidth = 80;

}  // namespace

LibraryImport::LibraryImport(QWidget* parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_bar(new QProgressBar(this)),
      m_details(new QPushButton(tr("Details"), this)),
      m_end(new QPushButton(this)) {
  m_text->setTextFormat(Qt::PlainText);
  m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_bar->setTextVisible(false);
  m_bar->setAccessibleName(tr("Import"));
  m_bar->setMinimumWidth(kLeastBarWidth);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(m_text, 2);
  row->addWidget(m_bar, 1);
  for (QPushButton* button : {m_details, m_end}) {
    button->setAutoDefault(false);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    row->addWidget(button);
  }
  connect(m_details, &QPushButton::clicked, this, &LibraryImport::showDetails);
  connect(m_end, &QPushButton::clicked, this, &LibraryImport::leave);
}

void LibraryImport::begin(const QString& name) {
  m_isRunning = true;
  m_name = name;
  m_bar->setValue(0);
  m_bar->show();
  m_details->hide();
  m_end->setText(tr("Cancel"));
  show(tr("Importing %1…").arg(isolated(name)));
}

void LibraryImport::takeKeyboard() {
  m_end->setFocus();
}

void LibraryImport::setPercent(int percent) {
  m_bar->setValue(percent);
}

void LibraryImport::setWaiting(bool isWaiting) {
  const QString text = isWaiting ? tr("Importing %1: waiting for another program that has locked the games…")
                                 : tr("Importing %1…");
  if (m_isRunning) show(text.arg(isolated(m_name)));
}

void LibraryImport::end(const CollectionReport& report) {
  end(report.toText(),
      {tr("No puzzles"), tr("What is no puzzle, and why"), report.complaints, report.faults});
  m_isAll = report.failure.isEmpty() && report.faults == 0;
}

void LibraryImport::end(const ExchangeReport& report, const QString& name) {
  end(ImportWords::ended(report, name),
      {tr("Not imported"), tr("What was not imported, and why"), report.complaints, report.refused});
  m_isAll = report.isComplete() && report.inPlay == 0;
}

void LibraryImport::end(const QString& text, Details details) {
  m_isRunning = false;
  m_told = std::move(details);
  m_bar->hide();
  m_details->setVisible(!m_told.lines.isEmpty());
  m_end->setText(tr("Close"));
  show(text);
}

void LibraryImport::show(const QString& text) {
  if (m_shown == text) return;
  m_shown = text;
  showText();
}

void LibraryImport::showText() {
  layout()->activate();
  m_text->setAccessibleName(m_shown);
  m_text->setToolTip(plainToolTip(m_shown));
  m_text->setText(fontMetrics().elidedText(m_shown, Qt::ElideRight, m_text->width()));
}

void LibraryImport::showDetails() {
  auto* dialog = new QDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(m_told.title);
  auto* text = new QPlainTextEdit(dialog);
  text->setReadOnly(true);
  text->setTabChangesFocus(true);
  text->setAccessibleName(m_told.name);
  QStringList lines = {m_shown, QString()};
  lines += m_told.lines;
  const auto more = m_told.count - m_told.lines.size();
  if (more > 0) lines += tr("And %1 more.").arg(QLocale().toString(more));
  text->setPlainText(lines.join('\n'));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(text);
  column->addWidget(buttons);
  sizeByText(*dialog, kDetailsSize);
  dialog->open();
}

void LibraryImport::leave() {
  if (m_isRunning) emit cancelWanted();
  m_isRunning = false;
  emit closed();
}

void LibraryImport::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return leave();
  QWidget::keyPressEvent(event);
}

void LibraryImport::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showText();
}

}  // namespace sudoku
