#include "printdialog.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStandardPaths>
#include <QTabWidget>
#include <QVBoxLayout>

#include "bookpage.h"
#include "game/control/hintcommands.h"
#include "game/play/game.h"
#include "gamepaper.h"
#include "listpage.h"
#include "optionsarea.h"
#include "pagepreview.h"
#include "printloader.h"
#include "printservice.h"
#include "ui/style/dialogspacing.h"

namespace sudoku {
namespace {

constexpr int kProgressBarHeight = 6;
constexpr QSize kFirstDialogSize(760, 580);
// Approximate width and height in pixels that a window manager's frame adds to the dialog.
constexpr QSize kDialogFrame(8, 32);

/// The index of the tab for printing a book.
constexpr int kBookTab = 1;

QPageSize::PageSizeId paperOfCountry() {
  return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                            : QPageSize::A4;
}

/// Makes the tab widget as high as the present page, not as high as its highest page.
void fitTabs(QTabWidget& tabs) {
  for (int page = 0; page < tabs.count(); ++page) {
    const bool isShown = page == tabs.currentIndex();
    tabs.widget(page)->setSizePolicy(QSizePolicy::Preferred,
                                     isShown ? QSizePolicy::Preferred : QSizePolicy::Ignored);
  }
  tabs.setMaximumHeight(tabs.minimumSizeHint().height());
}

}  // namespace

PrintDialog::PrintDialog(const Game& game, const HintCommands& hints, PrintLoader& loader, QWidget* parent)
    : PrintDialog(game, hints, loader, std::nullopt, parent) {}

PrintDialog::PrintDialog(const Game& game, const HintCommands& hints, PrintLoader& loader, PaperList list,
                         QWidget* parent)
    : PrintDialog(game, hints, loader, std::optional(std::move(list)), parent) {}

PrintDialog::PrintDialog(const Game& game, const HintCommands& hints, PrintLoader& loader,
                         std::optional<PaperList> list, QWidget* parent)
    : QDialog(parent),
      m_game(game),
      m_hints(hints),
      m_loader(loader),
      m_list(std::move(list)),
      m_rater([this](const PaperPuzzle& rated) {
        m_rated = rated;
        showDocument();
      }),
      m_maker([this](const std::optional<std::vector<PaperPuzzle>>& puzzles) {
        setWorking(false);
        m_made = puzzles;
        showDocument();
      }),
      m_writer([this](const QString& trouble) {
        setWorking(false);
        if (!trouble.isEmpty()) return m_message->setText(tr("Not written: %1").arg(trouble));
        emit reported(m_success);
        accept();
      }) {
  setWindowTitle(tr("Print"));
  makeParts();
  setWorking(false);
  showDocument();
  m_print->setFocus();
  if (m_list)
    takeList(false);
  else
    m_rater.run([puzzle = paperPuzzleOf(m_game, false)](const std::stop_token& stop) {
      return withRating(puzzle, stop);
    });
}

void PrintDialog::makeParts() {
  m_preview = new PagePreview(this);
  m_message = new QLabel(this);
  m_message->setTextFormat(Qt::PlainText);
  m_message->setWordWrap(true);
  m_progress = new QProgressBar(this);
  m_progress->setTextVisible(false);
  m_progress->setMaximumHeight(kProgressBarHeight);
  m_progress->setAccessibleName(tr("Progress"));
  connect(this, &PrintDialog::progressed, m_progress, [this](int done, int all) {
    m_progress->setRange(0, all);
    m_progress->setValue(done);
  });
  QSizePolicy keepsItsPlace = m_progress->sizePolicy();
  keepsItsPlace.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(keepsItsPlace);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_save = buttons->addButton(tr("Save as P&DF…"), QDialogButtonBox::ActionRole);
  m_print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
  for (QAbstractButton* button : buttons->buttons()) static_cast<QPushButton*>(button)->setAutoDefault(false);
  connect(m_save, &QPushButton::clicked, this, &PrintDialog::askForFile);
  connect(m_print, &QPushButton::clicked, this, &PrintDialog::askForPrinter);
  connect(buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
  layOut(*buttons);
}

void PrintDialog::layOut(QDialogButtonBox& buttons) {
  auto* row = new QHBoxLayout;
  row->setSpacing(kDialogMargin);
  row->addWidget(m_preview, 1);
  row->addWidget(new OptionsArea(makeOptions(), this));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  column->setSpacing(kDialogSpacing);
  column->addLayout(row, 1);
  column->addWidget(m_message);
  column->addWidget(m_progress);
  column->addWidget(&buttons);
  resize(sizeHint().expandedTo(kFirstDialogSize).boundedTo(screen()->availableSize() - kDialogFrame));
}

QWidget* PrintDialog::makeOptions() {
  auto* options = new QWidget(this);
  m_tabs = new QTabWidget(options);
  if (m_list) {
    m_listPage = new ListPage(*m_list, m_tabs);
    connect(m_listPage, &ListPage::changed, this, &PrintDialog::showDocument);
    connect(m_listPage, &ListPage::ratingsWanted, this, [this] { takeList(true); });
    m_tabs->addTab(m_listPage, tr("These pu&zzles"));
  } else {
    m_tabs->addTab(makePuzzlePage(), tr("This pu&zzle"));
    m_tabs->addTab(makeBookPage(), tr("&Book of new puzzles"));
  }
  connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
    fitTabs(*m_tabs);
    showDocument();
  });
  fitTabs(*m_tabs);

