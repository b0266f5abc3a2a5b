import { connect } from 'node:net';

const TIMEOUT_MS = 2_000;

/** Sends the bytes to the server of this URL and resolves with the first bytes that it returns; rejects after two seconds. */
export function exchange(url: string, bytes: Buffer | string = ''): Promise<Buffer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${url} does not answer.`)));
    socket.once('connect', () => bytes && socket.write(bytes));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      resolve(answer);
      socket.destroy();
    });
    socket.once('close', () => reject(new Error(`${url} hung up.`)));
  });
}
