#include <algorithm>
#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <sys/stat.h>
#include <vector>

#include <QFile>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "../patience.h"
#include "app/handoverserver.h"
#include "app/singleinstance.h"
#include "game/base/limits.h"

namespace sudoku {
namespace {

Handover someRequest() {
  return {{"sudoku", "--new", "hard", "ä b", ""}, "/home/somebody", "token"};
}

TEST(HandoverTest, AMessageSaysWhatWasAsked) {
  const QByteArray message = toMessage(someRequest());
  EXPECT_EQ(messageSize(message.first(kHandoverHeaderBytes)), message.size());
  EXPECT_EQ(fromMessage(message), someRequest());
  EXPECT_EQ(fromMessage(toMessage({{"sudoku"}, "/", ""})), (Handover{{"sudoku"}, "/", ""}));
}

TEST(HandoverTest, WhatIsTooLongIsNoMessage) {
  EXPECT_TRUE(toMessage({{"sudoku", QString(kMostHandoverBytes, 'x')}, "/", ""}).isEmpty());
  EXPECT_TRUE(toMessage({QStringList(65, "x"), "/", ""}).isEmpty());
  EXPECT_FALSE(toMessage({QStringList(64, "x"), "/", ""}).isEmpty());
  QByteArray header = toMessage(someRequest()).first(kHandoverHeaderBytes);
  header[8] = '\x7f';
  EXPECT_EQ(messageSize(header), std::nullopt);
}

TEST(HandoverTest, GarbageIsNoMessage) {
  const QByteArray message = toMessage(someRequest());
  EXPECT_EQ(messageSize("sudoku 1...."), std::nullopt);
  EXPECT_EQ(messageSize("sudoku 2"), std::nullopt);
  EXPECT_EQ(fromMessage(message.chopped(1)), std::nullopt);
  EXPECT_EQ(fromMessage(message + 'x'), std::nullopt);
  EXPECT_EQ(fromMessage(toMessage({{}, "/", "token"})), std::nullopt) << "not even the program's name";
}

/// Tests with a folder for sockets, and two folders of games.
class SingleInstanceTest : public testing::Test {
 protected:
  std::unique_ptr<SingleInstance> startOver(
      const QString& games, std::chrono::milliseconds patience = SingleInstance::kPatience) const {
    return std::make_unique<SingleInstance>(m_folder.path(), m_folder.filePath(games), patience);
  }
  /// Begins to hand a later start's request over, in a thread of its own.
  static std::future<bool> beginHandOver(SingleInstance& second) {
    return std::async(std::launch::async, [&second] { return second.handOver(someRequest()); });
  }
  static bool isReady(const std::future<bool>& outcome) {
    return outcome.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  }
  /// Hands a later start's request over while this thread does what the first start is asked.
  static bool handOver(SingleInstance& second) {
    auto outcome = beginHandOver(second);
    EXPECT_TRUE(waitFor([&] { return isReady(outcome); }));
    return outcome.get();
  }
  /// A caller whose message has been answered, and who has said to go on.
  static std::unique_ptr<QLocalSocket> waitingCaller(const SingleInstance& first) {
    auto caller = std::make_unique<QLocalSocket>();
    caller->connectToServer(first.socketPath());
    caller->write(toMessage(someRequest()));
    EXPECT_TRUE(waitFor([&] { return caller->bytesAvailable() == 1; }));
    EXPECT_EQ(caller->read(1), QByteArray(1, kReady));
    caller->write(&kGo, 1);
    caller->flush();
    return caller;
  }

