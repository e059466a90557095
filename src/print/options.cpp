#include "options.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <iostream>
#include <system_error>

#include <QCommandLineParser>
#include <QDate>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>

#include <sudoku/grid/naming.h>

#include "version/versiontext.h"

namespace sudoku::print {
namespace {

constexpr int kMostInBook = 10'000;
constexpr int kLeastSide = 100;
constexpr int kMostSide = 10'000;
constexpr auto kDefaultSide = "1000";

/// Thrown for wrong options, with the reason, which the program prints before it ends.
struct BadOption {
  QString reason;
};

template <typename Enum>
QString namesOf() {
  QStringList names;
  for (const auto& entry : Names<Enum>::kNames)
    names << QString::fromLatin1(entry.name.data(), static_cast<qsizetype>(entry.name.size()));
  return names.join('|');
}

/// The parser of the program's options.
class OptionParser {
 public:
  OptionParser();

  bool parse(const QStringList& arguments) { return m_parser.parse(arguments); }
  QString errorText() const { return m_parser.errorText(); }
  QString helpText() const {
    // Qt takes the program's name from the application object, which does not exist yet.
    return m_parser.helpText().replace("<executable_name>", "sudoku-print");
  }
  bool isSet(const char* name) const { return m_parser.isSet(name); }
  QString value(const char* name) const { return m_parser.value(name); }
  QStringList files() const { return m_parser.positionalArguments(); }

  int number(const char* name, int least, int most) const;
  template <typename Enum>
  Enum named(const char* name, const QString& word) const {
    if (const auto value = fromName<Enum>(word.toStdString())) return *value;
    throw BadOption{QString("--%1: '%2' is none of %3").arg(name, word, namesOf<Enum>())};
  }

 private:
  void add(const QStringList& names, const QString& description, const QString& value = {},
           const QString& standard = {}) {
    m_parser.addOption(QCommandLineOption(names, description, value, standard));
  }

