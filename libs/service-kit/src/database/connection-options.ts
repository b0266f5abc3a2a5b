import type { ConnectOptions, mongo } from 'mongoose';

/**
 * The connection options of every service. An acknowledged write is on the disks of a majority, and reads see only such writes. If no
 * server is reachable, a call fails after two seconds. A call that is not answered in time fails as in an outage, after the driver has
 * retried it once where that is safe.
 */
export const DRIVER_OPTIONS = {
  writeConcern: { w: 'majority', j: true },
  readConcern: { level: 'majority' },
  retryWrites: true,
  retryReads: true,
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  heartbeatFrequencyMS: 2_000,
  maxPoolSize: 50,
  // Under overload, callers that wait longer for a connection fail as in an outage, so that work does not pile up.
  waitQueueTimeoutMS: 4_000,
  // Default of MONGODB_TIMEOUT_MS. Both attempts together take no longer than the longest request may.
  socketTimeoutMS: 15_000,
} as const satisfies mongo.MongoClientOptions;

/** For migrations: building an index of millions of documents is the longest call of all. */
export const MIGRATION_OPTIONS = { ...DRIVER_OPTIONS, socketTimeoutMS: 300_000 } as const;

/** The same for mongoose. It must not create collections and indexes, since migrations do that. */
export const CONNECTION_OPTIONS = {
  ...DRIVER_OPTIONS,
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
} as const satisfies ConnectOptions;
