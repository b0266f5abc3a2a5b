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

/** What Node.js says of a connection that ends while something is written to it. */
const BROKEN_SOCKET = new Set(['EPIPE', 'ECONNRESET']);

/**
 * True when MongoDB was away, locked, out of room or changing its primary, so the same call may succeed later. Checks `cause` too, and what a bulk
 * write was broken off by.
 */
export function isMongoOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (OUTAGE_NAMES.has(error.name)) return true;
  if ('code' in error && BROKEN_SOCKET.has(String(error.code))) return true;
  if (error.name.startsWith('Mongo') && 'code' in error && OUTAGE_CODES.has(Number(error.code))) return true;
  return isMongoOutage(error.cause) || ('errorResponse' in error && isMongoOutage(error.errorResponse));
}

const WRITE_CONFLICT = 112;

/** True when others changed the same record until the transaction's timeout. It may succeed later. */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('Mongo') && 'code' in error && error.code === WRITE_CONFLICT;
}
