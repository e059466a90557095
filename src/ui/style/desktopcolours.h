#pragma once

#include <QObject>

class QDBusVariant;

namespace sudoku {

/// Asks the desktop whether it has a dark colour scheme and whether it wants high contrast, by the portal
/// org.freedesktop.portal.Settings, and reports changes. Emits nothing if the portal is not available.
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
