#include "faultvfs.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <string>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sudoku/grid/random.h>

namespace sudoku {
namespace {

constexpr int kSectorBytes = 512;

/// What SQLite has for each open file: this layer's part, followed by that of the system's own layer.
struct FaultFile {
  sqlite3_file base;
  FaultVfs* vfs;
  QByteArray* path;  // path of the file; null if it has no name
  sqlite3_file* system;
};

FaultVfs& vfsOf(sqlite3_vfs* vfs) {
  return *static_cast<FaultVfs*>(vfs->pAppData);
}

FaultFile& of(sqlite3_file* file) {
  return *reinterpret_cast<FaultFile*>(file);
}

/// Calls the system's own layer, unless the call is to fail.
template <typename Call>
int guarded(FaultVfs& vfs, SystemCall kind, const Call& call) {
  if (const auto error = vfs.enter(kind)) return *error;
  return call();
}

int close(sqlite3_file* file) {
  const int result = of(file).system->pMethods->xClose(of(file).system);
  delete of(file).path;
  return result;
}

int read(sqlite3_file* file, void* data, int size, sqlite3_int64 offset) {
  return guarded(*of(file).vfs, SystemCall::Read,
                 [&] { return of(file).system->pMethods->xRead(of(file).system, data, size, offset); });
}

int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
  FaultFile& self = of(file);
  const auto error = self.vfs->enter(SystemCall::Write);
  const bool isShort = error == SQLITE_IOERR_SHORT_READ;  // the error by which enter() tells of a short write
  if (error && !isShort) return *error;
  const int length = isShort ? size / 2 : size;
  const int result = self.system->pMethods->xWrite(self.system, data, length, offset);
  if (result == SQLITE_OK && self.path != nullptr) self.vfs->noteWrite(*self.path, data, length, offset);
  return isShort ? SQLITE_FULL : result;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  FaultFile& self = of(file);
  return guarded(*self.vfs, SystemCall::Truncate, [&] {
    if (self.path != nullptr) self.vfs->noteTruncate(*self.path, size);
    return self.system->pMethods->xTruncate(self.system, size);
  });
}

/// Nothing is synced to a real disk: the layer itself knows what the disk would hold.
int sync(sqlite3_file* file, int /*flags*/) {
  FaultFile& self = of(file);
  return guarded(*self.vfs, SystemCall::Sync, [&] {
    if (self.path != nullptr) self.vfs->noteSync(*self.path);
    return SQLITE_OK;
  });
}

int fileSize(sqlite3_file* file, sqlite3_int64* size) {
  return guarded(*of(file).vfs, SystemCall::Size,
                 [&] { return of(file).system->pMethods->xFileSize(of(file).system, size); });
}

int lock(sqlite3_file* file, int level) {
  return guarded(*of(file).vfs, SystemCall::Lock,
                 [&] { return of(file).system->pMethods->xLock(of(file).system, level); });
}

int unlock(sqlite3_file* file, int level) {
  return of(file).system->pMethods->xUnlock(of(file).system, level);
}

int checkReservedLock(sqlite3_file* file, int* isLocked) {
  return of(file).system->pMethods->xCheckReservedLock(of(file).system, isLocked);
}

int fileControl(sqlite3_file* file, int operation, void* argument) {
  return of(file).system->pMethods->xFileControl(of(file).system, operation, argument);
}

int sectorSize(sqlite3_file* file) {
  return of(file).system->pMethods->xSectorSize(of(file).system);
}

int deviceCharacteristics(sqlite3_file* file) {
  return of(file).system->pMethods->xDeviceCharacteristics(of(file).system);
}

int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** address) {
  return guarded(*of(file).vfs, SystemCall::MapShared, [&] {
    return of(file).system->pMethods->xShmMap(of(file).system, page, size, extend, address);
  });
}

int lockShared(sqlite3_file* file, int offset, int count, int flags) {
  const auto call = [&] {
    return of(file).system->pMethods->xShmLock(of(file).system, offset, count, flags);
  };
  const bool isRelease = (flags & SQLITE_SHM_UNLOCK) != 0;
  return isRelease ? call() : guarded(*of(file).vfs, SystemCall::LockShared, call);
}

void barrier(sqlite3_file* file) {
  of(file).system->pMethods->xShmBarrier(of(file).system);
}

int unmapShared(sqlite3_file* file, int isDeleted) {
  return of(file).system->pMethods->xShmUnmap(of(file).system, isDeleted);
}

