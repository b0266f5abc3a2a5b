import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Link {
  client: Socket;
  server: Socket;
  /** No data passes any more, and neither side is notified. */
  isDead: boolean;
}

/** A network connection between tests and a server on this machine; it can be slowed down, interrupted or redirected. */
export class TcpProxy {
  /** Delay in milliseconds in each direction; the order is kept. */
  delayMs = 0;
  private readonly links = new Set<Link>();

  private constructor(
    private readonly listener: Server,
    /** Port of the server; a change applies to new connections. */
    public target: number,
  ) {
    listener.on('connection', (client) => this.link(client));
  }

  static async to(target: number): Promise<TcpProxy> {
    const listener = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new TcpProxy(listener, target);
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  /** Resets (RST) the open connections for which `chosen` returns true. Returns their number. */
  reset(chosen: () => boolean = () => true): number {
    const links = [...this.links].filter(chosen);
    for (const { client, server } of links) {
      client.resetAndDestroy();
      server.destroy();
    }
    return links.length;
  }

  /**
   * Makes the open connections dead: no data passes any more, though both ends consider them open. New connections work. Returns the number
   * of dead connections.
   */
  goDead(): number {
    for (const link of this.links) link.isDead = true;
    return this.links.size;
  }

  async close(): Promise<void> {
    this.listener.close();
    this.reset();
    await once(this.listener, 'close');
  }

  private link(client: Socket): void {
    const link: Link = {
      client,
      server: connect({ port: this.target, host: '127.0.0.1', allowHalfOpen: true }),
      isDead: false,
    };
    this.links.add(link);
    this.pass(link, client, link.server);
    this.pass(link, link.server, client);
    client.once('close', () => this.links.delete(link));
  }

  private pass(link: Link, from: Socket, to: Socket): void {
    from.setNoDelay();
    let before: Promise<unknown> = Promise.resolve();
    const inTurn = (deed: () => unknown) => {
      const arrives = this.delayMs ? pause(this.delayMs) : undefined;
      before = before.then(() => arrives).then(() => link.isDead || deed());
    };
    from.on('data', (bytes) => inTurn(() => to.writable && to.write(bytes)));
    from.on('end', () => inTurn(() => to.end()));
    from.on('error', () => undefined); // the socket is closed afterwards
    from.on('close', () => (from === link.client ? to.destroy() : inTurn(() => to.destroy())));
  }
}
