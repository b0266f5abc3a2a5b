import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { eventually } from '@tedarik/testing';
import { connectToNats } from './nats-transport.js';

const GREETING = 'INFO {"server_id":"a","version":"2.9.10","proto":1,"max_payload":1048576}\r\n';
let server: Server | undefined;
const sockets = new Set<Socket>();
let accepted = 0;
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** A server that greets as NATS does, and answers nothing more. */
async function aServer(): Promise<string> {
  server = createServer((socket) => {
    accepted += 1;
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    socket.resume().write(GREETING);
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Keeps the process from reading sockets for this time, as the start of a large service does. */
function busy(forMs: number): void {
  for (const until = Date.now() + forMs; Date.now() < until;);
}

it('leaves no socket open when the process was too busy to be connected in time', async () => {
  const servers = await aServer();
  const connected = connectToNats({ servers, timeout: 50 });
  setImmediate(() => busy(100));
  await expect(connected).rejects.toThrow('timeout');
  await eventually('the server has seen the connection', () => expect(accepted).toBe(1));
  await eventually('no socket is open', () => expect(sockets.size).toBe(0));
});