  QCommandLineParser m_parser;
};

OptionParser::OptionParser() {
  m_parser.setApplicationDescription(
      "Puts Sudoku puzzles on paper and into pictures: reads them in any format that sudoku-cli reads, or "
      "makes a book of new ones.");
  add({"o", "output"}, "The file to write, *.pdf, *.svg or *.png; - is standard output.", "FILE");
  add({"to"}, "What to write, if the name of the file does not say so: pdf, svg or png.", "pdf|svg|png");
  add({"paper"}, "The paper [that of your country].", "a4|letter");
  add({"per-page"}, "Puzzles on a page [2, of a book 6].", "1|2|4|6");
  add({"title"}, "Stands above each page, and on the title page of a book.", "TITLE");
  add({"candidates"}, "Print the candidates of open cells.");
  add({"notes"}, "Print the notes that the file has.");
  add({"solutions"}, "Print the solutions on the last pages.");
  add({"size"}, "The side of a picture in pixels [1000].", "PIXELS", kDefaultSide);
  add({"book"}, "Make a book of N new puzzles.", "N");
  add({"level"}, "The levels of the book, with commas between them [easy,medium,hard].",
      namesOf<Level>() + ",...");
  add({"symmetry"}, "The symmetry of the book's puzzles [180].", namesOf<Symmetry>());
  add({"seed"}, "The same seed gives the same book [a random one].", "N");
  add({"h", "help"}, "Say how the program is called, and exit.");
  add({"v", "version"}, "Print the version, and exit.");
  m_parser.addPositionalArgument("file", "Files with puzzles; none, or -: standard input.", "[FILE...]");
}

int OptionParser::number(const char* name, int least, int most) const {
  bool isNumber = false;
  const int number = value(name).toInt(&isNumber);
  if (!isNumber || number < least || number > most)
    throw BadOption{
        QString("--%1: '%2' is no number from %3 to %4").arg(name, value(name)).arg(least).arg(most)};
  return number;
}

FileKind kindNamed(const QString& name, const QString& otherwise) {
  if (name == "pdf") return FileKind::Pdf;
  if (name == "svg") return FileKind::Svg;
  if (name == "png") return FileKind::Png;
  throw BadOption{otherwise};
}

FileKind kindOf(const OptionParser& parser) {
  if (parser.isSet("to"))
    return kindNamed(parser.value("to"),
                     QString("--to: '%1' is none of pdf|svg|png").arg(parser.value("to")));
  return kindNamed(QFileInfo(parser.value("output")).suffix().toLower(),
                   QString("--output: '%1' does not say what to write; say --to pdf, svg or png")
                       .arg(parser.value("output")));
}

QPageSize::PageSizeId paperOf(const OptionParser& parser) {
  if (!parser.isSet("paper"))
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                              : QPageSize::A4;
  if (parser.value("paper") == "a4") return QPageSize::A4;
  if (parser.value("paper") == "letter") return QPageSize::Letter;
  throw BadOption{QString("--paper: '%1' is none of a4|letter").arg(parser.value("paper"))};
}

SmallDigits smallDigitsOf(const OptionParser& parser) {
  if (parser.isSet("candidates") && parser.isSet("notes"))
    throw BadOption{"--candidates cannot go with --notes"};
  if (parser.isSet("candidates")) return SmallDigits::Candidates;
  return parser.isSet("notes") ? SmallDigits::Notes : SmallDigits::None;
}

PaperOptions paperOptionsOf(const OptionParser& parser) {
  PaperOptions options;
  options.isBook = parser.isSet("book");
  options.paper = paperOf(parser);
  options.perPage = options.isBook ? PaperOptions::kPerPage.back() : PaperOptions().perPage;
  if (parser.isSet("per-page")) {
    options.perPage = parser.value("per-page").toInt();
    const auto& all = PaperOptions::kPerPage;
    if (std::find(all.begin(), all.end(), options.perPage) == all.end())
      throw BadOption{QString("--per-page: '%1' is none of 1|2|4|6").arg(parser.value("per-page"))};
  }
  options.small = smallDigitsOf(parser);
  options.solutions = parser.isSet("solutions");
  options.title = parser.value("title");
  options.footer = paperFooter(QDate::currentDate());
  return options;
}

std::uint64_t seedOf(const OptionParser& parser) {
  if (!parser.isSet("seed")) return QRandomGenerator::system()->generate64();
  bool isNumber = false;
  const std::uint64_t seed = parser.value("seed").toULongLong(&isNumber);
  if (!isNumber) throw BadOption{QString("--seed: '%1' is no number").arg(parser.value("seed"))};
  return seed;
}

std::optional<BookRequest> bookOf(const OptionParser& parser) {
  if (!parser.isSet("book")) {
    for (const char* name : {"level", "symmetry", "seed"})
      if (parser.isSet(name)) throw BadOption{QString("--%1 goes with --book").arg(name)};
    return std::nullopt;
  }
  if (!parser.files().isEmpty()) throw BadOption{"--book makes new puzzles: it goes with no file"};
  if (parser.isSet("notes")) throw BadOption{"--notes cannot go with --book: new puzzles have none"};
  BookRequest book;
  book.count = parser.number("book", 1, kMostInBook);
  book.levels = {Level::Easy, Level::Medium, Level::Hard};
  if (parser.isSet("level")) {
    book.levels.clear();
    for (const QString& word : parser.value("level").split(','))
      book.levels.push_back(parser.named<Level>("level", word));
    std::sort(book.levels.begin(), book.levels.end());
    book.levels.erase(std::unique(book.levels.begin(), book.levels.end()), book.levels.end());
  }
  if (parser.isSet("symmetry")) book.symmetry = parser.named<Symmetry>("symmetry", parser.value("symmetry"));
  book.seed = seedOf(parser);
  return book;
}

Options optionsOf(const OptionParser& parser) {
  Options options;
  options.output = parser.value("output");
  if (options.output.isEmpty()) throw BadOption{"--output FILE is missing"};
  options.kind = kindOf(parser);
  options.paper = paperOptionsOf(parser);
  options.book = bookOf(parser);
  options.pictureSide = parser.number("size", kLeastSide, kMostSide);
  options.files = parser.files();
  if (options.files.isEmpty()) options.files << "-";
  return options;
}

}  // namespace

ReadOptions readOptions(const QStringList& arguments) {
  OptionParser parser;
  if (!parser.parse(arguments)) {
    complain(parser.errorText() + " (see 'sudoku-print --help')");
    return {std::nullopt, ExitStatus::Usage};
  }
  if (parser.isSet("help")) return {std::nullopt, writeOut(parser.helpText().toLocal8Bit())};
  if (parser.isSet("version"))
    return {std::nullopt, writeOut(QByteArray::fromStdString(versionText("sudoku-print") + '\n'))};
  try {
    return {optionsOf(parser)};
  } catch (const BadOption& bad) {
    complain(bad.reason + " (see 'sudoku-print --help')");
    return {std::nullopt, ExitStatus::Usage};
  }
}

void complain(const QString& text) {
  std::cerr << "sudoku-print: " << qPrintable(text) << '\n';
}

ExitStatus writeOut(const QByteArray& bytes) {
  const auto size = static_cast<std::size_t>(bytes.size());
  if (std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
    return ExitStatus::Fine;
  const std::error_code error(errno, std::generic_category());
  if (error == std::errc::broken_pipe) return ExitStatus::Fine;
  complain("standard output: " + QString::fromLocal8Bit(error.message().c_str()));
  return ExitStatus::SomeFailed;
}

}  // namespace sudoku::print
