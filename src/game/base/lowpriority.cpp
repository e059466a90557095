#include "lowpriority.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace sudoku {

void lowerOwnPriority() {
#ifdef Q_OS_LINUX
  constexpr int kNiceness = 10;
  ::setpriority(PRIO_PROCESS, 0,
                kNiceness);  // on Linux the niceness set here belongs to the calling thread alone
#else
  QThread::currentThread()->setPriority(QThread::LowestPriority);
#endif
}

}  // namespace sudoku
