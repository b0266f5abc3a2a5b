import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import selfsigned from 'selfsigned';

export interface PictureHost {
  /** `https://…` without a path. */
  url: string;
  /** The certificate to trust. */
  ca: string;
  /** Requested paths, in order. */
  requested: string[];
  stop(): Promise<void>;
}

/** A local https server with the name `resimler.test`. */
export async function aPictureHost(answer: RequestListener): Promise<PictureHost> {
  const names = [{ type: 2, value: 'resimler.test' }] as const;
  const { private: key, cert } = selfsigned.generate([{ name: 'commonName', value: 'resimler.test' }], {
    days: 1,
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [...names] }],
  });
  const requested: string[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    requested.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://resimler.test:${port}`,
    ca: cert,
    requested,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
