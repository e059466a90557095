#include "writing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include "game/base/outputfile.h"
#include "game/puzzles/puzzletext.h"
#include "print/svgpicture.h"
#include "progressline.h"
#include "ui/print/boardpicture.h"

namespace sudoku::print {
namespace {

ExitStatus writePdfFile(const Options& options, const std::vector<PaperPuzzle>& puzzles,
                        const std::stop_token& stop) {
  ProgressLine line("pages");
  const auto progress = [&line](int done, int all) { line.show(done, all); };
  const PaperDocument document(puzzles, options.paper, QGuiApplication::font());
  if (options.output == "-") {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!writePdf(buffer, document, progress, stop)) return ExitStatus::SomeFailed;
    return writeOut(buffer.data());
  }
  const QString trouble = writePdf(options.output, document, progress, stop);
  if (trouble.isEmpty()) return ExitStatus::Fine;
  complain(options.output + ": " + trouble);
  return ExitStatus::SomeFailed;
}

QByteArray pictureOf(const PaperPuzzle& puzzle, const Options& options) {
  const QSize size(options.pictureSide, options.pictureSide);
  const auto paint = [&](QPainter& painter) {
    paintPaperPicture(painter, options.pictureSide, boardOf(puzzle, options.paper.small),
                      QGuiApplication::font());
  };
  if (options.kind == FileKind::Svg) return toSvg(size, "Sudoku", paint);
  return toPng(size, paint);
}

/// The file name of a picture: `name.svg`, or `name-1.svg`, `name-2.svg` and so on for several puzzles.
QString pictureName(const QString& output, int number, int count) {
  if (count == 1) return output;
  const QFileInfo info(output);
  const QString suffix = info.suffix().isEmpty() ? QString() : '.' + info.suffix();
  return output.chopped(suffix.size()) + '-' + QString::number(number) + suffix;
}

ExitStatus writePictures(const Options& options, const std::vector<PaperPuzzle>& puzzles,
                         const std::stop_token& stop) {
  const int count = static_cast<int>(puzzles.size());
  if (options.output == "-" && count > 1) {
    complain("standard output takes one picture, not " + QString::number(count));
    return ExitStatus::Usage;
  }
  // All file names are checked before the first picture is written, so that either all pictures may be
  // written or none is.
  for (int number = 1; number <= count; ++number)
    if (!mayWrite(pictureName(options.output, number, count))) return ExitStatus::Usage;
  ProgressLine line("pictures");
  for (int number = 1; number <= count && !stop.stop_requested(); ++number) {
    const QByteArray picture = pictureOf(puzzles[static_cast<std::size_t>(number - 1)], options);
    if (options.output == "-") return writeOut(picture);
    const QString name = pictureName(options.output, number, count);
    const QString trouble = writePuzzleFile(name, picture.toStdString());
    if (!trouble.isEmpty()) {
      complain(name + ": " + trouble);
      return ExitStatus::SomeFailed;
    }
    line.show(number, count);
  }
  return ExitStatus::Fine;
}

}  // namespace

bool mayWrite(const QString& output) {
  const QString objection = output == "-" ? QString() : outputPlace(output).objection;
  if (!objection.isEmpty()) complain(output + ": " + objection);
  return objection.isEmpty();
}

ExitStatus writePuzzles(const Options& options, const std::vector<PaperPuzzle>& puzzles,
                        const std::stop_token& stop) {
  return options.kind == FileKind::Pdf ? writePdfFile(options, puzzles, stop)
                                       : writePictures(options, puzzles, stop);
}

}  // namespace sudoku::print