constexpr sqlite3_io_methods kMethods = {2,
                                         close,
                                         read,
                                         write,
                                         truncate,
                                         sync,
                                         fileSize,
                                         lock,
                                         unlock,
                                         checkReservedLock,
                                         fileControl,
                                         sectorSize,
                                         deviceCharacteristics,
                                         mapShared,
                                         lockShared,
                                         barrier,
                                         unmapShared,
                                         nullptr,
                                         nullptr};

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* outFlags) {
  FaultVfs& owner = vfsOf(vfs);
  auto* self =
      new (file) FaultFile{{nullptr}, &owner, nullptr, reinterpret_cast<sqlite3_file*>(&of(file) + 1)};
  return guarded(owner, SystemCall::Open, [&] {
    const int result = owner.system().xOpen(&owner.system(), path, self->system, flags, outFlags);
    if (result != SQLITE_OK) return result;
    self->base.pMethods = &kMethods;
    if (path != nullptr) {
      self->path = new QByteArray(path);
      owner.noteOpen(*self->path);
    }
    return result;
  });
}

int remove(sqlite3_vfs* vfs, const char* path, int syncDirectory) {
  FaultVfs& owner = vfsOf(vfs);
  return guarded(owner, SystemCall::Delete, [&] {
    owner.noteDelete(path);
    return owner.system().xDelete(&owner.system(), path, syncDirectory);
  });
}

bool fits(Fault fault, SystemCall call) {
  const auto faults = faultsOf(call);
  return std::find(faults.begin(), faults.end(), fault) != faults.end();
}

int errorOf(SystemCall call, Fault fault) {
  if (fault == Fault::NoLock) return SQLITE_BUSY;
  if (fault == Fault::ShortWrite) return SQLITE_IOERR_SHORT_READ;
  const bool noSpace = fault == Fault::NoSpace;
  switch (call) {
    case SystemCall::Open:
      return SQLITE_CANTOPEN;
    case SystemCall::Delete:
      return SQLITE_IOERR_DELETE;
    case SystemCall::Read:
      return SQLITE_IOERR_READ;
    case SystemCall::Write:
      return noSpace ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    case SystemCall::Truncate:
      return SQLITE_IOERR_TRUNCATE;
    case SystemCall::Sync:
      return SQLITE_IOERR_FSYNC;
    case SystemCall::Size:
      return SQLITE_IOERR_FSTAT;
    case SystemCall::Lock:
      return SQLITE_IOERR_LOCK;
    case SystemCall::MapShared:
      return noSpace ? SQLITE_IOERR_SHMSIZE : SQLITE_IOERR_SHMMAP;
    case SystemCall::LockShared:
      return SQLITE_IOERR_SHMLOCK;
  }
  return SQLITE_IOERR;
}

void put(QByteArray& content, sqlite3_int64 offset, const QByteArray& data) {
  if (content.size() < offset + data.size())
    content.append(QByteArray(offset + data.size() - content.size(), '\0'));
  content.replace(offset, data.size(), data);
}

}  // namespace

std::vector<Fault> faultsOf(SystemCall call) {
  switch (call) {
    case SystemCall::Write:
      return {Fault::NoSpace, Fault::ShortWrite, Fault::IoError};
    case SystemCall::MapShared:
    case SystemCall::Open:
      return {Fault::NoSpace, Fault::IoError};
    case SystemCall::Lock:
    case SystemCall::LockShared:
      return {Fault::NoLock, Fault::IoError};
    default:
      return {Fault::IoError};
  }
}

FaultVfs::FaultVfs() : m_system(sqlite3_vfs_find(nullptr)), m_vfs(*m_system) {
  m_vfs.pNext = nullptr;
  m_vfs.zName = "faults";
  m_vfs.pAppData = this;
  m_vfs.szOsFile = m_system->szOsFile + static_cast<int>(sizeof(FaultFile));
  m_vfs.xOpen = open;
  m_vfs.xDelete = remove;
  // SQLite waits so for a lock; waiting for one that a fault keeps would only take time.
  m_vfs.xSleep = [](sqlite3_vfs* vfs, int microseconds) {
    return vfsOf(vfs).hasPlannedFault() ? microseconds
                                        : vfsOf(vfs).system().xSleep(&vfsOf(vfs).system(), microseconds);
  };
  sqlite3_vfs_register(&m_vfs, 1);
}

FaultVfs::~FaultVfs() {
  sqlite3_vfs_unregister(&m_vfs);
  sqlite3_vfs_register(m_system, 1);
}

void FaultVfs::reset() {
  const std::scoped_lock lock(m_mutex);
  m_calls = {};
  m_planned.reset();
  m_failed = false;
}