  auto* column = new QVBoxLayout(options);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_tabs);
  column->addWidget(makePaperGroup());
  column->addStretch();
  return options;
}

QWidget* PrintDialog::makeBookPage() {
  auto* book = new QWidget(m_tabs);
  m_bookPage = new BookPage(book);
  m_make = new QPushButton(tr("&Make the puzzles"), book);
  m_make->setAutoDefault(false);
  connect(m_make, &QPushButton::clicked, this, &PrintDialog::makePuzzles);
  connect(m_bookPage, &BookPage::puzzlesChanged, this, &PrintDialog::dropPuzzles);
  connect(m_bookPage, &BookPage::titleChanged, this, &PrintDialog::showDocument);
  auto* column = new QVBoxLayout(book);
  column->addWidget(m_bookPage);
  column->addWidget(m_make);
  column->addStretch();
  return book;
}

QWidget* PrintDialog::makePuzzlePage() {
  auto* page = new QWidget(this);
  m_asItStands = new QCheckBox(tr("With &entries and notes"), page);
  m_withHint = new QCheckBox(tr("With the &hint that is open"), page);
  m_withHint->setEnabled(m_hints.hint().has_value());
  m_withHint->setChecked(m_withHint->isEnabled());
  auto* column = new QVBoxLayout(page);
  column->setSpacing(kDialogSpacing);
  for (QCheckBox* box : {m_asItStands, m_withHint}) {
    connect(box, &QCheckBox::toggled, this, &PrintDialog::showDocument);
    column->addWidget(box);
  }
  column->addStretch();
  return page;
}

QWidget* PrintDialog::makePaperGroup() {
  auto* group = new QWidget(this);
  m_paper = new QComboBox(group);
  m_paper->addItem(tr("A4"), QPageSize::A4);
  m_paper->addItem(tr("Letter"), QPageSize::Letter);
  m_paper->setCurrentIndex(m_paper->findData(paperOfCountry()));
  m_perPage = new QComboBox(group);
  for (const int count : PaperOptions::kPerPage) m_perPage->addItem(QString::number(count), count);
  m_perPage->setCurrentIndex(m_perPage->count() - 1);
  m_candidates = new QCheckBox(tr("All &candidates"), group);
  m_solutions = new QCheckBox(tr("&Solutions at the end"), group);
  m_profiles = new QCheckBox(tr("Pro&file"), group);
  m_profiles->setToolTip(tr("Shows where a puzzle is hard, with one or two on a page"));
  for (QComboBox* box : {m_paper, m_perPage})
    connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::showDocument);
  for (QCheckBox* box : {m_candidates, m_solutions, m_profiles})
    connect(box, &QCheckBox::toggled, this, &PrintDialog::showDocument);
  auto* form = new QFormLayout(group);
  form->setContentsMargins(0, kDialogSpacing, 0, 0);
  form->setVerticalSpacing(kDialogSpacing);
  form->addRow(tr("P&aper"), m_paper);
  form->addRow(tr("Puzzles on a pa&ge"), m_perPage);
  form->addRow(m_candidates);
  form->addRow(m_solutions);
  form->addRow(m_profiles);
  return group;
}

bool PrintDialog::isBook() const {
  return m_tabs->currentIndex() == kBookTab;
}

int PrintDialog::perPage() const {
  return hasSeveral() ? m_perPage->currentData().toInt() : 1;
}

PaperOptions PrintDialog::paperOptions() const {
  PaperOptions options;
  options.paper = static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt());
  options.isBook = isBook();
  options.perPage = perPage();
  if (m_candidates->isChecked())
    options.small = SmallDigits::Candidates;
  else if (!hasSeveral() && m_asItStands->isChecked())
    options.small = SmallDigits::Notes;
  options.solutions = m_solutions->isChecked();
  options.profiles = m_profiles->isChecked();
  if (options.isBook) options.title = m_bookPage->title();
  if (m_list) options.title = m_listPage->title();
  options.footer = paperFooter(QDate::currentDate());
  const auto& hint = m_hints.hint();
  if (!hasSeveral() && m_withHint->isChecked() && hint) options.hint = paperHintOf(m_game, *hint);
  return options;
}

