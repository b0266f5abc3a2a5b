import type { Dispatcher } from 'undici';
import { AddressRefused } from './address-refused.js';
import { discardBody, ExternalHttpClient, refusalOf, type SourceOptions } from './external-http-client.js';
import { PictureRefused } from './picture-refused.js';

const LARGEST_BYTES = 5 * 1024 * 1024;
const ALL_WITHIN_MS = 8_000;
const HEADERS = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' };

/** Pictures at https addresses that strangers typed. */
export class PictureSource {
  private readonly outside: ExternalHttpClient;

  constructor({ port = '443', ...options }: SourceOptions & { port?: string } = {}) {
    this.outside = new ExternalHttpClient({ ...options, ports: { 'https:': port }, withinMs: ALL_WITHIN_MS });
  }

  /** Fetches the bytes at an https address: at most 5 MB, within 8 s, after at most three redirects. Throws PictureRefused. */
  async fetch(url: string): Promise<Buffer> {
    try {
      return await bytesOf(await this.outside.get(url, HEADERS, AbortSignal.timeout(ALL_WITHIN_MS)));
    } catch (error) {
      const { reason, cause } = refusalOf(error);
      throw new PictureRefused(reason, cause);
    }
  }
}

async function bytesOf(answer: Dispatcher.ResponseData): Promise<Buffer> {
  const { statusCode, headers, body } = answer;
  if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > LARGEST_BYTES) {
    discardBody(answer);
    throw new AddressRefused(statusCode === 200 ? 'too-large' : 'not-answered');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The content-length header may be missing or wrong.
    if (size > LARGEST_BYTES) throw new AddressRefused('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
