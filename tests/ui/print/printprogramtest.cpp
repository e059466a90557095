#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <sudoku/grid/level.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/symmetry.h>

#include "../../patience.h"
#include "../windowfixture.h"
#include "tools.h"

namespace sudoku {
namespace {

constexpr auto kPrintedSecond =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// Tests of sudoku-print, run as a process.
class PrintProgramTest : public testing::Test {
 protected:
  struct Outcome {
    int status;
    QString out;
    QString err;
  };

  Outcome run(const QStringList& arguments, const QByteArray& input = {}) const {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "none-such");
    environment.remove("DISPLAY");
    environment.insert("LC_ALL", "C.UTF-8");
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.start(SUDOKU_PRINT, arguments);
    process.write(input);
    process.closeWriteChannel();
    EXPECT_TRUE(process.waitForFinished(kPatienceMs));
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
  }

  void expectUsageError(const QStringList& arguments, const QString& about) const {
    const Outcome outcome = run(arguments, std::string(kPuzzle).c_str());
    EXPECT_EQ(outcome.status, 2) << arguments.join(' ').toStdString();
    EXPECT_TRUE(outcome.err.startsWith("sudoku-print: ")) << outcome.err.toStdString();
    EXPECT_TRUE(outcome.err.contains(about)) << outcome.err.toStdString();
    EXPECT_EQ(outcome.err.count('\n'), 1);
    EXPECT_TRUE(files().isEmpty());
  }

  QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files); }
  QByteArray contentOf(const QString& name) const {
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  static QByteArray lines(const QList<QByteArray>& lines) { return lines.join('\n') + '\n'; }
  static QByteArray puzzle() { return {kPuzzle.data(), static_cast<qsizetype>(kPuzzle.size())}; }

  QTemporaryDir m_folder;
};

