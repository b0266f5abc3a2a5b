import type { ConnectOptions, mongo } from 'mongoose';

/**
 * How every service talks to MongoDB. What is acknowledged is on a majority's disks and what is read was acknowledged;
 * without a server a call fails after two seconds.
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
  // Who waits longer for a free connection is one too many: an outage for him, and no pile of work for the rest.
  waitQueueTimeoutMS: 4_000,
} as const satisfies mongo.MongoClientOptions;

/** The same for mongoose, which makes no collections and indexes: they come from migrations only. */
export const CONNECTION_OPTIONS = {
  ...DRIVER_OPTIONS,
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
} as const satisfies ConnectOptions;
