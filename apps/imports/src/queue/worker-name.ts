import { hostname } from 'node:os';

/** Name of this worker process in its Redis connections. */
export const WORKER_NAME = `${hostname()}-${process.pid}`;

/** Separates the queue name from the worker name in the name of a Redis connection. */
const MARK = ':w:';

/** Extracts the worker name from the name of its Redis connection. */
export const workerNamed = (connection: string): string => connection.slice(connection.lastIndexOf(MARK) + MARK.length);
