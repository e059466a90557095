#include "popups.h"

#include <cstdlib>
#include <memory>
#include <string_view>

#include <QAbstractItemView>
#include <QComboBox>
#include <QCursor>
#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleOption>
#include <QStyledItemDelegate>

#ifdef SUDOKU_XCB
#include <xcb/xcb.h>
#endif

#include "strokes.h"
#include "theme.h"

namespace sudoku {

#ifdef SUDOKU_XCB
namespace {

struct Free {
  void operator()(void* reply) const { std::free(reply); }  // NOLINT(cppcoreguidelines-no-malloc): from xcb
};

/// Whether a compositing manager is running: it owns the X11 selection _NET_WM_CM_Sn
/// (https://specifications.freedesktop.org/wm-spec/).
bool hasCompositor(xcb_connection_t* connection) {
  static constexpr std::string_view kName = "_NET_WM_CM_S0";
  const std::unique_ptr<xcb_intern_atom_reply_t, Free> atom(
      xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 1, kName.size(), kName.data()), nullptr));
  if (atom == nullptr || atom->atom == XCB_ATOM_NONE) return false;
  const std::unique_ptr<xcb_get_selection_owner_reply_t, Free> owner(
      xcb_get_selection_owner_reply(connection, xcb_get_selection_owner(connection, atom->atom), nullptr));
  return owner != nullptr && owner->owner != XCB_WINDOW_NONE;
}

}  // namespace
#endif

namespace {

class PopupWatch : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* watched, QEvent* event) override {
    auto* box = qobject_cast<QComboBox*>(watched->parent());
    if (event->type() == QEvent::Hide && box != nullptr) {
      box->setAttribute(Qt::WA_UnderMouse, box->rect().contains(box->mapFromGlobal(QCursor::pos())));
      box->update();
    }
    return false;
  }
};

/// Paints the items of a box's list, and lines between them.
class BoxDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    if (!isLine(index)) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionMenuItem line;
    line.rect = option.rect;
    line.palette = option.palette;
    line.menuItemType = QStyleOptionMenuItem::Separator;
    option.widget->style()->drawControl(QStyle::CE_MenuItem, &line, painter, option.widget);
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return isLine(index) ? QSize(size.width(), kLineHeight) : size;
  }

 private:
  static constexpr int kLineHeight = 9;

  /// Whether an item was added by QComboBox::insertSeparator(), which marks it in this way.
  static bool isLine(const QModelIndex& index) {
    return index.data(Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator");
  }
};

}  // namespace

bool canSeeThroughWindows() {
#ifdef SUDOKU_XCB
  if (QGuiApplication::platformName() == "xcb")
    if (const auto* x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>())
      return hasCompositor(x11->connection());
#endif
  return true;
}

bool isPopupOfBox(const QWidget* widget) {
  return widget != nullptr && widget->inherits("QComboBoxPrivateContainer");
}

bool isInPopup(const QWidget* widget) {
  return widget != nullptr && isPopupOfBox(widget->parentWidget());
}

void makeRounded(QWidget& window) {
  window.setAttribute(Qt::WA_TranslucentBackground);
}

void paintPopup(QPainter& painter, const QStyleOption& option, double radius, const Theme& theme) {
  if (!canSeeThroughWindows()) radius = 0;
  paintPanel(painter, option.rect, radius, theme);
}

void watchPopup(QWidget& popup) {
  popup.installEventFilter(new PopupWatch(&popup));
}

void preparePopup(QComboBox& box) {
  // The default delegate of a combo box ignores the style and is replaced. QFontComboBox keeps its own
  // delegate, which shows each font.
  if (box.itemDelegate()->inherits("QComboBoxDelegate")) box.setItemDelegate(new BoxDelegate(&box));
}

}  // namespace sudoku
