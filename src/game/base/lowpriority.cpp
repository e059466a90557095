#include "lowpriority.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace sudoku {

void lowerOwnPriority() {
#ifdef Q_OS_LINUX
  constexpr int kNiceness = 10;
  // On Linux PRIO_PROCESS with 0 sets the niceness of the calling thread only.
  ::setpriority(PRIO_PROCESS, 0, kNiceness);
#else
  QThread::currentThread()->setPriority(QThread::LowestPriority);
#endif
}

}  // namespace sudoku
