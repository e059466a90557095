#pragma once

#include <QObject>

class QDBusVariant;

namespace sudoku {

/// Asks the desktop whether it has a dark colour scheme and whether it wants high contrast, by the portal
/// org.freedesktop.portal.Settings, and reports changes. Without the portal it is Qt that says whether
/// colours are dark, since version 6.5.
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
