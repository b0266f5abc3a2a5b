import type { Readable } from 'node:stream';
import { AddressRefused } from '../source/address-refused.js';
import { discardBody, ExternalHttpClient, type SourceOptions } from '../source/external-http-client.js';

/** Timeout for each part of a response. */
const PART_WITHIN_MS = 30_000;
/** As long as imports waits for a file. */
const ALL_WITHIN_MS = 5 * 60_000;

/** HTTP validators by which a server recognises that a file is unchanged. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

interface FileAnswer extends Validators {
  /** Null when the file is unchanged according to the validators. */
  file: Readable | null;
}

/** Files at http and https addresses that administrators typed. */
export class FileSource {
  private readonly outside: ExternalHttpClient;

  constructor({
    ports = { 'http:': '80', 'https:': '443' },
    ...options
  }: SourceOptions & { ports?: Record<string, string> } = {}) {
    this.outside = new ExternalHttpClient({ ...options, ports, withinMs: PART_WITHIN_MS });
  }

  /** Opens the file as a stream of any size; `file` is null when it is unchanged. Throws AddressRefused. */
  async open(url: string, known: Validators): Promise<FileAnswer> {
    const conditions = {
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.lastModified && { 'if-modified-since': known.lastModified }),
    };
    const headers = { accept: '*/*', 'accept-encoding': 'identity', ...conditions };
    const answer = await this.outside.get(url, headers, AbortSignal.timeout(ALL_WITHIN_MS));
    const { statusCode, headers: given, body } = answer;
    const isUnchanged = statusCode === 304;
    const isEncoded = given['content-encoding'] !== undefined && given['content-encoding'] !== 'identity';
    if (statusCode !== 200 || isEncoded) discardBody(answer);
    if (statusCode !== 200 && !isUnchanged) throw new AddressRefused(`answered: ${statusCode}`);
    if (isEncoded) throw new AddressRefused('encoded');
    const { etag, 'last-modified': lastModified } = given as Record<string, string | undefined>;
    return { file: isUnchanged ? null : body, etag, lastModified };
  }
}
