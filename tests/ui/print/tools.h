#pragma once

#include <QByteArray>
#include <QStringList>

/// Programs of others that read what was printed, where they are installed.
namespace sudoku::support {

/// Whether there is a program of that name.
bool hasTool(const QString& name);
/// What a program writes to standard output, run to its end.
QByteArray outputOf(const QString& program, const QStringList& arguments);

/// The text of a PDF, as pdftotext finds it.
QString textOfPdf(const QString& path);
/// What the QR codes of a picture hold, as zbarimg reads them.
QStringList codesIn(const QString& path);

}  // namespace sudoku::support
