import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { limitConnections } from './connections.js';

describe('connections', () => {
  let server: Server;
  const dialled: Socket[] = [];

  beforeAll(async () => {
    server = createServer((_, response) => response.end('here'));
    limitConnections(server, { atAll: 5, ofOneAddress: 2 });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    dialled.forEach((socket) => socket.destroy());
    server.close();
  });

  /** Connects from this address and sends a request; `heard` says whether it was answered or the connection was closed. */
  async function dial(localAddress: string) {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    dialled.push(socket);
    const heard = Promise.race([
      once(socket, 'data').then(() => 'answered'),
      once(socket, 'close').then(() => 'hung up on'),
    ]);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return { socket, heard: await heard };
  }

  it('M5: A36: one address has its share of them, and another one its own', async () => {
    const first = await dial('127.0.0.1');
    expect([first.heard, (await dial('127.0.0.1')).heard]).toEqual(['answered', 'answered']);
    expect((await dial('127.0.0.1')).heard).toBe('hung up on');
    expect((await dial('127.0.0.2')).heard).toBe('answered');
    first.socket.destroy();
    await once(first.socket, 'close');
    const again = async (): Promise<string> => {
      const { heard } = await dial('127.0.0.1');
      return heard === 'answered' ? heard : again();
    };
    expect(await again()).toBe('answered');
  });
});
