import type { Socket } from 'node:net';
import {
  type ConnectionOptions,
  type NatsConnection,
  NatsConnectionImpl,
  setTransportFactory,
} from '@nats-io/transport-node';
import { nodeResolveHost, NodeTransport } from '@nats-io/transport-node/lib/node_transport.js';

/**
 * The client's own transport ignores `close` until the server has greeted it. So when an attempt took too long (for example because the
 * process was busy), its socket stayed open, and a process could not exit.
 */
class ClosingTransport extends NodeTransport {
  override async dial(to: { hostname: string; port: number }): Promise<Socket> {
    const socket = await super.dial(to);
    if (!this.isClosed) return socket;
    socket.destroy();
    throw new Error('closed before it was connected');
  }

  override close(error?: Error): Promise<void> {
    if (this.connected) return super.close(error);
    this.discard();
    return Promise.resolve();
  }
}

/** Connects like `connect` of the client, and leaves no socket of a failed attempt behind. */
export function connectToNats(options: ConnectionOptions): Promise<NatsConnection> {
  setTransportFactory({ factory: () => new ClosingTransport(), dnsResolveFn: nodeResolveHost });
  return NatsConnectionImpl.connect(options);
}