  QTemporaryDir m_folder;
};

TEST_F(SingleInstanceTest, TheFirstStartHasThePlaceAndNobodyToHandOverTo) {
  const auto first = startOver("games");
  EXPECT_TRUE(first->isFirst());
  EXPECT_FALSE(first->handOver(someRequest()));
}

TEST_F(SingleInstanceTest, ALaterStartHandsOver) {
  const auto first = startOver("games");
  HandoverServer server(first->socketPath());
  QSignalSpy received(&server, &HandoverServer::received);
  for (int start = 1; start <= 3; ++start) {
    const auto second = startOver("games");
    EXPECT_FALSE(second->isFirst());
    EXPECT_TRUE(handOver(*second));
    ASSERT_TRUE(received.size() == start || received.wait(kPatienceMs));
    EXPECT_EQ(received.back().front().value<Handover>(), someRequest());
  }
}

TEST_F(SingleInstanceTest, StartsOverOtherGamesAreStrangers) {
  const auto first = startOver("games");
  const auto other = startOver("other");
  EXPECT_TRUE(other->isFirst());
  EXPECT_NE(other->socketPath(), first->socketPath());
  EXPECT_EQ(startOver("./games/")->socketPath(), first->socketPath());
}

TEST_F(SingleInstanceTest, TheSocketIsForTheUserAlone) {
  const auto first = startOver("games");
  const HandoverServer server(first->socketPath());
  ASSERT_TRUE(server.isListening());
  struct stat found {};
  ASSERT_EQ(::stat(QFile::encodeName(first->socketPath()).constData(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0700U);
}

TEST_F(SingleInstanceTest, AFirstThatSaysNothingIsNotWaitedForLong) {
  const auto first = startOver("games");
  const auto second = startOver("games", std::chrono::milliseconds(50));
  EXPECT_FALSE(second->handOver(someRequest())) << "nobody answers at all";
  EXPECT_FALSE(second->isFirst());
}

TEST_F(SingleInstanceTest, ABusyFirstAnswersAndIsWaitedFor) {
  const auto first = startOver("games");
  HandoverServer server(first->socketPath());
  std::vector<std::unique_ptr<SingleInstance>> starts;
  std::vector<std::future<bool>> outcomes;
  for (int number = 0; number < 20; ++number) {
    starts.push_back(startOver("games", std::chrono::milliseconds(50)));
    outcomes.push_back(beginHandOver(*starts.back()));
  }
  // Handling no events: this thread is busy, and nobody receives yet.
  outcomes.front().wait_for(std::chrono::milliseconds(90));
  QSignalSpy received(&server, &HandoverServer::received);
  const auto areReady = [&] { return std::all_of(outcomes.begin(), outcomes.end(), isReady); };
  EXPECT_FALSE(areReady());
  ASSERT_TRUE(waitFor(areReady));
  for (auto& outcome : outcomes) EXPECT_TRUE(outcome.get());
  EXPECT_EQ(received.size(), 20);
}

TEST_F(SingleInstanceTest, WhatTheFirstDidNotLiveToDoIsForTheSecond) {
  auto first = startOver("games");
  auto server = std::make_unique<HandoverServer>(first->socketPath());
  const auto second = startOver("games");
  auto outcome = beginHandOver(*second);
  // Once this caller is answered, the start before it has had time to say kGo too.
  const auto caller = waitingCaller(*first);
  server.reset();
  first.reset();
  EXPECT_FALSE(outcome.get());
  EXPECT_TRUE(second->isFirst());
}

TEST_F(SingleInstanceTest, AFirstThatEndsAsSoonAsAllIsDoneWasNotSeen) {
  auto first = startOver("games");
  auto server = std::make_unique<HandoverServer>(first->socketPath());
  QSignalSpy received(server.get(), &HandoverServer::received);
  const auto second = startOver("games");
  auto outcome = beginHandOver(*second);
  ASSERT_TRUE(received.wait(kPatienceMs));
  server.reset();
  first.reset();
  EXPECT_FALSE(outcome.get());
  EXPECT_TRUE(second->isFirst());
}

TEST_F(SingleInstanceTest, WhoHangsUpIsNotObeyed) {
  const auto first = startOver("games");
  HandoverServer server(first->socketPath());
  waitingCaller(*first)->abort();
  // Once this caller is answered, the server has noticed that the other caller is gone.
  const auto caller = waitingCaller(*first);
  QSignalSpy received(&server, &HandoverServer::received);
  ASSERT_TRUE(waitFor([&] { return caller->bytesAvailable() == 1; }));
  EXPECT_EQ(received.size(), 1);
}

TEST_F(SingleInstanceTest, APlaceThatIsLeftMeanwhileIsTaken) {
  auto first = startOver("games");
  const auto second = startOver("games");
  auto outcome = std::async(std::launch::async, [&] { return second->handOver(someRequest()); });
  first.reset();
  EXPECT_FALSE(outcome.get());
  EXPECT_TRUE(second->isFirst());
}

TEST_F(SingleInstanceTest, ALeftSocketIsReplaced) {
  auto first = startOver("games");
  QFile file(first->socketPath());
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  HandoverServer server(first->socketPath());
  const QSignalSpy received(&server, &HandoverServer::received);
  EXPECT_TRUE(server.isListening());
  EXPECT_TRUE(handOver(*startOver("games")));
}

TEST_F(SingleInstanceTest, WithoutAUsableFolderEveryStartIsAlone) {
  for (const QString& folder : {QString(), m_folder.filePath("none"), QString(120, 'x')}) {
    SingleInstance instance(folder, m_folder.path());
    EXPECT_FALSE(instance.isFirst());
    EXPECT_FALSE(instance.handOver(someRequest()));
  }
}

TEST_F(SingleInstanceTest, GarbageIsDroppedAndDisturbsNobody) {
  const auto first = startOver("games");
  HandoverServer server(first->socketPath());
  QSignalSpy received(&server, &HandoverServer::received);
  QByteArray endless = toMessage(someRequest()).first(kHandoverHeaderBytes);
  endless[8] = '\x7f';
  for (const QByteArray& said : {QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray(100'000, '\0'), endless,
                                 toMessage(someRequest()) + '?', toMessage({{}, "/", ""})}) {
    QLocalSocket caller;
    caller.connectToServer(first->socketPath());
    caller.write(said);
    EXPECT_TRUE(waitFor([&] { return caller.state() == QLocalSocket::UnconnectedState; }));
  }
  EXPECT_EQ(received.size(), 0);
  EXPECT_TRUE(handOver(*startOver("games")));
}

TEST_F(SingleInstanceTest, NobodyCanHoldTheFirstUp) {
  const auto first = startOver("games");
  HandoverServer server(first->socketPath());
  QSignalSpy received(&server, &HandoverServer::received);
  std::vector<std::unique_ptr<QLocalSocket>> callers;
  for (int number = 0; number < 20; ++number) {
    callers.push_back(std::make_unique<QLocalSocket>());
    callers.back()->connectToServer(first->socketPath());
    callers.back()->write(toMessage(someRequest()).chopped(1));
  }
  const auto isLeft = [&] {
    return std::all_of(callers.begin(), callers.end(),
                       [](const auto& caller) { return caller->state() == QLocalSocket::UnconnectedState; });
  };
  EXPECT_TRUE(waitFor(isLeft));
  EXPECT_EQ(received.size(), 0);
  EXPECT_TRUE(handOver(*startOver("games")));
}

TEST_F(SingleInstanceTest, TheFirstEndsWhileACallerIsThere) {
  const auto first = startOver("games");
  auto server = std::make_unique<HandoverServer>(first->socketPath());
  QLocalSocket caller;
  caller.connectToServer(first->socketPath());
  caller.write(toMessage(someRequest()));
  ASSERT_TRUE(waitFor([&] { return caller.bytesAvailable() == 1; }));
  server.reset();
  const auto isLeft = [&] { return caller.state() == QLocalSocket::UnconnectedState; };
  EXPECT_TRUE(waitFor(isLeft));
}

TEST_F(SingleInstanceTest, AMessageMayComeInPieces) {
  const auto first = startOver("games");
  HandoverServer server(first->socketPath());
  QSignalSpy received(&server, &HandoverServer::received);
  QLocalSocket caller;
  caller.connectToServer(first->socketPath());
  for (const char byte : toMessage(someRequest())) {
    caller.write(&byte, 1);
    caller.flush();
    QTest::qWait(0);
  }
  ASSERT_TRUE(waitFor([&] { return caller.bytesAvailable() == 1; }));
  EXPECT_EQ(caller.read(1), QByteArray(1, kReady));
  EXPECT_EQ(received.size(), 0);
  caller.write(&kGo, 1);
  ASSERT_TRUE(received.wait(kPatienceMs));
  ASSERT_TRUE(waitFor([&] { return caller.bytesAvailable() == 1; }));
  EXPECT_EQ(caller.read(1), QByteArray(1, kDone));
}

}  // namespace
}  // namespace sudoku