TEST_F(PrintProgramTest, HelpAndVersionNeedNothing) {
  const Outcome help = run({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_TRUE(help.out.startsWith("Usage: sudoku-print [options] [FILE...]")) << help.out.toStdString();
  EXPECT_TRUE(run({"--version"}).out.startsWith("sudoku-print "));
  EXPECT_EQ(run({"--version"}).err, "");
}

TEST_F(PrintProgramTest, WritesAPdfWithoutADisplay) {
  const Outcome outcome = run({"-o", "sheet.pdf"}, puzzle());
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out + outcome.err, "");
  EXPECT_TRUE(contentOf("sheet.pdf").startsWith("%PDF-"));
}

TEST_F(PrintProgramTest, WritesToStandardOutput) {
  const Outcome outcome = run({"-o", "-", "--to", "pdf", "-"}, puzzle());
  EXPECT_EQ(outcome.status, 0);
  EXPECT_TRUE(outcome.out.startsWith("%PDF-"));
  EXPECT_TRUE(files().isEmpty());
}

TEST_F(PrintProgramTest, ReadsAnyFormatFromFiles) {
  QFile file(m_folder.filePath("grid.txt"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("#A small file\n");
  for (qsizetype row = 0; row < 9; ++row) file.write(puzzle().mid(9 * row, 9) + '\n');
  file.close();
  EXPECT_EQ(run({"-o", "a.pdf", "--per-page", "1", "grid.txt"}).status, 0);
  if (!support::hasTool("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const QString text = support::textOfPdf(m_folder.filePath("a.pdf"));
  EXPECT_TRUE(text.contains("30 givens")) << text.toStdString();
  EXPECT_TRUE(text.contains("Easy"));
}

TEST_F(PrintProgramTest, WritesPicturesOfTheSizeAskedFor) {
  EXPECT_EQ(run({"-o", "board.png", "--size", "300"}, puzzle()).status, 0);
  EXPECT_EQ(QImage(m_folder.filePath("board.png")).size(), QSize(300, 300));
  EXPECT_EQ(run({"-o", "board.svg"}, puzzle()).status, 0);
  const QByteArray svg = contentOf("board.svg");
  EXPECT_TRUE(svg.contains("<svg"));
  EXPECT_TRUE(svg.contains("viewBox=\"0 0 1000 1000\"")) << svg.left(400).toStdString();
  EXPECT_EQ(svg.count("<text"), 0);
  EXPECT_GE(svg.count("<path"), 30);
  EXPECT_FALSE(svg.contains("<image"));
}

TEST_F(PrintProgramTest, SeveralPicturesHaveNumbers) {
  EXPECT_EQ(run({"-o", "board.svg"}, lines({puzzle(), kPrintedSecond})).status, 0);
  EXPECT_EQ(files(), (QStringList{"board-1.svg", "board-2.svg"}));
  const Outcome outcome = run({"-o", "-", "--to", "png"}, lines({puzzle(), puzzle()}));
  EXPECT_EQ(outcome.status, 2);
}

TEST_F(PrintProgramTest, TellsWhatIsWrongAndPrintsTheRest) {
  const Outcome outcome = run({"-o", "sheet.pdf"}, lines({"12345", puzzle()}));
  EXPECT_EQ(outcome.status, 1);
  EXPECT_TRUE(outcome.err.startsWith("standard input:1: ")) << outcome.err.toStdString();
  EXPECT_EQ(files(), QStringList("sheet.pdf"));
}

TEST_F(PrintProgramTest, OfABadListTheFirstComplaintsAreSaidAndTheOthersCounted) {
  const Outcome outcome = run({"-o", "sheet.pdf"}, QByteArray("x\n").repeated(5000) + puzzle());
  EXPECT_EQ(outcome.status, 1);
  const QStringList complaints = outcome.err.split('\n', Qt::SkipEmptyParts);
  ASSERT_EQ(complaints.size(), 21);
  EXPECT_TRUE(complaints[19].startsWith("standard input:20: ")) << complaints[19].toStdString();
  EXPECT_EQ(complaints[20], "standard input: 4980 more of such complaints");
}

TEST_F(PrintProgramTest, TellsWhatHasSeveralSolutionsAndPrintsIt) {
  const Outcome outcome = run({"-o", "sheet.pdf"}, lines({QByteArray(80, '.') + '1'}));
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.err, "standard input:1: more than one solution\n");
  EXPECT_EQ(files(), QStringList("sheet.pdf"));
}

TEST_F(PrintProgramTest, WithoutAPuzzleItWritesNothing) {
  EXPECT_EQ(run({"-o", "sheet.pdf"}, "nothing").status, 1);
  const Outcome missing = run({"-o", "sheet.pdf", "missing.txt"});
  EXPECT_EQ(missing.status, 1);
  EXPECT_TRUE(missing.err.startsWith("missing.txt: ")) << missing.err.toStdString();
  EXPECT_TRUE(files().isEmpty());
}

TEST_F(PrintProgramTest, SaysWhyItCannotWrite) {
  for (const QString kind : {"pdf", "svg"}) {
    const Outcome outcome = run({"-o", "missing/a." + kind}, puzzle());
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(outcome.err.startsWith("sudoku-print: missing/a." + kind + ": "))
        << outcome.err.toStdString();
  }
}

TEST_F(PrintProgramTest, NeverWritesInThePlaceOfWhatIsNoOrdinaryFile) {
  const auto encoded = [this](const QString& name) { return QFile::encodeName(m_folder.filePath(name)); };
  const auto kindOf = [&](const QString& name) {
    struct stat status {};
    return lstat(encoded(name).constData(), &status) == 0 ? status.st_mode & S_IFMT : 0U;
  };
  QStringList refused = {"pipe", "folder", "loop"};
  ASSERT_EQ(mkfifo(encoded("pipe").constData(), 0600), 0);
  ASSERT_TRUE(QDir(m_folder.path()).mkdir("folder"));
  ASSERT_EQ(symlink("loop", encoded("loop").constData()), 0);
  constexpr dev_t kNull = 0x103;  // the device number of /dev/null
  if (mknod(encoded("device").constData(), S_IFCHR | 0600, kNull) == 0) refused << "device";
  for (const QString& name : refused) {
    const auto before = kindOf(name);
    for (const QString kind : {"pdf", "svg"}) {
      const Outcome outcome = run({"-o", name, "--to", kind}, puzzle());
      EXPECT_EQ(outcome.status, 2) << name.toStdString();
      EXPECT_TRUE(outcome.err.startsWith("sudoku-print: " + name + ": is a ")) << outcome.err.toStdString();
      EXPECT_EQ(outcome.err.count('\n'), 1);
    }
    EXPECT_EQ(kindOf(name), before) << name.toStdString();
  }
}

TEST_F(PrintProgramTest, OneOfSeveralPicturesThatIsRefusedStopsAll) {
  ASSERT_TRUE(QDir(m_folder.path()).mkdir("board-2.svg"));
  const Outcome outcome = run({"-o", "board.svg"}, lines({puzzle(), kPrintedSecond}));
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.err, "sudoku-print: board-2.svg: is a folder\n");
  EXPECT_TRUE(files().isEmpty());
}

TEST_F(PrintProgramTest, RefusesWrongOptions) {
  expectUsageError({}, "--output");
  expectUsageError({"-o", "a.doc"}, "--to");
  expectUsageError({"-o", "a.pdf", "--to", "doc"}, "'doc'");
  expectUsageError({"-o", "a.pdf", "--per-page", "3"}, "'3' is none of 1|2|4|6");
  expectUsageError({"-o", "a.pdf", "--paper", "a5"}, "'a5'");
  expectUsageError({"-o", "a.png", "--size", "5"}, "'5'");
  expectUsageError({"-o", "a.pdf", "--wrong"}, "wrong");
  expectUsageError({"-o", "a.pdf", "--candidates", "--notes"}, "--notes");
  expectUsageError({"-o", "a.pdf", "--level", "easy"}, "--book");
  expectUsageError({"-o", "a.pdf", "--book", "0"}, "'0'");
  expectUsageError({"-o", "a.pdf", "--book", "5", "--level", "easy,insane"}, "'insane'");
  expectUsageError({"-o", "a.pdf", "--book", "5", "--symmetry", "45"}, "'45'");
  expectUsageError({"-o", "a.pdf", "--book", "5", "--seed", "x"}, "'x'");
  expectUsageError({"-o", "a.pdf", "--book", "5", "puzzles.txt"}, "--book");
}

TEST_F(PrintProgramTest, MakesABook) {
  const QStringList book = {"-o",          "book.pdf", "--book",     "7",        "--level",
                            "medium,easy", "--seed",   "4",          "--title",  "My book",
                            "--paper",     "letter",   "--symmetry", "diagonal", "--solutions"};
  EXPECT_EQ(run(book).status, 0);
  if (!support::hasTool("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const QString text = support::textOfPdf(m_folder.filePath("book.pdf"));
  for (const QString part :
       {"My book", "7 puzzles", "Puzzles 1 to 6 of 7", "Puzzle 7 of 7", "Easy", "Medium"})
    EXPECT_TRUE(text.contains(part)) << part.toStdString();
  run(book + QStringList{"-o", "again.pdf"});
  EXPECT_EQ(support::textOfPdf(m_folder.filePath("again.pdf")), text);
}

TEST_F(PrintProgramTest, AnInterruptedBookLeavesNoFileAndToldHowFarItWas) {
  const int screen = posix_openpt(O_RDWR | O_NOCTTY);
  ASSERT_GE(screen, 0);
  ASSERT_EQ(grantpt(screen), 0);
  ASSERT_EQ(unlockpt(screen), 0);
  const int terminal = open(ptsname(screen), O_RDWR | O_NOCTTY);
  QProcess process;
  process.setWorkingDirectory(m_folder.path());
  process.setChildProcessModifier([terminal] { dup2(terminal, STDERR_FILENO); });
  process.start(SUDOKU_PRINT, {"-o", "book.pdf", "--book", "10000", "--level", "easy"});
  ASSERT_TRUE(process.waitForStarted());
  QByteArray shown;
  while (!shown.contains("of 10000")) {
    std::array<char, 256> buffer{};
    const auto count = read(screen, buffer.data(), buffer.size());
    ASSERT_GT(count, 0);
    shown.append(buffer.data(), count);
  }
  kill(static_cast<pid_t>(process.processId()), SIGINT);
  EXPECT_TRUE(process.waitForFinished(kPatienceMs));
  // The process is ended by the signal itself, so that scripts see that.
  EXPECT_EQ(process.exitStatus(), QProcess::CrashExit);
  EXPECT_TRUE(files().isEmpty());
  EXPECT_TRUE(shown.contains("puzzles: "));
  close(terminal);
  close(screen);
}

/// The long names of all options in a help text.
QStringList optionsIn(const QString& help) {
  QStringList names;
  QRegularExpressionMatchIterator matches =
      QRegularExpression("--([a-z-]+)").globalMatch(help.section("Options:", 1));
  while (matches.hasNext()) names << matches.next().captured(1);
  names.removeDuplicates();
  return names;
}

TEST_F(PrintProgramTest, ManualAndCompletionsKnowEachOptionAndValue) {
  const QStringList options = optionsIn(run({"--help"}).out);
  EXPECT_GT(options.size(), 14);
  const QString folder = SUDOKU_RESOURCES;
  for (const QString name : {"/man/sudoku-print.1", "/completions/sudoku-print.bash",
                             "/completions/_sudoku-print", "/completions/sudoku-print.fish"}) {
    QFile file(folder + name);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    const QString text = QString::fromUtf8(file.readAll()).replace("\\-", "-");
    for (const QString& option : options) {
      const QString written = name.endsWith("fish") ? " -l " + option : "--" + option;
      EXPECT_TRUE(text.contains(QRegularExpression(QRegularExpression::escape(written) + "\\b")))
          << name.toStdString() << ' ' << option.toStdString();
    }
    for (const auto& level : Names<Level>::kNames)
      EXPECT_TRUE(text.contains(level.name.data())) << name.toStdString() << ' ' << level.name;
    for (const auto& symmetry : Names<Symmetry>::kNames)
      EXPECT_TRUE(text.contains(symmetry.name.data())) << name.toStdString() << ' ' << symmetry.name;
  }
}

TEST(PrintPluginTest, TheGameDoesNotLinkWhatPrints) {
  QFile program(SUDOKU_PROGRAM);
  ASSERT_TRUE(program.open(QIODevice::ReadOnly));
  const QByteArray bytes = program.readAll();
  EXPECT_TRUE(bytes.contains("libQt6Widgets"));
  EXPECT_FALSE(bytes.contains("libQt6PrintSupport"));
  EXPECT_FALSE(bytes.contains("libQt6Svg"));
}

}  // namespace
}  // namespace sudoku
