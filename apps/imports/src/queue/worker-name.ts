import { hostname } from 'node:os';

/** This copy of the workers, as Redis knows its connections. */
export const WORKER_NAME = `${hostname()}-${process.pid}`;

/** Separates the name of a queue from a worker's in the name of a connection. */
const MARK = ':w:';

/** The name of a worker from that of its connection. */
export const workerNamed = (connection: string): string => connection.slice(connection.lastIndexOf(MARK) + MARK.length);