std::vector<SystemCall> FaultVfs::calls(Side side) const {
  const std::scoped_lock lock(m_mutex);
  return m_calls[side == Side::Gui ? 0 : 1];
}

int FaultVfs::count(Side side, SystemCall call) const {
  const auto all = calls(side);
  return static_cast<int>(std::count(all.begin(), all.end(), call));
}

void FaultVfs::setFault(Side side, std::size_t index, Fault fault, bool lasts) {
  const std::scoped_lock lock(m_mutex);
  m_planned = Planned{side, index, fault, lasts};
}

void FaultVfs::clearFault() {
  const std::scoped_lock lock(m_mutex);
  m_planned.reset();
}

bool FaultVfs::hasPlannedFault() const {
  const std::scoped_lock lock(m_mutex);
  return m_planned.has_value();
}

std::optional<int> FaultVfs::enter(SystemCall call) {
  if (call == SystemCall::Sync) std::this_thread::sleep_for(m_syncTime.load());
  const std::scoped_lock lock(m_mutex);
  auto& calls = callsOf(side());
  const std::size_t index = calls.size();
  calls.push_back(call);
  if (!m_planned || index < m_planned->index || !fits(m_planned->fault, call)) return std::nullopt;
  if (m_planned->side != side() || (!m_planned->lasts && index != m_planned->index)) return std::nullopt;
  m_failed = true;
  return errorOf(call, m_planned->fault);
}

void FaultVfs::noteOpen(const QByteArray& path) {
  const std::scoped_lock lock(m_mutex);
  const auto [place, isNew] = m_files.try_emplace(path);
  File& file = place->second;
  if (isNew) {
    // What existed before this layer is on the disk. (Opening and closing a file would release its locks.)
    file.isNameOnDisk = false;
  } else if (file.isDeleted) {
    std::optional<QByteArray> replaced;
    if (file.isNameOnDisk) replaced = file.onDisk;
    file = File();
    file.replaced = replaced;
  }
}

void FaultVfs::noteWrite(const QByteArray& path, const void* data, int size, sqlite3_int64 offset) {
  const std::scoped_lock lock(m_mutex);
  m_files[path].unsynced.push_back({offset, QByteArray(static_cast<const char*>(data), size)});
}

void FaultVfs::noteTruncate(const QByteArray& path, sqlite3_int64 size) {
  const std::scoped_lock lock(m_mutex);
  m_files[path].unsynced.push_back({size, std::nullopt});
}

void FaultVfs::noteSync(const QByteArray& path) {
  const std::scoped_lock lock(m_mutex);
  File& file = m_files[path];
  for (const Change& change : file.unsynced) {
    if (change.data)
      put(file.onDisk, change.offset, *change.data);
    else
      file.onDisk.resize(change.offset, '\0');
  }
  file.unsynced.clear();
  file.replaced.reset();
  file.isNameOnDisk = true;
}

void FaultVfs::noteDelete(const QByteArray& path) {
  const std::scoped_lock lock(m_mutex);
  m_files[path].isDeleted = true;
}

QByteArray FaultVfs::whatIsLeft(const File& file, Random& random) {
  QByteArray content = file.onDisk;
  const std::uint64_t share = random.below(5);  // in quarters: how much happens to have reached the disk
  for (const Change& change : file.unsynced) {
    if (!change.data) {
      if (random.below(4) < share) content.resize(change.offset, '\0');
      continue;
    }
    for (qsizetype begin = 0; begin < change.data->size(); begin += kSectorBytes)
      if (random.below(4) < share) put(content, change.offset + begin, change.data->mid(begin, kSectorBytes));
  }
  return content;
}

void FaultVfs::cutPower(const QString& from, const QString& to, std::uint64_t seed) const {
  const std::scoped_lock lock(m_mutex);
  Random random(seed);
  for (const auto& [path, file] : m_files) {
    const QFileInfo info(QFile::decodeName(path));
    const bool isThere = file.isNameOnDisk || random.below(2) == 0;
    const bool isGone = file.isDeleted && random.below(2) == 0;
    if (info.path() != from || info.fileName().endsWith("-shm") || !isThere || isGone) continue;
    const bool isReplaced = file.replaced && random.below(2) == 0;
    QFile copy(QDir(to).filePath(info.fileName()));
    if (copy.open(QIODevice::WriteOnly)) copy.write(isReplaced ? *file.replaced : whatIsLeft(file, random));
  }
}

}  // namespace sudoku
