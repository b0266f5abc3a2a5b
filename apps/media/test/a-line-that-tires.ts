import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TiringLine {
  url: string;
  stop(): void;
}

/** A proxy to a real server whose responses stall or break off after a number of bytes. */
export async function aLineThatTires(to: string, bytes: number, then: 'holds' | 'breaks'): Promise<TiringLine> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    let left = bytes;
    for (const socket of [near, far]) open.add(socket.on('error', () => undefined));
    near.pipe(far);
    far.on('data', (part) => {
      near.write(part.subarray(0, left));
      left -= part.length;
      if (left > 0) return;
      far.pause();
      if (then === 'breaks') near.destroySoon();
    });
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
