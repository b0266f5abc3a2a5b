import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { TcpProxy } from './tcp-proxy.js';

let echo: Server;
let proxy: TcpProxy;
const open: Socket[] = [];
beforeEach(async () => {
  echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await TcpProxy.to((echo.address() as AddressInfo).port);
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await proxy.close();
  echo.close();
});

async function connected(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1').setEncoding('utf8');
  open.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function answerOf(socket: Socket, text: string): Promise<string> {
  let answer = '';
  socket.on('data', (part: string) => (answer += part));
  socket.write(text);
  while (answer.length < text.length) await once(socket, 'data');
  return answer;
}

describe('a TCP proxy', () => {
  it('passes data both ways, and the end of a connection', async () => {
    const socket = await connected();
    expect(await answerOf(socket, 'merhaba')).toBe('merhaba');
    socket.end();
    await once(socket, 'end');
  });

  it('keeps the order of delayed data, also when the delay ends meanwhile', async () => {
    const socket = await connected();
    expect(await answerOf(socket, '.')).toBe('.');
    const began = performance.now();
    let heard = '';
    // Ends as soon as something was delayed.
    await new Promise<void>((resolve) => {
      const get = () => (resolve(), 40);
      Object.defineProperty(proxy, 'delayMs', { configurable: true, get });
      socket.on('data', (part: string) => (heard += part)).write('first ');
    });
    Object.defineProperty(proxy, 'delayMs', { value: 0 });
    socket.write('second');
    while (heard.length < 'first second'.length) await once(socket, 'data');
    expect(heard).toBe('first second');
    expect(performance.now() - began).toBeGreaterThan(35);
  });

  it('resets connections, and accepts new ones', async () => {
    const socket = await connected();
    await answerOf(socket, '.');
    expect(proxy.reset()).toBe(1);
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');
    expect(await answerOf(await connected(), 'yeni')).toBe('yeni');
  });

  it('lets an open connection go dead silently, and accepts new ones', async () => {
    const socket = await connected();
    await answerOf(socket, '.');
    expect(proxy.goDead()).toBe(1);
    let heard = false;
    for (const sign of ['data', 'end', 'close', 'error']) socket.on(sign, () => (heard = true));
    socket.write('ses');
    expect(await answerOf(await connected(), 'yeni')).toBe('yeni');
    expect(heard).toBe(false);
  });
});