void PrintDialog::showDocument() {
  m_document.reset();
  if (!hasSeveral()) {
    PaperPuzzle puzzle = paperPuzzleOf(m_game, m_asItStands->isChecked());
    if (m_rated) {
      puzzle.explainer = m_rated->explainer;
      puzzle.profile = m_rated->profile;
    }
    m_document = std::make_shared<PaperDocument>(std::vector{std::move(puzzle)}, paperOptions(), font());
  } else if (m_made) {
    std::vector<PaperPuzzle> puzzles = *m_made;
    if (m_list && !m_listPage->hasEntries())
      std::transform(puzzles.begin(), puzzles.end(), puzzles.begin(), withoutEntries);
    m_document = std::make_shared<PaperDocument>(std::move(puzzles), paperOptions(), font());
  }
  m_preview->show(m_document);
  m_message->clear();
  refresh();
}

void PrintDialog::makePuzzles() {
  setWorking(true);
  m_maker.run([request = m_bookPage->request(), progress = progress()](const std::stop_token& stop) {
    return makeBook(request, progress, stop);
  });
}

void PrintDialog::takeList(bool areRated) {
  setWorking(true);
  m_maker.run([list = *m_list, areRated, progress = progress()](const std::stop_token& stop) {
    return paperPuzzles(list, areRated, progress, stop);
  });
}

/// Discards the puzzles made so far, since the player has changed an option that calls for others.
void PrintDialog::dropPuzzles() {
  m_made.reset();
  showDocument();
}

void PrintDialog::askForFile() {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  auto* dialog = new QFileDialog(this, tr("Save as PDF"), QDir(folder).exists() ? folder : QDir::homePath());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilters({tr("PDF (*.pdf)")});
  dialog->setDefaultSuffix("pdf");
  dialog->selectFile(tr("sudoku"));
  connect(dialog, &QFileDialog::fileSelected, this, &PrintDialog::savePdf);
  dialog->open();
}

void PrintDialog::savePdf(const QString& path) {
  write(
      [path, document = m_document](const PaperProgress& progress, const std::stop_token& stop) {
        return writePdf(path, *document, progress, stop);
      },
      tr("Saved: %1.").arg(QDir::toNativeSeparators(path)));
}

void PrintDialog::askForPrinter() {
  PrintService* const service = m_loader.service();
  if (service == nullptr)
    return m_message->setText(tr("There is no printing here: %1").arg(m_loader.trouble()));
  const auto print = [this, document = m_document](const ChosenPrinter& printer) {
    // QPrinter would write directly into an existing file, and leave it broken after an error.
    if (!printer.file.isEmpty()) return savePdf(printer.file);
    write(
        [printer, document](const PaperProgress& progress, const std::stop_token& stop) {
          paintPages(*printer.device, *document, progress, stop, printer.abort);
          return QString();
        },
        tr("Sent to the printer."));
  };
  service->choosePrinter(this, m_document->title(), m_document->options().paper, print);
}

void PrintDialog::write(const std::function<QString(const PaperProgress&, const std::stop_token&)>& work,
                        const QString& success) {
  m_success = success;
  setWorking(true);
  m_writer.run([work, progress = progress()](const std::stop_token& stop) { return work(progress, stop); });
}

/// Returns a function that passes progress to the progress bar and may be called in any thread.
PaperProgress PrintDialog::progress() {
  return [this](int done, int all) { emit progressed(done, all); };
}

void PrintDialog::reject() {
  if (!m_isWorking) return QDialog::reject();
  m_maker.cancel();
  m_writer.cancel();
  setWorking(false);
  if (m_list) m_listPage->dropRatings();
  m_message->setText(tr("Stopped."));
}

void PrintDialog::setWorking(bool working) {
  m_isWorking = working;
  m_progress->setRange(0, 0);
  m_progress->setVisible(working);
  if (working) m_message->setText(tr("One moment…"));
  refresh();
}

void PrintDialog::refresh() {
  m_tabs->setEnabled(!m_isWorking);
  m_perPage->setEnabled(hasSeveral());
  // The puzzles of a list have profiles once they have been rated.
  const bool isKnown =
      !m_list || (m_made && std::any_of(m_made->begin(), m_made->end(), [](const PaperPuzzle& puzzle) {
                    return puzzle.profile.has_value();
                  }));
  m_profiles->setEnabled(isKnown && perPage() <= PaperOptions::kMostWithProfile);
  m_print->setEnabled(!m_isWorking && m_document);
  m_save->setEnabled(!m_isWorking && m_document);
  if (m_make != nullptr) m_make->setEnabled(!m_isWorking && !m_made && m_bookPage->hasLevel());
  (m_document || m_make == nullptr ? m_print : m_make)->setDefault(true);
}

}  // namespace sudoku
