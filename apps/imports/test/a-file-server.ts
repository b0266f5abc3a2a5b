import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake media service that serves files at addresses and records the requests. */
export class FileServer {
  /** By address: a text with its ETag, a reason for refusal, a status of media itself, no answer, or a file that does not end. */
  readonly files = new Map<
    string,
    { text: string; etag: string } | { reason: string } | { status: number } | 'stalled' | 'endless'
  >();
  readonly requested: { url: string; etag: string | undefined }[] = [];
  private server!: Server;

  async start(): Promise<string> {
    this.server = createServer(({ url: path = '', headers }, response) => {
      const url = new URL(path, 'http://media').searchParams.get('url') ?? '';
      const etag = headers['if-none-match'];
      this.requested.push({ url, etag });
      const found = this.files.get(url) ?? { reason: 'answered: 404' };
      if (found === 'stalled') return;
      if (found === 'endless') return void response.writeHead(200).write('[');
      if ('status' in found) return void response.writeHead(found.status).end();
      if ('reason' in found) {
        const failure = { code: 'address-refused', kind: 'unprocessable', details: { reason: found.reason } };
        return void response.writeHead(422).end(JSON.stringify(failure));
      }
      if (etag === found.etag) return void response.writeHead(304).end();
      response.writeHead(200, { etag: found.etag }).end(found.text);
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
