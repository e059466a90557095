#include "choosepuzzledialog.h"

#include <algorithm>
#include <utility>

#include <QAbstractListModel>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/language/parsewords.h"
#include "ui/board/gridpreview.h"
#include "ui/style/dialogspacing.h"

namespace sudoku {
namespace {

/// A list of puzzles. The text of a row is made when the row is shown, since there can be a million rows.
class PuzzleModel : public QAbstractListModel {
 public:
  PuzzleModel(const QList<ReadPuzzle>& puzzles, QObject* parent)
      : QAbstractListModel(parent), m_puzzles(puzzles) {}

  int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(m_puzzles.size());
  }
  QVariant data(const QModelIndex& index, int role) const override {
    return role == Qt::DisplayRole ? lineOf(index.row()) : QVariant();
  }
  Qt::ItemFlags flags(const QModelIndex& index) const override {
    return at(index.row()).puzzle ? QAbstractListModel::flags(index) : Qt::NoItemFlags;
  }

 private:
  const ReadPuzzle& at(int row) const { return m_puzzles.at(row); }

  QString lineOf(int row) const {
    const auto& puzzle = at(row).puzzle;
    if (!puzzle) return QString("%1.  %2").arg(QLocale().toString(row + 1), ParseWords::text(puzzle.error()));
    const CellSet givens = puzzle->givens.filledCells();
    QString line =
        ChoosePuzzleDialog::tr("%1.  %Ln givens", nullptr, givens.size()).arg(QLocale().toString(row + 1));
    if (const int entries = puzzle->board.filledCells().size() - givens.size(); entries > 0)
      line += ChoosePuzzleDialog::tr(", %1 entered").arg(entries);
    for (const std::string& label : {puzzle->label.title, puzzle->label.level})
      if (!label.empty()) line += "  ·  " + QString::fromStdString(label).simplified();
    return line;
  }

  const QList<ReadPuzzle> m_puzzles;
};

bool isGood(const ReadPuzzle& read) {
  return read.puzzle.hasValue();
}

QString titleOf(const PuzzleText& text) {
  const auto listed = std::count_if(text.puzzles.begin(), text.puzzles.end(), isGood);
  const QString count = QLocale().toString(static_cast<qlonglong>(listed + text.morePuzzles));
  // An ampersand marks the mnemonic of a label, so every `&` in the name of the source is doubled.
  return ChoosePuzzleDialog::tr("&Puzzles in %1: %2").arg(QString(text.source).replace('&', "&&"), count);
}

/// Says how many puzzles of the text, and how many lines that are no puzzles, are not in the list; empty if
/// the list is complete.
QString remainderOf(const PuzzleText& text) {
  const auto puzzles = static_cast<int>(text.morePuzzles);
  const auto faults = static_cast<int>(text.moreFaults);
  QStringList lines;
  if (puzzles == 1)
    lines << ChoosePuzzleDialog::tr("and 1 more puzzle, too many to list");
  else if (puzzles > 1)
    lines << ChoosePuzzleDialog::tr("and %Ln more puzzles, too many to list", "", puzzles);
  if (faults == 1)
    lines << ChoosePuzzleDialog::tr("and 1 more line that is no puzzle");
  else if (faults > 1)
    lines << ChoosePuzzleDialog::tr("and %Ln more lines that are no puzzles", "", faults);
  return lines.join('\n');
}

QLabel* plainLabel(const QString& text, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setText(text);
  label->setWordWrap(true);
  return label;
}

}  // namespace

ChoosePuzzleDialog::ChoosePuzzleDialog(PuzzleText text, QWidget* parent)
    : QDialog(parent),
      m_text(std::move(text)),
      m_list(new QListView(this)),
      m_preview(new GridPreview(this)) {
  setWindowTitle(tr("Choose a Puzzle"));
  QLabel* about = plainLabel(titleOf(m_text), this);
  about->setBuddy(m_list);
  const QString remainder = remainderOf(m_text);
  m_list->setModel(new PuzzleModel(m_text.puzzles, m_list));
  m_list->setUniformItemSizes(true);
  m_list->setAccessibleName(tr("Puzzles"));
  m_list->setAccessibleDescription(remainder);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChoosePuzzleDialog::preview);
  const auto first = std::find_if(m_text.puzzles.begin(), m_text.puzzles.end(), isGood);
  m_list->setCurrentIndex(m_list->model()->index(static_cast<int>(first - m_text.puzzles.begin()), 0));

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  open->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &ChoosePuzzleDialog::choose);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListView::doubleClicked, this, &ChoosePuzzleDialog::choose);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  column->setSpacing(kDialogSpacing);
  column->addWidget(about);
  auto* row = new QHBoxLayout;
  row->setSpacing(kDialogMargin);
  row->addWidget(m_list, 1);
  row->addWidget(m_preview);
  column->addLayout(row, 1);
  if (!remainder.isEmpty()) column->addWidget(plainLabel(remainder, this));
  column->addWidget(buttons);
  sizeByText(*this, {560, 400});
}

void ChoosePuzzleDialog::choose() {
  const QModelIndex index = m_list->currentIndex();
  if (!index.flags().testFlag(Qt::ItemIsEnabled)) return;
  accept();
  emit chosen(m_text, static_cast<std::size_t>(index.row()));
}

void ChoosePuzzleDialog::preview() {
  if (const auto& puzzle = m_text.puzzles.at(m_list->currentIndex().row()).puzzle) m_preview->show(*puzzle);
}

}  // namespace sudoku
