import { Agent, request } from 'undici';
import { PictureRefused } from './picture-refused.js';
import { isPublicAddress, publicLookup, type Resolve } from './public-address.js';

const LARGEST_BYTES = 5 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const CONNECT_WITHIN_MS = 3_000;
const ALL_WITHIN_MS = 8_000;
const AT_ONCE_PER_HOST = 2;
const HTTPS_PORT = '443';

export interface SourceOptions {
  /** Which IP addresses may be dialled; everything public unless it is given. */
  isAllowed?: (address: string) => boolean;
  resolve?: Resolve;
  /** The one port that may be dialled; that of https unless it is given. */
  port?: string;
  /** Certificates that are trusted besides the known ones. */
  ca?: string;
}

/** The only place from which the system fetches what a stranger named (GEN-20, A29). */
export class PictureSource {
  private readonly isAllowed: (address: string) => boolean;
  private readonly port: string;
  private readonly agent: Agent;

  constructor({ isAllowed = isPublicAddress, resolve, port = HTTPS_PORT, ca }: SourceOptions = {}) {
    this.isAllowed = isAllowed;
    this.port = port;
    this.agent = new Agent({
      connections: AT_ONCE_PER_HOST,
      headersTimeout: ALL_WITHIN_MS,
      bodyTimeout: ALL_WITHIN_MS,
      connect: { timeout: CONNECT_WITHIN_MS, lookup: publicLookup(isAllowed, resolve), ...(ca && { ca }) },
    });
  }

  /** The bytes behind an https address, at most 5 MB, within 8 s, after at most three redirects. Throws PictureRefused. */
  async fetch(url: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(ALL_WITHIN_MS);
    try {
      let address = this.checked(url);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const answer = await this.fetchFrom(address, signal);
        if (Buffer.isBuffer(answer)) return answer;
        address = this.checked(new URL(answer.location, address).href);
      }
      throw new PictureRefused('too-many-redirects');
    } catch (error) {
      throw refusalOf(error);
    }
  }

  private async fetchFrom(address: URL, signal: AbortSignal): Promise<Buffer | { location: string }> {
    const { statusCode, headers, body } = await request(address, {
      dispatcher: this.agent,
      signal,
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
    });
    const { location } = headers;
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
      await body.dump();
      return { location };
    }
    if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > LARGEST_BYTES) {
      body.on('error', () => undefined).destroy(); // ends with an error that nobody else hears
      throw new PictureRefused(statusCode === 200 ? 'too-large' : 'not-answered');
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      // What the header said, if anything, need not be what comes.
      if (size > LARGEST_BYTES) throw new PictureRefused('too-large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  /** An address in numbers is dialled without asking the resolver, so it is judged here. */
  private checked(url: string): URL {
    const address = URL.canParse(url) ? new URL(url) : undefined;
    if (address?.protocol !== 'https:') throw new PictureRefused('not-https');
    if (address.username || address.password) throw new PictureRefused('not-https');
    if ((address.port || HTTPS_PORT) !== this.port) throw new PictureRefused('not-https');
    const host = address.hostname.replace(/^\[|\]$/g, '');
    const isNumber = /^[\d.]+$/.test(host) || host.includes(':');
    if (isNumber && !this.isAllowed(host)) throw new PictureRefused('address-not-public');
    return address;
  }
}

function refusalOf(error: unknown): PictureRefused {
  if (error instanceof PictureRefused) return error;
  const { cause } = error as { cause?: unknown };
  return cause instanceof PictureRefused ? cause : new PictureRefused('not-answered', error);
}
