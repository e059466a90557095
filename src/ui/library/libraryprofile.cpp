#include "libraryprofile.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "game/history/libraryfilter.h"
#include "game/play/gamerecord.h"
#include "game/teacher/profilewords.h"
#include "librarymodel.h"
#include "libraryview.h"
#include "librarywords.h"
#include "ui/controls/profilegraphic.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kLeastPageHeight = 560;  // pixels for the usual size of text
constexpr double kPuzzleNameSize = 0.9;

std::optional<Profile> profileOfGivens(const Grid& givens, const std::stop_token& stop) {
  const auto game = gameOf(givens, Solutions::One);
  return game ? profileOf(game->puzzle, stop) : std::nullopt;
}

/// Whether the profile of a game may be told: not while it is being played.
bool mayTell(const GameSummary& game) {
  const bool isUnderWay = isBegun(game) && game.status == GameStatus::InProgress;
  return !isUnderWay && !isHidden(game) && game.solutions == Solutions::One;
}

}  // namespace

LibraryProfile::LibraryProfile(const LibraryView& view, QWidget* parent)
    : QWidget(parent),
      m_view(view),
      m_search([this](const std::optional<Profile>& profile) { take(profile); }),
      m_graphic(new ProfileGraphic(this)),
      m_name(new QLabel(this)),
      m_words(new QLabel(this)) {
  m_name->setTextFormat(Qt::PlainText);
  m_name->setForegroundRole(QPalette::PlaceholderText);
  m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_words->setTextFormat(Qt::PlainText);
  m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(fontMetrics().height());
  grid->setVerticalSpacing(0);
  grid->addWidget(m_graphic, 0, 0, 2, 1);
  grid->addWidget(m_name, 0, 1);
  grid->addWidget(m_words, 1, 1);
  grid->setColumnStretch(1, 1);
  connect(&view, &LibraryView::chosenChanged, this, &LibraryProfile::follow);
  parent->installEventFilter(this);
  showOrHide();
}

void LibraryProfile::follow() {
  const GameSummary* game = m_view.selectedCount() == 1 ? m_view.chosen() : nullptr;
  if (game == nullptr || !mayTell(*game)) {
    m_search.cancel();
    m_givens.reset();
    return showOrHide();
  }
  const QString level = LibraryWords::level(*game);
  m_name->setText(tr("%1, %2", "a level, a game").arg(level, LibraryWords::title(*game)));
  m_name->setFont(scaled(font(), kPuzzleNameSize));
  if (m_givens == game->givens) return;
  m_givens = game->givens;
  m_graphic->setProfile({});
  m_words->setText(tr("Looking for the path…"));
  m_search.run([givens = *m_givens](const std::stop_token& stop) { return profileOfGivens(givens, stop); });
  showOrHide();
}

void LibraryProfile::take(const std::optional<Profile>& profile) {
  if (!profile || profile->steps.empty()) {
    m_givens.reset();
    return showOrHide();
  }
  m_graphic->setProfile(*profile);
  m_words->setText(ProfileWords::sentence(summaryOf(*profile)));
  m_words->setToolTip(m_words->text());
}

void LibraryProfile::showOrHide() {
  const double scale = textScale(fontMetrics());
  setVisible(m_givens && parentWidget()->height() >= qRound(kLeastPageHeight * scale));
}

bool LibraryProfile::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) showOrHide();
  return QWidget::eventFilter(watched, event);
}

}  // namespace sudoku
