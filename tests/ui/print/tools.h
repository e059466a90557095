#pragma once

#include <QByteArray>
#include <QStringList>

/// Programs of others with which tests read what was printed, where they are installed.
namespace sudoku::support {

/// Whether a program of that name is installed.
bool hasTool(const QString& name);
/// Runs a program to its end. Returns what it writes to standard output.
QByteArray outputOf(const QString& program, const QStringList& arguments);

/// The text of a PDF, as pdftotext finds it.
QString textOfPdf(const QString& path);
/// The contents of the QR codes in a picture, as zbarimg reads them.
QStringList codesIn(const QString& path);

}  // namespace sudoku::support
