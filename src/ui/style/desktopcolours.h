#pragma once

#include <QObject>

class QDBusVariant;

namespace sudoku {

/// Asks the desktop whether it is dark and whether it wants high contrast, through its portal
/// (org.freedesktop.portal.Settings), and reports changes. Emits nothing if there is no portal.
class DesktopColours : public QObject {
  Q_OBJECT

 public:
  explicit DesktopColours(QObject* parent = nullptr);

 signals:
  void darkChanged(bool dark);
  void highContrastChanged(bool isHigh);

 private:
  void ask(const QString& key);
  Q_SLOT void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

}  // namespace sudoku
