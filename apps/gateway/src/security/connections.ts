import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkKey } from '../limits/limit-keys.js';

export interface MostConnections {
  atAll: number;
  /** Undefined if all connections come from a proxy, which has limits of its own. */
  ofOneAddress: number | undefined;
}

/** A36: limits connections, so that no single address can use all of them. */
export function limitConnections(server: Server, { atAll, ofOneAddress }: MostConnections): void {
  server.maxConnections = atAll;
  if (ofOneAddress === undefined) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = networkKey(socket.remoteAddress ?? '');
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    if (count > ofOneAddress) socket.destroy();
  });
}
