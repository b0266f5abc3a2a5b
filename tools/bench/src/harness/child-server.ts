import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A yardstick server in a process of its own, like the gateway. */
export interface ChildServer {
  url: string;
  stop(): Promise<void>;
}

/** The message that a server script sends when it listens. */
export interface Listening {
  port: number;
}

/** Starts `servers/<name>.server.js` and sends it the data to serve. */
export function startChildServer(name: string, given: object): Promise<ChildServer> {
  const script = fileURLToPath(new URL(`../servers/${name}.server.js`, import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' });
    const ended = new Promise<void>((gone) => child.once('exit', () => gone()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it listened`)));
    child.once('message', ({ port }: Listening) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => {
          child.kill();
          return ended;
        },
      }),
    );
    child.send(given);
  });
}
