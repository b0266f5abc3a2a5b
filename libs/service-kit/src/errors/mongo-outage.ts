const OUTAGE_NAMES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoClientClosedError',
  'MongoOperationTimeoutError',
]);

// HostUnreachable, HostNotFound, LockTimeout, WriteConcernTimeout, NetworkTimeout, ShutdownInProgress, PrimarySteppedDown,
// ExceededTimeLimit, SocketException, NotWritablePrimary, InterruptedAtShutdown, InterruptedDueToReplStateChange,
// NotPrimaryNoSecondaryOk, NotPrimaryOrSecondary, OutOfDiskSpace
const OUTAGE_CODES = new Set([6, 7, 24, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031]);

/** Error codes of Node.js for a connection that ends during a write. */
const BROKEN_SOCKET = new Set(['EPIPE', 'ECONNRESET']);

/**
 * True if MongoDB was unreachable, locked, out of disk space or electing a primary, so that the same call may succeed later. Also checks
 * `cause`, and the error that interrupted a bulk write.
 */
export function isMongoOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (OUTAGE_NAMES.has(error.name)) return true;
  if ('code' in error && BROKEN_SOCKET.has(String(error.code))) return true;
  if (error.name.startsWith('Mongo') && 'code' in error && OUTAGE_CODES.has(Number(error.code))) return true;
  return isMongoOutage(error.cause) || ('errorResponse' in error && isMongoOutage(error.errorResponse));
}

const WRITE_CONFLICT = 112;

/** True if other transactions changed the same record until the timeout. The call may succeed later. */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('Mongo') && 'code' in error && error.code === WRITE_CONFLICT;
}
