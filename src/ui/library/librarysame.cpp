#include "librarysame.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "librarywords.h"

namespace sudoku {
namespace {

struct SameTexts {
  Q_DECLARE_TR_FUNCTIONS(LibrarySame)
};

}  // namespace

void askAboutSame(QWidget* parent, const QString& file, const CollectionSummary& same,
                  const std::function<void(qint64 collection)>& open,
                  const std::function<void(const ImportRequest& request)>& import) {
  auto* box = new QMessageBox(QMessageBox::NoIcon, SameTexts::tr("Import a collection"), {},
                              QMessageBox::Cancel, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->setText(SameTexts::tr("%1 seems to be here already: %2.")
                   .arg(same.name, LibraryWords::puzzleCount(same.puzzles, same.puzzles)));
  const auto offer = [&](const QString& text, const std::function<void()>& does) {
    QPushButton* button = box->addButton(text, QMessageBox::AcceptRole);
    QObject::connect(button, &QPushButton::clicked, parent, does);
    return button;
  };
  box->setDefaultButton(offer(SameTexts::tr("Open it"), [open, id = same.id] { open(id); }));
  offer(SameTexts::tr("Add what is new"), [import, file, id = same.id] {
    import({file, SameCollection::Add, id});
  });
  offer(SameTexts::tr("Make a copy"), [import, file] { import({file, SameCollection::Copy}); });
  box->open();
}

}  // namespace sudoku
